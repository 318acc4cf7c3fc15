/** Reason why a list of events is not a journal of a competition. */
export class BrokenJournal extends Error {
  readonly seq: number;
  constructor(seq: number, what: string) {
    super(`Event ${seq} does not fit the journal: ${what}`);
    this.name = "BrokenJournal";
    this.seq = seq;
  }
}

/** Throws on an event type that an exhaustive fold does not know. */
export const unknownType = (event: never): never => {
  const { seq, type } = event as { seq: number; type: string };
  throw new BrokenJournal(seq, `unknown type ${JSON.stringify(type)}`);
};
