/** Pawns go along the path: `{@attach desk.motion.moves(`pawn-${seat}`, { way: path.to(seat, square) })}`, where the squares stand as `square-N`. */

const FARTHEST = 16; // squares: who is sent farther goes straight there

export class Path {
  private readonly stood = new Map<number, number>();

  constructor(private readonly squares: number) {}

  /** The squares that a pawn passes on its way from where it stood before; to be asked whenever it is drawn. */
  to(pawn: number, square: number): () => string[] {
    const from = this.stood.get(pawn) ?? square;
    this.stood.set(pawn, square);
    const steps = (square - from + this.squares) % this.squares;
    return () => (steps > FARTHEST ? [] : Array.from({ length: Math.max(0, steps - 1) }, (_, step) => `square-${(from + step + 1) % this.squares}`));
  }
}
