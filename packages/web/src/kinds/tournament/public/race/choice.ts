import type { EntryId } from "@losfee/core";
import type { PageQuery } from "../../../../shell/page-query.ts";
import type { RaceLine } from "./race-line.ts";

/** As many lines as eyes can follow. */
export const MOST_CHOSEN = 6;

/** Whose lines are in colour. */
export interface RaceChoice {
  /** At most six, in the order of the standings. */
  readonly entries: readonly EntryId[];
  /** Whether nobody was asked for: then the top, and who moved most. */
  readonly isUsual: boolean;
  /** Numbers that belong to nobody in the race. */
  readonly unknown: readonly string[];
}

/** Who is asked for by `who` (numbers of entries, separated by commas) and `add`. */
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

/** How many of the top are in colour where nobody is asked for. */
const LEADERS = 4;

/** The top, and who climbed and who fell most among the others. */
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

/** How many ranks better somebody is at the end of the line than at its start. */
const climbOf = ({ ranks, rank }: RaceLine): number =>
  (ranks.find((one) => one !== null) ?? rank) - rank;
