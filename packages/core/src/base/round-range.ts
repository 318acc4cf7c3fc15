/** The rounds `firstRound` to `lastRound`, null for the last one of the event. */
export interface RoundRange {
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/** Whether a round is in a range. */
export const coversRound = ({ firstRound, lastRound }: RoundRange, round: number): boolean =>
  round >= firstRound && (lastRound === null || round <= lastRound);
