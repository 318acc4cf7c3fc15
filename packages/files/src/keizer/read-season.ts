import {
  compareFractions,
  defaultTop,
  err,
  fraction,
  isExact,
  type KeizerGame,
  type KeizerId,
  type KeizerPlayer,
  type KeizerResult,
  type KeizerRound,
  type KeizerSeason,
  type KeizerSettings,
  ok,
  type Result,
} from "@losfee/core";
import type { KeizerProblem } from "./problem.ts";
import {
  at,
  entriesOf,
  fractionFrom,
  isObject,
  itemsOf,
  type Reader,
  readFraction,
  unexpected,
} from "./reader.ts";

/**
 * Reads a season from JSON: `{ settings, players, rounds }`, and in `start` a typed first list. A
 * file that holds such an event as `event` is read, too. Refuses the whole file with all its faults.
 */
export const readKeizerSeason = (text: string): Result<KeizerSeason, readonly KeizerProblem[]> => {
  const problems: KeizerProblem[] = [];
  const parsed = parse(text);
  if (parsed === undefined) return err([{ code: "not-json" }]);
  const file = isObject(parsed) && isObject(parsed["event"]) ? parsed["event"] : parsed;
  const reader: Reader = { value: file, place: "", problems };
  if (!isObject(file)) return err([{ code: "not-a-season" }]);
  const players = readPlayers(at(reader, "players"));
  const settings = readSettings(at(reader, "settings"), players.length);
  const known = new Map(players.map(({ id }) => [`${id}`, id]));
  const rounds = itemsOf(at(reader, "rounds")).map((round) => readRound(round, known, settings));
  const start = readStart(at(reader, "start"), known);
  const season = { settings, players, rounds, ...(start === null ? {} : { start }) };
  if (problems.length === 0 && !isExact(season)) problems.push({ code: "too-precise" });
  return problems.length > 0 ? err(problems) : ok(season);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
};

const SETTINGS = ["top", "step", "ownValueCounts", "loss", "shares", "limits"];

const readSettings = (reader: Reader, players: number): KeizerSettings => {
  for (const [key, { place, problems }] of entriesOf(reader, "needed")) {
    if (!SETTINGS.includes(key)) problems.push({ code: "unknown-setting", place });
  }
  const step = readFraction(at(reader, "step"), fraction(1));
  const own = at(reader, "ownValueCounts");
  if (own.value !== undefined && typeof own.value !== "boolean") unexpected(own, "bool");
  const shares = new Map(
    entriesOf(at(reader, "shares"), "optional").map(
      ([reason, share]) => [reason, readFraction(share, fraction(0))] as const,
    ),
  );
  return {
    top: readFraction(at(reader, "top"), defaultTop(players, step)),
    step,
    ownValueCounts: own.value !== false,
    loss: readFraction(at(reader, "loss"), fraction(0)),
    shares,
    limits: readLimits(at(reader, "limits"), shares),
  };
};

const readLimits = (reader: Reader, shares: KeizerSettings["shares"]): KeizerSettings["limits"] => {
  const limits = new Map<string, number>();
  for (const [reason, limit] of entriesOf(reader, "optional")) {
    const { value, place, problems } = limit;
    if (!shares.has(reason)) problems.push({ code: "unknown-reason", place, reason });
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) {
      limits.set(reason, value);
    } else unexpected(limit, "whole");
  }
  return limits;
};

const readPlayers = (reader: Reader): readonly KeizerPlayer[] => {
  const listed = new Set<string>();
  return itemsOf(reader).flatMap((item): readonly KeizerPlayer[] => {
    if (!isObject(item.value)) unexpected(item, "object");
    if (!isObject(item.value)) return [];
    const idReader = at(item, "id");
    const id = idFrom(idReader.value);
    if (id === null) unexpected(idReader, "id");
    const rating = ratingFrom(at(item, "rating"));
    if (id === null) return [];
    const { place, problems } = idReader;
    if (listed.has(`${id}`)) {
      problems.push({ code: "player-listed-twice", place, player: `${id}` });
      return [];
    }
    listed.add(`${id}`);
    return [{ id, rating }];
  });
};

const idFrom = (value: unknown): KeizerId | null => {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : null;
  return typeof value === "string" && value.trim() !== "" ? value : null;
};

const ratingFrom = (reader: Reader): number | null => {
  const { value } = reader;
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  unexpected(reader, "rating");
  return null;
};

type Known = ReadonlyMap<string, KeizerId>;

const readRound = (reader: Reader, known: Known, settings: KeizerSettings): KeizerRound => {
  const used = new Set<string>();
  if (!isObject(reader.value)) {
    unexpected(reader, "object");
    return { games: [], without: new Map() };
  }
  /** The player that an id names, once in a round. */
  const playerFrom = (id: unknown, { place, problems }: Reader): KeizerId | null => {
    const key = `${id}`;
    const player = known.get(key);
    if (player === undefined) problems.push({ code: "unknown-player", place, player: key });
    else if (used.has(key)) problems.push({ code: "player-used-twice", place, player: key });
    used.add(key);
    return player ?? null;
  };
  const games = itemsOf(at(reader, "games")).flatMap((game) => readGame(game, playerFrom));
  const without = new Map<KeizerId, string>();
  for (const [id, reasonReader] of entriesOf(at(reader, "without"), "optional")) {
    const player = playerFrom(id, reasonReader);
    const { value: reason, place, problems } = reasonReader;
    if (typeof reason !== "string") unexpected(reasonReader, "text");
    else if (!settings.shares.has(reason)) {
      problems.push({ code: "unknown-reason", place, reason });
    } else if (player !== null) without.set(player, reason);
  }
  return { games, without };
};

const readGame = (
  reader: Reader,
  playerFrom: (id: unknown, reader: Reader) => KeizerId | null,
): readonly KeizerGame[] => {
  if (!isObject(reader.value)) {
    unexpected(reader, "object");
    return [];
  }
  const sideAt = (key: "white" | "black"): KeizerId | null => {
    const side = at(reader, key);
    if (idFrom(side.value) !== null) return playerFrom(side.value, side);
    unexpected(side, "id");
    return null;
  };
  const [white, black] = [sideAt("white"), sideAt("black")];
  const resultReader = at(reader, "result");
  const result = resultFrom(resultReader.value);
  if (result === null) unexpected(resultReader, "result");
  return white === null || black === null || result === null ? [] : [{ white, black, result }];
};

/** The points of White: 1, 0.5 or 0. */
const resultFrom = (value: unknown): KeizerResult | null => {
  const points = fractionFrom(value);
  if (points === null) return null;
  if (compareFractions(points, fraction(1, 2)) === 0) return "draw";
  if (points.d !== 1 || points.n > 1) return null;
  return points.n === 1 ? "win" : "loss";
};

/** A typed first list names each player once. */
const readStart = (reader: Reader, known: Known): readonly KeizerId[] | null => {
  if (reader.value === undefined) return null;
  const listed = new Map<string, KeizerId>();
  for (const { value, place, problems } of itemsOf(reader)) {
    const player = `${value}`;
    const id = known.get(player);
    if (id === undefined) problems.push({ code: "unknown-player", place, player });
    else if (listed.has(player)) problems.push({ code: "player-listed-twice", place, player });
    else listed.set(player, id);
  }
  const missing = [...known.keys()].filter((player) => !listed.has(player));
  if (missing.length > 0) reader.problems.push({ code: "start-incomplete", players: missing });
  return [...listed.values()];
};
