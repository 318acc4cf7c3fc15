/** Why a list of events is not a journal of a competition. */
export class BrokenJournal extends Error {
  readonly seq: number;
  constructor(seq: number, what: string) {
    super(`Event ${seq} does not fit the journal: ${what}`);
    this.name = "BrokenJournal";
    this.seq = seq;
  }
}
