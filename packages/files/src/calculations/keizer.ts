import {
  compareFractions,
  defaultTop,
  err,
  type Fraction,
  fraction,
  isExact,
  type KeizerId,
  type KeizerResult,
  type KeizerSeason,
  type KeizerSettings,
  ok,
  type Result,
} from "@losfee/core";
import { z } from "zod";
import { checkKeizer } from "./check-keizer.ts";
import type { CalculationRefusal } from "./problem.ts";
import { idSchema, readInput, valueLike } from "./shape.ts";

/**
 * Reads a Keizer season from JSON: `{ settings, players, rounds }`, and in `start` a typed first
 * list. Refuses it whole, with all problems.
 */
export const readKeizerSeason = (
  bytes: Uint8Array | string,
): Result<KeizerSeason, CalculationRefusal> => {
  const read = readInput(bytes, fileSchema, checkKeizer);
  if (!read.ok) return read;
  const season = seasonOf(read.value);
  return isExact(season)
    ? ok(season)
    : err({ code: "input-invalid", problems: [{ place: "settings", code: "too-precise" }] });
};

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,9}))?$/;
const QUOTIENT = /^(\d{1,12})\/(\d{1,9})$/;

/** Parses `2`, `0.35` or `2/3`, as text or as a number; null for anything else. */
const fractionFrom = (value: unknown): Fraction | null => {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = `${value}`;
  const [, whole, decimals = ""] = DECIMAL.exec(text) ?? [];
  if (whole !== undefined) return fraction(Number(whole + decimals), 10 ** decimals.length);
  const [, numerator, denominator] = QUOTIENT.exec(text) ?? [];
  if (numerator === undefined || Number(denominator) === 0) return null;
  return fraction(Number(numerator), Number(denominator));
};

/** The result for White, from its points: 1, 0.5 or 0. */
const resultFrom = (value: unknown): KeizerResult | null => {
  const points = fractionFrom(value);
  if (points === null) return null;
  if (compareFractions(points, fraction(1, 2)) === 0) return "draw";
  if (points.d !== 1 || points.n > 1) return null;
  return points.n === 1 ? "win" : "loss";
};

const fractionSchema = valueLike<string | number>(
  "fraction",
  (value) => fractionFrom(value) !== null,
);
const resultSchema = valueLike<string | number>("result", (value) => resultFrom(value) !== null);

const seasonSchema = z.object({
  settings: z.strictObject({
    top: fractionSchema.nullish(),
    step: fractionSchema.nullish(),
    ownValueCounts: z.boolean().optional(),
    loss: fractionSchema.nullish(),
    shares: z.record(z.string(), fractionSchema).optional(),
    limits: z.record(z.string(), z.int().min(0)).optional(),
  }),
  players: z.array(z.object({ id: idSchema, rating: z.number().nullish() })),
  rounds: z.array(
    z.object({
      games: z.array(z.object({ white: idSchema, black: idSchema, result: resultSchema })),
      without: z.record(z.string(), z.string()).optional(),
    }),
  ),
  start: z.array(idSchema).optional(),
});

/** A season, or a file that holds one as `event`. */
const fileSchema = z.preprocess(
  (file) =>
    typeof file === "object" && file !== null && "event" in file && !("settings" in file)
      ? file.event
      : file,
  seasonSchema,
);

type SeasonFile = z.infer<typeof seasonSchema>;

const seasonOf = ({ settings, players, rounds, start }: SeasonFile): KeizerSeason => {
  const byText = new Map(players.map(({ id }) => [`${id}`, id]));
  const playerOf = (id: string | number): KeizerId => byText.get(`${id}`) ?? id;
  return {
    settings: settingsOf(settings, players.length),
    players: players.map(({ id, rating = null }) => ({ id, rating })),
    rounds: rounds.map(({ games, without = {} }) => ({
      games: games.map(({ white, black, result }) => ({
        white: playerOf(white),
        black: playerOf(black),
        result: resultFrom(result) as KeizerResult,
      })),
      without: new Map(Object.entries(without).map(([id, reason]) => [playerOf(id), reason])),
    })),
    ...(start === undefined ? {} : { start: start.map(playerOf) }),
  };
};

const settingsOf = (file: SeasonFile["settings"], players: number): KeizerSettings => {
  const step = fractionFrom(file.step) ?? fraction(1);
  return {
    top: fractionFrom(file.top) ?? defaultTop(players, step),
    step,
    ownValueCounts: file.ownValueCounts ?? true,
    loss: fractionFrom(file.loss) ?? fraction(0),
    shares: new Map(
      Object.entries(file.shares ?? {}).map(([reason, share]) => [
        reason,
        fractionFrom(share) as Fraction,
      ]),
    ),
    limits: new Map(Object.entries(file.limits ?? {})),
  };
};
