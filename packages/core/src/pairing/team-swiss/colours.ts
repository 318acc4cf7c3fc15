import { coloursPlayed, MILD, NO_PREFERENCE, STRONG } from "../fide-dutch/colours.ts";
import { classOfPreference } from "../fide-dutch/demand.ts";
import type { TeamSwissTeam, TeamSwissTournament } from "./tournament.ts";

/** Colour histories and preferences, by rank. White is 1, black −1. */
export interface TeamColours {
  /** Colours of the matches played, first match first (1.6.1). */
  readonly colours: readonly Int8Array[];
  /** The colour difference CD (1.6.2). */
  readonly differences: Int16Array;
  /** The colour preferred: 1 white, −1 black, 0 without a preference. */
  readonly preferences: Int8Array;
  /** No preference, mild (including simple ones of type A) or strong. */
  readonly strengths: Uint8Array;
  /** Preference and strength in one number, as in demand.ts. */
  readonly classes: Uint8Array;
}

/** Computes the colour preferences of teams (1.6 and 1.7). */
export const teamColours = (
  teams: readonly TeamSwissTeam[],
  { preferences: type, round, rounds }: TeamSwissTournament,
): TeamColours => {
  const colours = teams.map(coloursPlayed);
  const differences = Int16Array.from(colours, (had) => had.reduce((sum, one) => sum + one, 0));
  const found = colours.map((had, rank) => {
    const difference = differences[rank] as number;
    if (type === "none") return { colour: 0, strength: NO_PREFERENCE };
    const due = dueAnyway(had, difference);
    if (type === "A") return { colour: due, strength: due === 0 ? NO_PREFERENCE : MILD };
    if (due !== 0) return { colour: due, strength: STRONG };
    const mild = mildlyDue(had, difference, round >= rounds);
    return { colour: mild, strength: mild === 0 ? NO_PREFERENCE : MILD };
  });
  const preferences = Int8Array.from(found, ({ colour }) => colour);
  const strengths = Uint8Array.from(found, ({ strength }) => strength);
  const classes = Uint8Array.from(found, ({ colour, strength }) =>
    classOfPreference(colour, strength),
  );
  return { colours, differences, preferences, strengths, classes };
};

/** 1.7.1, and the strong preferences of 1.7.2: the same clauses. 0 for none. */
const dueAnyway = (had: Int8Array, difference: number): number => {
  if (Math.abs(difference) > 1) return -Math.sign(difference);
  const last = had.at(-1) ?? 0;
  if (last === 0 || had.at(-2) !== last) return 0;
  // Two in a row count unless the difference already favours that colour.
  return difference === 0 || Math.sign(difference) === last ? -last : 0;
};

/** The mild preferences of 1.7.2. */
const mildlyDue = (had: Int8Array, difference: number, isLastRound: boolean): number => {
  if (difference !== 0) return -Math.sign(difference);
  return isLastRound ? 0 : -(had.at(-1) ?? 0);
};
