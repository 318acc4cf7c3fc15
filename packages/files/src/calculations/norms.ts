import {
  checkNorm,
  forecastNorm,
  isInternationalSwiss,
  type NormEvent,
  type NormForecast,
  type NormOpponent,
  type NormReport,
  type NormRound,
  type NormTitle,
  type Result,
} from "@losfee/core";
import { z } from "zod";
import { checkNormGames } from "./check-ratings.ts";
import type { CalculationRefusal } from "./problem.ts";
import { idSchema, readInput, resultSchema, textSchema, WHITE_HALVES } from "./shape.ts";

/** An event whose players may make norms, as `losfee norms` reads it. */
export interface NormsEvent {
  readonly event: NormEvent;
  readonly people: readonly NormPerson[];
}

interface NormPerson {
  readonly id: string | number;
  readonly name: string;
  readonly rating: number | null;
  readonly title: string | null;
  readonly federation: string | null;
  readonly female: boolean;
  readonly rounds: readonly NormRound[];
}

/** A norm that a player has, or could still make. */
export interface PlayerNorm {
  readonly person: number;
  readonly report: NormReport;
  /** Null: no round is to come, or too many. */
  readonly forecast: NormForecast | null;
}

/** Returns for each player the titles above their own, as they stand and as they may end. */
export const normsOf = ({ event, people }: NormsEvent): readonly PlayerNorm[] => {
  const highest = Math.max(0, ...people.map(({ rating }) => rating ?? 0));
  return people.flatMap((one, person) => {
    const { federation, rounds } = one;
    if (federation === null) return [];
    const candidate = { federation };
    return titlesAbove(one).map((title) => ({
      person,
      report: checkNorm(title, event, candidate, rounds),
      forecast: forecastNorm(title, event, candidate, rounds, highest),
    }));
  });
};

/** Titles that a person with one of these does not need any more. */
const COVERED: Readonly<Record<NormTitle, readonly string[]>> = {
  GM: ["GM"],
  IM: ["GM", "IM"],
  WGM: ["GM", "WGM"],
  WIM: ["GM", "IM", "WGM", "WIM"],
};

const titlesAbove = ({ title, female }: NormPerson): readonly NormTitle[] => {
  const open: readonly NormTitle[] = female ? ["GM", "IM", "WGM", "WIM"] : ["GM", "IM"];
  return open.filter((one) => title === null || !COVERED[one].includes(title));
};

const playerSchema = z.strictObject({
  id: idSchema,
  name: textSchema.nullable().exactOptional(),
  rating: z.int().min(0).max(4000).nullable(),
  title: textSchema.nullable().exactOptional(),
  federation: textSchema.nullable(),
  sex: z.enum(["m", "f", "w"]).nullable().exactOptional(),
});

const round = z.int().min(1).max(30);

const eventSchema = z.strictObject({
  pairing: z.enum(["swiss", "knockout", "round-robin", "double-round-robin"]),
  kind: z.enum(["ordinary", "team-championship", "world-cup"]).exactOptional(),
  rounds: round,
  host: textSchema.exactOptional(),
  foreignersWaived: z.boolean().exactOptional(),
  players: z.array(playerSchema).max(2000),
  games: z.array(
    z.strictObject({
      round,
      white: idSchema,
      black: idSchema,
      result: resultSchema.nullable(),
      forfeit: z.boolean().exactOptional(),
    }),
  ),
  byes: z.array(z.strictObject({ round, player: idSchema })).exactOptional(),
});

type NormsInput = z.output<typeof eventSchema>;

/** Reads an event for norms from JSON; refuses it whole, with all problems. */
export const readNormsEvent = (
  bytes: Uint8Array | string,
): Result<NormsEvent, CalculationRefusal> => {
  const read = readInput(bytes, eventSchema, checkNormGames);
  return read.ok ? { ok: true, value: eventOf(read.value) } : read;
};

const eventOf = (input: NormsInput): NormsEvent => {
  const { pairing, kind = "ordinary", rounds, host } = input;
  const isRoundRobin = pairing === "round-robin" || pairing === "double-round-robin";
  const zeros = isRoundRobin ? withoutPoints(input) : new Set<string>();
  const opponents = new Map(
    input.players.map(({ id, rating, title, federation }): readonly [string, NormOpponent] => [
      String(id),
      {
        rating: rating === 0 ? null : rating,
        title: title ?? null,
        federation,
        scoredNothing: zeros.has(String(id)),
      },
    ]),
  );
  const people = input.players.map((player): NormPerson => {
    const own = opponents.get(String(player.id));
    return {
      id: player.id,
      name: player.name ?? "",
      rating: own?.rating ?? null,
      title: own?.title ?? null,
      federation: own?.federation ?? null,
      female: player.sex === "f" || player.sex === "w",
      rounds: roundsOf(input, String(player.id), opponents),
    };
  });
  const isInternational =
    pairing === "swiss" &&
    host !== undefined &&
    isInternationalSwiss(
      host,
      people.map((one) => ({ ...one, missed: missedBy(one) })),
    );
  const foreignersWaived = input.foreignersWaived ?? isInternational;
  return { event: { pairing, kind, rounds, foreignersWaived }, people };
};

const missedBy = ({ rounds }: NormPerson): number =>
  rounds.filter(({ kind }) => kind === "not-counted").length;

/** Ids of unrated players who scored nothing against rated ones. */
const withoutPoints = ({ players, games }: NormsInput): ReadonlySet<string> => {
  const rated = new Set(players.flatMap(({ id, rating }) => (rating ? [String(id)] : [])));
  const scored = new Set(
    games.flatMap(({ white, black, result, forfeit }) => {
      if (result === null || forfeit === true) return [];
      return [
        ...(result !== "0" && rated.has(String(black)) ? [String(white)] : []),
        ...(result !== "1" && rated.has(String(white)) ? [String(black)] : []),
      ];
    }),
  );
  return new Set(
    players.flatMap(({ id }) =>
      rated.has(String(id)) || scored.has(String(id)) ? [] : [String(id)],
    ),
  );
};

/** Rounds after the last one with a result are to come. */
const roundsOf = (
  { rounds, games, byes = [] }: NormsInput,
  id: string,
  opponents: ReadonlyMap<string, NormOpponent>,
): readonly NormRound[] => {
  const last = Math.max(0, ...games.flatMap((game) => (game.result === null ? [] : [game.round])));
  return Array.from({ length: rounds }, (_, index): NormRound => {
    const number = index + 1;
    const game = games.find(
      (one) => one.round === number && (String(one.white) === id || String(one.black) === id),
    );
    if (game === undefined) {
      const isBye = byes.some((one) => one.round === number && String(one.player) === id);
      if (isBye) return { kind: "bye" };
      return number <= last ? { kind: "not-counted" } : { kind: "to-come", opponent: null };
    }
    const isWhite = String(game.white) === id;
    const opponent = opponents.get(String(isWhite ? game.black : game.white)) ?? null;
    if (game.result === null || opponent === null) return { kind: "to-come", opponent };
    const white = WHITE_HALVES[game.result];
    const halves = isWhite ? white : ((2 - white) as 0 | 1 | 2);
    if (game.forfeit === true) return { kind: halves === 2 ? "forfeit-win" : "not-counted" };
    return { kind: "played", opponent, halves };
  });
};
