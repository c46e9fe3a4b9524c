/** Asks for the code of a private server, wherever on the page a table is about to be opened. */

class CreationCode {
  /** Why it is asked for; null while nobody asks. */
  reason = $state<string | null>(null);
  private answer: ((typed: string | null) => void) | null = null;

  /** What was typed; null if nobody wants to. */
  ask(reason: string): Promise<string | null> {
    this.give(null);
    this.reason = reason;
    return new Promise((resolve) => (this.answer = resolve));
  }

  give(typed: string | null): void {
    const answer = this.answer;
    this.answer = null;
    this.reason = null;
    answer?.(typed);
  }
}

export const creationCode = new CreationCode();
