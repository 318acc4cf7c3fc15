/** Why a list of events is not a journal of a competition. */
export class BrokenJournal extends Error {
  readonly seq: number;
  constructor(seq: number, what: string) {
    super(`Event ${seq} does not fit the journal: ${what}`);
    this.name = "BrokenJournal";
    this.seq = seq;
  }
}

/** For a fold that has named every type: throws that the journal has another. */
export const unknownType = (event: never): never => {
  const { seq, type } = event as { seq: number; type: string };
  throw new BrokenJournal(seq, `unknown type ${JSON.stringify(type)}`);
};
