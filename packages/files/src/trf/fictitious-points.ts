import { bakuAcceleration } from "@losfee/core";
import { declarationOf } from "./declared-system.ts";
import { accelerationOf, type TrfTournament } from "./tournament.ts";

/** True if the declared type asks for Baku acceleration. */
export const asksForBaku = ({ header }: Pick<TrfTournament, "header">): boolean =>
  declarationOf(header)?.baku === true;

/**
 * Returns the fictitious points of a pairing number in a round: of records 250 and XXA, or, without
 * any, of Baku acceleration if record 192 or the caller asks for it.
 */
export const fictitiousPointsOf = (
  trf: TrfTournament,
  rounds: number,
  baku: boolean,
): ((number: number, round: number) => number) => {
  if (trf.accelerations.length > 0) {
    const byRank = new Map(trf.players.map(({ rank, startingRank }) => [rank, startingRank]));
    return (number, round) => {
      const id = trf.orderByRank ? (byRank.get(number) ?? number) : number;
      return accelerationOf(trf, id, round).points;
    };
  }
  if (!baku && !asksForBaku(trf)) return () => 0;
  const { players, scoring } = trf;
  const settings = { players: players.length, rounds, win: scoring.whiteWin };
  const numbers = players.map(numberIn(trf)).toSorted((a, b) => a - b);
  // Numbers may have gaps: the place in the list counts.
  const byNumber = new Map(
    numbers.map((number, index) => [number, bakuAcceleration(index + 1, settings)]),
  );
  return (number, round) => byNumber.get(number)?.[round - 1] ?? 0;
};

const numberIn =
  ({ orderByRank }: TrfTournament) =>
  ({ rank, startingRank }: TrfTournament["players"][number]): number =>
    orderByRank && rank !== null ? rank : startingRank;
