/** By which device and link an act reached a journal, as far as it is known. */
export interface Trace {
  /** The session, by the name that opens nothing; null for programs and what happens by itself. */
  readonly session: string | null;
  /** The link that the session came in by; null for directors'. */
  readonly link: string | null;
  /** The account of whoever acted; null where nobody has signed in as a person. */
  readonly person: string | null;
  /** E.g. `Firefox`; of programs their name, e.g. `curl`. */
  readonly browser: string | null;
  /** E.g. `Android`. */
  readonly system: string | null;
}

/** A device in words: `Firefox, Android`; empty where nothing is known of it. */
export const deviceLabel = ({ browser, system }: Pick<Trace, "browser" | "system">): string =>
  [browser, system].filter((part) => part !== null).join(", ");
