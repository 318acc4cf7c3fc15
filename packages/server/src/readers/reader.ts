/** A question that is the same whoever asks it, and by whichever way it came. */
export interface Asked {
  /** Path and query, each in one spelling only. */
  readonly url: string;
  /** The competition that it is about; null: none in particular. */
  readonly about: string | null;
  /** All that the answer depends on besides: language, format, packing. */
  readonly headers: Readonly<Record<string, string>>;
  /** The address under which visitors find what is answered. */
  readonly baseUrl: string;
}

/** An answer that is ready to leave. */
export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether others may be told the same later; not where more is to come in a moment. */
  readonly keeps: boolean;
}

/** Answers what anybody may ask. */
export interface Reader {
  /** @throws ReaderAway where nothing can answer now. */
  ask(asked: Asked): Promise<Told>;
}

/** Rejects a question that nothing can answer now; asked again in a moment it may be answered. */
export class ReaderAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`no reader: ${why}`, { cause });
    this.name = "ReaderAway";
  }
}
