import { bakuAcceleration } from "@losfee/core";
import { declarationOf } from "./declared-system.ts";
import { accelerationOf, type TrfTournament } from "./tournament.ts";

/** Whether the type that an event declares asks for Baku acceleration. */
export const asksForBaku = ({ header }: Pick<TrfTournament, "header">): boolean =>
  declarationOf(header)?.baku === true;

/**
 * The fictitious points of a pairing number in a round: those of records 250 and XXA, or, where
 * there are none, of Baku acceleration if record 192 or the caller asks for it.
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
  // Numbers may have gaps: what counts is the place in the list.
  const byNumber = new Map(
    numbers.map((number, index) => [number, bakuAcceleration(index + 1, settings)]),
  );
  return (number, round) => byNumber.get(number)?.[round - 1] ?? 0;
};

const numberIn =
  ({ orderByRank }: TrfTournament) =>
  ({ rank, startingRank }: TrfTournament["players"][number]): number =>
    orderByRank && rank !== null ? rank : startingRank;
