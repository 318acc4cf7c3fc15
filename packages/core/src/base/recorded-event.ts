/**
 * One entry of a competition's journal. Journals are append-only; a correction is a further event.
 * `Type` and `Data` are the event types of the module that owns the competition (tournament, ladder
 * …).
 */
export interface RecordedEvent<Type extends string = string, Data = unknown> {
  /** The competition's identifier; first part of every storage key. */
  readonly competition: string;
  /** 1, 2, 3 … within the competition, without gaps. */
  readonly seq: number;
  readonly type: Type;
  readonly data: Data;
  /** Role, and label of the link or entry: `director`, `table:Table 3`, `player:7`. */
  readonly actor: string;
  /** When the server learnt of it: ISO 8601 in UTC, from the server's clock. */
  readonly recordedAt: string;
  /** When it happened: ISO 8601 in UTC. recordedAt, unless a mail server or a person differs. */
  readonly effectiveAt: string;
}
