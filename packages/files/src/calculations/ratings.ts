import {
  type ClubEloEvent,
  type ClubEloSettings,
  type ClubEloWorking,
  type DwzEvent,
  type DwzWorking,
  type EventGame,
  type FideEvent,
  type FideWorking,
  type RatingOutcome,
  type Result,
  rateClubEvent,
  rateDwzEvent,
  rateFideEvent,
} from "@losfee/core";
import { z } from "zod";
import { checkRatings } from "./check-ratings.ts";
import type { CalculationRefusal } from "./problem.ts";
import {
  idSchema,
  readInput,
  resultSchema,
  textSchema,
  valueAt,
  valueLike,
  WHITE_HALVES,
} from "./shape.ts";

/** An event to be rated, as `losfee ratings` reads it. */
export interface RatingEvent {
  readonly people: readonly { readonly id: string | number; readonly name: string }[];
  readonly rated:
    | ({ readonly system: "fide" } & FideEvent)
    | ({ readonly system: "dwz" } & DwzEvent)
    | ({ readonly system: "elo" } & ClubEloEvent);
}

/** What becomes of each player, with the working of the event's system. */
export type Ratings =
  | { readonly system: "fide"; readonly outcomes: readonly RatingOutcome<FideWorking>[] }
  | { readonly system: "dwz"; readonly outcomes: readonly RatingOutcome<DwzWorking>[] }
  | { readonly system: "elo"; readonly outcomes: readonly RatingOutcome<ClubEloWorking>[] };

/** Returns what becomes of each player of an event, in their order. */
export const ratingsOf = ({ rated }: RatingEvent): Ratings => {
  switch (rated.system) {
    case "fide":
      return { system: "fide", outcomes: rateFideEvent(rated) };
    case "dwz":
      return { system: "dwz", outcomes: rateDwzEvent(rated) };
    case "elo":
      return { system: "elo", outcomes: rateClubEvent(rated) };
  }
};

/** The new rating of a player who has one before; numbers with decimals as texts. */
export interface NewRatingById {
  readonly id: string | number;
  readonly games: number;
  readonly score: string;
  readonly expected: string;
  readonly k: string;
  readonly rating: number;
}

/** Returns the changes of those who have a rating, in the order of the players. */
export const changesById = (
  { people }: RatingEvent,
  { outcomes }: Ratings,
): readonly NewRatingById[] =>
  outcomes.flatMap((outcome, player) => {
    if (outcome.kind !== "rated") return [];
    const { games, halves, expected, k, after } = outcome;
    const id = people[player]?.id ?? "";
    const [score, by] = [decimal(halves, 2), decimal(k, 10)];
    return [{ id, games, score, expected: decimal(expected, 1000), k: by, rating: after }];
  });

/** Writes a quotient by 2, 10 or 1000 exactly. */
const decimal = (dividend: number, divisor: 2 | 10 | 1000): string =>
  String(Number((dividend / divisor).toFixed(3)));

const gameSchema = z.strictObject({
  white: idSchema,
  black: idSchema,
  result: resultSchema,
  forfeit: z.boolean().exactOptional(),
});

const rating = z.int().min(0).max(4000).nullable();

const person = {
  id: idSchema,
  name: textSchema.nullable().exactOptional(),
  rating,
  birthYear: z.int().min(1900).max(2100).nullable().exactOptional(),
};

const games = z.int().min(0);

const fidePlayer = z.strictObject({
  ...person,
  games: games.exactOptional(),
  reached2400: z.boolean().exactOptional(),
});

const dwzPlayer = z.strictObject({ ...person, index: z.int().min(0).nullable().exactOptional() });

const clubPlayer = z.strictObject({ ...person, games: games.exactOptional() });

const isDay = (value: unknown): boolean => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
};

const event = {
  list: z.enum(["standard", "rapid", "blitz"]).exactOptional(),
  year: z.int().min(1900).max(2100).exactOptional(),
  end: valueLike<string>("date", isDay),
  games: z.array(gameSchema).max(200_000),
};

const expectation = z.enum(["normal", "table"]).exactOptional();
const limit = z.number().min(0).nullable().exactOptional();

const settingsSchema = z.strictObject({
  expectation: z.enum(["logistic", "normal", "table"]).exactOptional(),
  largestDifference: limit,
  k: z
    .array(
      z.strictObject({
        k: z.number().min(0).max(1000),
        gamesBelow: limit,
        ratingBelow: limit,
        ageUpTo: limit,
      }),
    )
    .min(1),
  floor: z.int().nullable().exactOptional(),
  start: z.int().min(1).nullable().exactOptional(),
});

const players = <Player extends z.ZodType>(player: Player) => z.array(player).max(20_000);

const fideEvent = z.strictObject({
  system: z.literal("fide"),
  ...event,
  players: players(fidePlayer),
});

const dwzEvent = z.strictObject({
  system: z.literal("dwz"),
  ...event,
  expectation,
  players: players(dwzPlayer),
});

const clubEvent = z.strictObject({
  system: z.literal("elo"),
  ...event,
  settings: settingsSchema,
  players: players(clubPlayer),
});

const unknownSystem = z.looseObject({ system: z.enum(["fide", "dwz", "elo"]) });

/** Reads an event to be rated from JSON; refuses it whole, with all problems. */
export const readRatingEvent = (
  bytes: Uint8Array | string,
): Result<RatingEvent, CalculationRefusal> => {
  const read = readInput(bytes, schemaFor, checkRatings);
  return read.ok ? { ok: true, value: eventOf(read.value) } : read;
};

type EventInput = z.output<typeof fideEvent | typeof dwzEvent | typeof clubEvent>;

const schemaFor = (root: unknown): z.ZodType<EventInput> => {
  switch (valueAt(root, ["system"])) {
    case "fide":
      return fideEvent;
    case "dwz":
      return dwzEvent;
    case "elo":
      return clubEvent;
    default:
      // Only to name the systems: it accepts no system that is not above.
      return unknownSystem as unknown as z.ZodType<EventInput>;
  }
};

const eventOf = (input: EventInput): RatingEvent => {
  const people = input.players.map(({ id, name }) => ({ id, name: name ?? "" }));
  const index = new Map(people.map(({ id }, at) => [String(id), at]));
  const at = (id: string | number): number => index.get(String(id)) ?? 0;
  const played = input.games.map(
    ({ white, black, result, forfeit }): EventGame => ({
      white: at(white),
      black: at(black),
      halves: WHITE_HALVES[result],
      forfeit: forfeit ?? false,
    }),
  );
  const year = input.year ?? Number(input.end.slice(0, 4));
  switch (input.system) {
    case "fide": {
      const field = input.players.map((player) => ({
        ...knownOf(player),
        games: player.games ?? 0,
        reached2400: player.reached2400 ?? false,
      }));
      const list = input.list ?? "standard";
      return { people, rated: { system: "fide", list, year, players: field, games: played } };
    }
    case "dwz": {
      const { end } = input;
      const by = input.expectation ?? "normal";
      const field = input.players.map((player) => ({
        ...knownOf(player),
        index: player.index ?? INDEX_OF_FIDE,
      }));
      return {
        people,
        rated: { system: "dwz", end, expectation: by, players: field, games: played },
      };
    }
    case "elo": {
      const field = input.players.map((player) => ({
        ...knownOf(player),
        games: player.games ?? 0,
      }));
      const settings = settingsOf(input.settings);
      return { people, rated: { system: "elo", settings, year, players: field, games: played } };
    }
  }
};

/** A rating without an index was taken over from FIDE. */
const INDEX_OF_FIDE = 6;

/** Lists write 0 for no rating. */
const knownOf = (player: {
  readonly rating: number | null;
  readonly birthYear?: number | null;
}) => ({
  rating: player.rating === 0 ? null : player.rating,
  birthYear: player.birthYear ?? null,
});

const settingsOf = (input: z.output<typeof settingsSchema>): ClubEloSettings => ({
  expectation: input.expectation ?? "logistic",
  largestDifference: input.largestDifference ?? null,
  coefficients: input.k.map(({ k, gamesBelow, ratingBelow, ageUpTo }) => ({
    k,
    gamesBelow: gamesBelow ?? null,
    ratingBelow: ratingBelow ?? null,
    ageUpTo: ageUpTo ?? null,
  })),
  floor: input.floor ?? null,
  start: input.start ?? null,
});
