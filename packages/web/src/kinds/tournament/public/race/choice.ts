import type { EntryId } from "@losfee/core";
import type { PageQuery } from "../../../../shell/page-query.ts";
import type { RaceLine } from "./race-line.ts";

/** Most lines that readers can follow. */
export const MOST_CHOSEN = 6;

/** The coloured lines. */
export interface RaceChoice {
  /** At most six, in the order of the standings. */
  readonly entries: readonly EntryId[];
  /** True without a choice: then the leaders, and those who moved most. */
  readonly isUsual: boolean;
  /** Requested numbers of no entry in the race. */
  readonly unknown: readonly string[];
}

/** Reads the choice from `who` (numbers of entries, separated by commas) and `add`. */
export const choiceOf = (lines: readonly RaceLine[], query: PageQuery): RaceChoice => {
  const asked = [...new Set(`${query["who"] ?? ""},${query["add"] ?? ""}`.split(",").map(trimmed))];
  const wanted = asked.filter((text) => text !== "");
  const known = new Map(lines.map(({ entry }) => [String(entry), entry]));
  const unknown = wanted.filter((text) => !known.has(text));
  const found = wanted.flatMap((text) => known.get(text) ?? []).slice(0, MOST_CHOSEN);
  const isUsual = found.length === 0;
  const chosen = new Set(isUsual ? usual(lines) : found);
  return {
    entries: lines.flatMap(({ entry }) => (chosen.has(entry) ? [entry] : [])),
    isUsual,
    unknown,
  };
};

const trimmed = (text: string): string => text.trim();

/** Number of leaders coloured by default. */
const LEADERS = 4;

/** The leaders, and the biggest climber and faller among the others. */
const usual = (lines: readonly RaceLine[]): readonly EntryId[] => {
  const present = lines.filter(({ withdrawn }) => !withdrawn);
  const top = present.slice(0, LEADERS);
  const others = present.slice(LEADERS);
  const most = (moved: (line: RaceLine) => number): readonly RaceLine[] => {
    const [first] = others.toSorted((a, b) => moved(b) - moved(a));
    return first !== undefined && moved(first) > 0 ? [first] : [];
  };
  return [...top, ...most(climbOf), ...most((line) => -climbOf(line))].map(({ entry }) => entry);
};

/** Ranks gained from the start of the line to its end. */
const climbOf = ({ ranks, rank }: RaceLine): number =>
  (ranks.find((one) => one !== null) ?? rank) - rank;
