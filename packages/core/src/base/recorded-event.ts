/**
 * One entry of a competition's journal: something that happened. Journals are only ever appended
 * to; a correction is a further event. `Type` and `Data` are those of the events of the module that
 * owns the competition (tournament, ladder …).
 */
export interface RecordedEvent<Type extends string = string, Data = unknown> {
  /** The competition's identifier; first part of every storage key. */
  readonly competition: string;
  /** 1, 2, 3 … within the competition, without gaps. */
  readonly seq: number;
  readonly type: Type;
  readonly data: Data;
  /** Who did it: the role, and the label of the link or the entry: `director`, `table:Table 3`, `player:7`. */
  readonly actor: string;
  /** When we learnt it: ISO 8601 in UTC, from the server's clock. */
  readonly recordedAt: string;
  /** When it happened: ISO 8601 in UTC. Equals recordedAt unless a mail server or a person says otherwise. */
  readonly effectiveAt: string;
}
