/** The rounds `firstRound` to `lastRound`; null for the last round of the event. */
export interface RoundRange {
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/** True if the range includes the round. */
export const coversRound = ({ firstRound, lastRound }: RoundRange, round: number): boolean =>
  round >= firstRound && (lastRound === null || round <= lastRound);
