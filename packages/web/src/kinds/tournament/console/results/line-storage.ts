/** Storage key of the line that is typed for a round and not yet sent. */
export const lineStorage = (competition: string, round: number): string =>
  `losfee-line-${competition}-${round}`;
