import type { McMahonParameters } from "../../mcmahon/parameters.ts";
import { integer, type OptionValues } from "../options.ts";

/** Ranks as numbers: 1 dan is 1, 1 kyu is 0, 20 kyu is −19. */
const rank = (value: number) => integer(-29, 9, value);

export const options = {
  upperBar: rank(4),
  lowerBar: rank(-19),
  noHandicapFrom: rank(1),
  handicapReduction: integer(0, 9, 1),
  mostHandicap: integer(0, 9, 9),
} as const;

export type McMahonOptions = OptionValues<typeof options>;

/** OpenGotha's usual parameters, with the options of the stage. */
export const parametersFor = (
  { upperBar, lowerBar, noHandicapFrom, handicapReduction, mostHandicap }: McMahonOptions,
  rounds: number,
): McMahonParameters => ({
  score: "mms",
  rounds,
  bar: Math.max(upperBar, lowerBar) - 1,
  floor: Math.min(upperBar, lowerBar) - 1,
  halvesAbsent: { mms: 1, wins: 0 },
  halvesBye: { mms: 2, wins: 2 },
  roundsDown: true,
  handicap: {
    byScore: true,
    reduction: handicapReduction,
    most: mostHandicap,
    noneFrom: noHandicapFrom - 1,
  },
  weights: {
    newOpponent: 500_000_000_000_000,
    colours: 1_000_000,
    score: 100_000_000_000,
    drawnUpOrDown: 100_000_000,
    seeding: 5_000_000,
    otherPlace: 0,
  },
  concavity: 0.5,
  drawnFromUpper: "middle",
  drawnFromLower: "middle",
  compensates: true,
  seeding: {
    first: "slip",
    later: "fold",
    lastRoundOfFirst: 2,
    firstByRating: true,
    laterByRating: true,
  },
  ratherThanSameClub: 0,
  ratherThanSameCountry: 0,
  strong: { rank: 9, atBar: true, byWins: true },
});
