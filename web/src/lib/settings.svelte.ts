/** What a person has chosen on this device: language, theme, sound, name. Remembered, if the browser lets us. */

const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
type Theme = "auto" | "light" | "dark";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`magnat.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`magnat.${key}`, value);
  } catch {
    // A private window may refuse; then the choice lasts as long as the page.
  }
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  language = $state<Language>((recall("language") as Language | null) ?? browserLanguage());
  theme = $state<Theme>((recall("theme") as Theme | null) ?? "auto");
  sound = $state(recall("sound") !== "off");
  reminders = $state(recall("reminders") === "on");
  shortcuts = $state(recall("shortcuts") !== "off");
  asText = $state(recall("text") === "on");
  /** Whether the log says which rules stand behind each line. */
  ruleNumbers = $state(recall("rule-numbers") === "on");
  name = $state(recall("name") ?? "");
  /** That opens tables on a private server. */
  code = $state(recall("code") ?? "");

  /** How days and lists are written: English here is British. */
  get locale(): string {
    return this.language === "en" ? "en-GB" : this.language;
  }
  setLanguage(language: Language): void {
    this.language = language;
    remember("language", language);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }
  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }
  setReminders(on: boolean): void {
    this.reminders = on;
    remember("reminders", on ? "on" : "off");
  }
  setShortcuts(on: boolean): void {
    this.shortcuts = on;
    remember("shortcuts", on ? "on" : "off");
  }
  setAsText(on: boolean): void {
    this.asText = on;
    remember("text", on ? "on" : "off");
  }
  setRuleNumbers(on: boolean): void {
    this.ruleNumbers = on;
    remember("rule-numbers", on ? "on" : "off");
  }
  setCode(code: string): void {
    this.code = code;
    remember("code", code);
  }
  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

export const settings = new Settings();

const REMEMBERED = 5000; // matches: more than a server keeps of anybody

/** The matches this browser has sat or watched at, newest first. */
export function myMatches(): string[] {
  return (recall("matches") ?? "").split(" ").filter(Boolean);
}

export function rememberMatch(id: string): void {
  remember("matches", [id, ...myMatches().filter((other) => other !== id)].slice(0, REMEMBERED).join(" "));
}

export function forgetMatch(id: string): void {
  remember(
    "matches",
    myMatches()
      .filter((other) => other !== id)
      .join(" "),
  );
}
