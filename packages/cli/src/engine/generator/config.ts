import { err, ok, type Result } from "@losfee/core";
import { between, type Chance } from "./chance.ts";

/** Parameters of a random tournament. */
export interface GeneratorConfig {
  readonly players: number;
  readonly rounds: number;
  /** Of the played games, 0 to 100; less between unequal players. */
  readonly drawPercentage: number;
  /** One game in this many is not played; infinite for none. */
  readonly forfeitRate: number;
  /** One player in this many is away without points, for a round or from then on. */
  readonly retiredRate: number;
  /** One player in this many asks for a half-point bye. */
  readonly halfPointByeRate: number;
  readonly highestRating: number;
  readonly lowestRating: number;
  readonly points: GeneratorPoints;
}

/** Points of results. */
export interface GeneratorPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly zeroPointBye: number;
  readonly forfeitLoss: number;
  readonly pairingAllocatedBye: number;
}

/** A fault of a configuration. */
export type ConfigRefusal =
  | { readonly code: "generator-unknown-key"; readonly line: number; readonly key: string }
  | {
      readonly code: "generator-bad-value";
      readonly line: number;
      readonly key: string;
      readonly value: string;
    }
  | {
      readonly code: "generator-ratings-reversed";
      readonly lowest: number;
      readonly highest: number;
    }
  /** More than the file format can number. */
  | { readonly code: "generator-too-many"; readonly key: string; readonly limit: number };

/** Starting ranks have four digits. */
const MOST_PLAYERS = 9999;
/** Most rounds of the file format. */
const MOST_ROUNDS = 99;

type Values = Readonly<Record<string, number>>;

/** The keys of bbpPairings' configuration files, with their ranges. */
const KEYS: Readonly<Record<string, readonly [least: number, greatest: number, whole: boolean]>> = {
  PlayersNumber: [1, Number.MAX_SAFE_INTEGER, true],
  RoundsNumber: [1, Number.MAX_SAFE_INTEGER, true],
  DrawPercentage: [0, 100, true],
  ForfeitRate: [1, Number.MAX_VALUE, false],
  RetiredRate: [2, Number.MAX_VALUE, false],
  HalfPointByeRate: [1, Number.MAX_VALUE, false],
  HighestRating: [0, 9999, true],
  LowestRating: [0, 9999, true],
  PointsForWin: [0, 99.9, false],
  PointsForDraw: [0, 99.9, false],
  PointsForLoss: [0, 99.9, false],
  PointsForZPB: [0, 99.9, false],
  PointsForForfeitLoss: [0, 99.9, false],
  PointsForPAB: [0, 99.9, false],
};

/**
 * Reads a configuration of the generator: lines `Key=Value`, comments behind `#`; missing values
 * are random, within the ranges of JaVaFo's manual.
 */
export const readConfig = (
  text: string,
  chance: Chance,
): Result<GeneratorConfig, ConfigRefusal> => {
  const values: Record<string, number> = {};
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const content = row.trim();
    if (content === "" || content.startsWith("#")) continue;
    const [key = "", ...rest] = content.split("=").map((part) => part.trim());
    const range = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (range === undefined) return err({ code: "generator-unknown-key", line, key });
    const value = rest.join("=");
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    const [least, greatest, whole] = range;
    if (!(number >= least && number <= greatest) || (whole && !Number.isInteger(number))) {
      return err({ code: "generator-bad-value", line, key, value });
    }
    values[key] = number;
  }
  return checked(configOf(values, chance));
};

/** Draws every random value even if unused, so that seeds stay comparable. */
const configOf = (values: Values, chance: Chance): GeneratorConfig => {
  const value = (key: string, low: number, high: number): number => {
    const any = between(chance, low, high);
    return values[key] ?? any;
  };
  return {
    players: value("PlayersNumber", 15, 215),
    rounds: value("RoundsNumber", 5, 15),
    drawPercentage: value("DrawPercentage", 10, 50),
    forfeitRate: value("ForfeitRate", 6, 30),
    retiredRate: value("RetiredRate", 15, 3225),
    halfPointByeRate: value("HalfPointByeRate", 15, 3225),
    highestRating: value("HighestRating", 2400, 2800),
    lowestRating: value("LowestRating", 1400, 2300),
    points: pointsOf(values),
  };
};

const pointsOf = (values: Values): GeneratorPoints => {
  const win = values["PointsForWin"] ?? 1;
  const forfeitLoss = values["PointsForForfeitLoss"] ?? 0;
  return {
    win,
    draw: values["PointsForDraw"] ?? 0.5,
    loss: values["PointsForLoss"] ?? 0,
    // An absence is worth a forfeited game, unless given itself.
    zeroPointBye: values["PointsForZPB"] ?? forfeitLoss,
    forfeitLoss,
    pairingAllocatedBye: values["PointsForPAB"] ?? win,
  };
};

const checked = (config: GeneratorConfig): Result<GeneratorConfig, ConfigRefusal> => {
  const { players, rounds, lowestRating: lowest, highestRating: highest } = config;
  if (lowest > highest) return err({ code: "generator-ratings-reversed", lowest, highest });
  if (players > MOST_PLAYERS) {
    return err({ code: "generator-too-many", key: "PlayersNumber", limit: MOST_PLAYERS });
  }
  if (rounds > MOST_ROUNDS) {
    return err({ code: "generator-too-many", key: "RoundsNumber", limit: MOST_ROUNDS });
  }
  return ok(config);
};
