/** Device and link from which an act reached a journal, where known. */
export interface Trace {
  /** The session's public name, which grants nothing; null for programs and automatic acts. */
  readonly session: string | null;
  /** The link that opened the session; null for directors. */
  readonly link: string | null;
  /** The account of the actor; null if not signed in as a person. */
  readonly person: string | null;
  /** E.g. `Firefox`; a program's name for programs, e.g. `curl`. */
  readonly browser: string | null;
  /** E.g. `Android`. */
  readonly system: string | null;
}

/** Returns a device in words: `Firefox, Android`; empty if unknown. */
export const deviceLabel = ({ browser, system }: Pick<Trace, "browser" | "system">): string =>
  [browser, system].filter((part) => part !== null).join(", ");
