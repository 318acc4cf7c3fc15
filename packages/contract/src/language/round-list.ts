/** Parses rounds such as `5, 7-9`; null if the text is something else. */
export const parseRounds = (text: string): readonly number[] | null => {
  const rounds: number[] = [];
  for (const part of text.split(/[\s,;]+/).filter((piece) => piece !== "")) {
    const range = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part);
    if (range === null) return null;
    const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
    for (let round = first; round <= last; round++) rounds.push(round);
  }
  return [...new Set(rounds)].sort((a, b) => a - b);
};

/** Returns the shortest text that {@link parseRounds} parses to these rounds: `5, 7–9`. */
export const makeRounds = (rounds: readonly number[]): string => {
  const parts: [number, number][] = [];
  for (const round of rounds.toSorted((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last !== undefined && round === last[1] + 1) last[1] = round;
    else parts.push([round, round]);
  }
  return parts.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(", ");
};
