import type { DutchPlayer, DutchRecord, DutchTournament } from "@losfee/core";
import { err, ok, type Result } from "@losfee/core";
import { abnormalIndexOf, adjustmentOf } from "./abnormal-points.ts";
import { declarationOf } from "./declared-system.ts";
import { type DutchInputNote, notesOf } from "./dutch-notes.ts";
import { fictitiousPointsOf } from "./fictitious-points.ts";
import { inferredColour, tookPart } from "./inferred-colour.ts";
import {
  forbiddenPairsOf,
  type TrfPlayer,
  type TrfRound,
  type TrfTournament,
} from "./tournament.ts";

/** A round to be paired, as input of the engine for C.04.3. */
export interface DutchInput {
  readonly tournament: DutchTournament;
  /** Assumptions and omissions; not errors, but of interest to an arbiter. */
  readonly notes: readonly DutchInputNote[];
  /**
   * The starting rank of a pairing number. Both are the same, unless the file orders players by
   * rank (`XXC rank`).
   */
  startingRankOf(number: number): number;
}

/** Reasons why a file does not define a round to be paired. */
export type DutchInputRefusal =
  /** The event pairs teams, not players. */
  | { readonly code: "trf-team-event" }
  /** Record 192, or 092 in its place, declares a system that the Dutch rules do not pair. */
  | { readonly code: "trf-not-dutch"; readonly record: "192" | "092"; readonly declared: string }
  /** Neither 142 nor XXR: the last round is unknown. */
  | { readonly code: "trf-no-round-count" }
  /** All rounds have been played. */
  | { readonly code: "trf-no-round-left"; readonly rounds: number }
  | { readonly code: "trf-no-such-round"; readonly round: number; readonly last: number }
  /** The file orders by rank, and a player has none or shares one. */
  | { readonly code: "trf-no-own-rank"; readonly player: number };

/** Options of the caller, independent of the file. */
export interface DutchInputOptions {
  /** The round to be paired; by default the first one that is not in the file. */
  readonly round?: number;
  /** Baku acceleration (C.04.5.1), even if the file does not ask for it. */
  readonly baku?: boolean;
}

/**
 * Returns the engine input for a round: a coming one without the declared absences, or a past one
 * as it stood before, with its actual participants. O(players · rounds).
 */
export const dutchInputOf = (
  trf: TrfTournament,
  { round = trf.playedRounds + 1, baku = false }: DutchInputOptions = {},
): Result<DutchInput, DutchInputRefusal> => {
  const rounds = roundCountFor(trf, round);
  if (!rounds.ok) return rounds;
  const numbered = numberedPlayers(trf);
  if (!numbered.ok) return numbered;
  const numbers = new Map(
    numbered.value.map(([number, { startingRank }]) => [startingRank, number]),
  );
  const startingRanks = new Map(
    [...numbers].map(([startingRank, number]) => [number, startingRank]),
  );
  const numberOf = (startingRank: number): number => numbers.get(startingRank) ?? startingRank;
  const fictitious = fictitiousPointsOf(trf, rounds.value, baku);
  const abnormal = abnormalIndexOf(trf.abnormalPoints);
  const isAvailable = availability(trf, round);
  const inferred = trf.initialColour ?? inferredColour(numbered.value.map(([, player]) => player));
  const players = numbered.value.map(([number, player]): DutchPlayer => {
    const { startingRank, lines } = player;
    return {
      number,
      available: isAvailable(player),
      history: lines.slice(0, round - 1).map((line) => recordOf(line, numberOf)),
      addedPoints: Array.from({ length: round }, (_, index) => {
        // Penalties and bonuses belong to the score, not to any round's points.
        const adjustment = index === 0 ? 0 : adjustmentOf(abnormal, startingRank, index).points;
        return fictitious(number, index + 1) + adjustment;
      }),
    };
  });
  const { scoring } = trf;
  return ok({
    tournament: {
      round,
      rounds: rounds.value,
      points: {
        win: Math.max(scoring.whiteWin, scoring.blackWin),
        draw: Math.max(scoring.whiteDraw, scoring.blackDraw),
        loss: Math.max(scoring.whiteLoss, scoring.blackLoss),
      },
      initialColour: inferred === "b" ? "black" : "white",
      players,
      forbidden: forbiddenPairsOf(trf, round).map((pair) => pair.map(numberOf)),
    },
    notes: notesOf(trf, { round, colourIsKnown: inferred !== null, baku }),
    startingRankOf: (number) => startingRanks.get(number) ?? number,
  });
};

const roundCountFor = (
  { teamEvent, rounds, playedRounds, header }: TrfTournament,
  round: number,
): Result<number, DutchInputRefusal> => {
  if (teamEvent) return err({ code: "trf-team-event" });
  const declared = declarationOf(header);
  if (declared !== null && declared.system !== "fide-dutch") {
    return err({ code: "trf-not-dutch", record: declared.record, declared: declared.code });
  }
  if (!Number.isInteger(round) || round < 1 || round > playedRounds + 1) {
    return err({ code: "trf-no-such-round", round, last: playedRounds + 1 });
  }
  // A report of a finished event need not state the number of rounds.
  if (round <= playedRounds) return ok(Math.max(rounds ?? 0, playedRounds));
  if (rounds === null) return err({ code: "trf-no-round-count" });
  return round > rounds ? err({ code: "trf-no-round-left", rounds }) : ok(rounds);
};

/** Returns the players with their pairing numbers, ascending. */
const numberedPlayers = ({
  players,
  orderByRank,
}: TrfTournament): Result<readonly (readonly [number, TrfPlayer])[], DutchInputRefusal> => {
  if (!orderByRank) return ok(players.map((player) => [player.startingRank, player]));
  const byRank = new Map<number, TrfPlayer>();
  for (const player of players) {
    const { rank, startingRank } = player;
    if (rank === null || rank < 1 || byRank.has(rank)) {
      return err({ code: "trf-no-own-rank", player: startingRank });
    }
    byRank.set(rank, player);
  }
  return ok([...byRank].toSorted(([one], [other]) => one - other));
};

const recordOf = (line: TrfRound, numberOf: (startingRank: number) => number): DutchRecord => {
  // A game without a result yet was paired: the two have met and had their colours.
  const played = line.kind === "game" || line.kind === "unrated-game" || line.kind === "pending";
  return {
    opponent: line.opponent === null ? 0 : numberOf(line.opponent),
    played,
    colour: played && line.colour !== null ? COLOURS[line.colour] : null,
    points: line.points,
    pairingAllocatedBye: line.kind === "pairing-allocated-bye",
  };
};

const COLOURS = { w: "white", b: "black" } as const;

const availability = (trf: TrfTournament, round: number): ((player: TrfPlayer) => boolean) => {
  if (round <= trf.playedRounds) return ({ lines }) => tookPart(lines[round - 1]);
  const away = new Set(trf.absences.filter((grant) => grant.round === round).map(({ id }) => id));
  return ({ startingRank }) => !away.has(startingRank);
};
