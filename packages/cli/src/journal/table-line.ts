import {
  type EntryId,
  err,
  ok,
  type Result,
  type TableAddress,
  type TableOutcome,
  type TablesStage,
  tableGame,
} from "@losfee/core";
import { misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { tableResultTexts } from "../language/table-result.ts";
import type { Competition } from "./competition.ts";
import { playerNamed } from "./players.ts";

/** A game with how it ended. */
interface TableLineResult extends TableAddress {
  readonly outcome: TableOutcome;
}

/** Game points or a place; null for somebody who was absent. */
interface Value {
  readonly entry: EntryId;
  readonly value: number | null;
}

const ADDRESS = /^(\d{1,5})\.(\d{1,5})(?:[\s,;:]+(.*))?$/;
const VALUE = String.raw`-?\d{1,6}|[-–xX]`;
const IN_ORDER = new RegExp(String.raw`^(?:(?:${VALUE})(?:[\s,;:]+|$))+$`);
const BY_NAME = new RegExp(String.raw`([^=,;]+?)\s*=\s*(${VALUE})(?=[\s,;]|$)[\s,;]*`, "gy");

/**
 * Reads a typed line as the result of a game at a table: `3.2 120 98 87` (table 3, game 2, seat by
 * seat) or `3.2 Meier=120, #7=98, Schulz=-`; `-` is somebody who was absent. Where places count they
 * stand in place of the points.
 */
export const readTableLine = (
  competition: Competition<"tables">,
  stage: TablesStage,
  text: string,
): Result<TableLineResult, Failure> => {
  const { call, state } = competition;
  const words = tableResultTexts[call.language];
  const [, table = "", game = "", rest = ""] = ADDRESS.exec(text.trim()) ?? [];
  const address = { stage: stage.stage, game: Number(game), table: Number(table) };
  if (table === "") return err(misused(words.notALine(text), "line-not-understood", { text }));
  const seats = tableGame(stage, address.game, address.table)?.seats;
  if (seats === undefined) {
    const message = words.noGame(stage.stage, `${table}.${game}`);
    return err(new Failure(EXIT.refused, message, { code: "unknown-table", ...address }));
  }
  const values = rest.includes("=") ? valuesByName(competition, rest) : valuesInOrder(seats, rest);
  if (values === null) return err(misused(words.notALine(text), "line-not-understood", { text }));
  return ok({ ...address, outcome: outcomeOf(state().settings.results, values) });
};

const valuesInOrder = (seats: readonly EntryId[], text: string): readonly Value[] | null => {
  if (!IN_ORDER.test(text)) return null;
  const values = text.split(/[\s,;:]+/).filter((value) => value !== "");
  if (values.length !== seats.length) return null;
  return seats.map((entry, seat) => ({ entry, value: numberIn(values[seat] ?? "") }));
};

const valuesByName = (
  { call, state }: Competition<"tables">,
  text: string,
): readonly Value[] | null => {
  const matches = [...text.matchAll(BY_NAME)];
  const read = matches.map(([whole]) => whole).join("");
  if (read.length !== text.length) return null;
  return matches.map(([, name = "", value = ""]) => ({
    entry: playerNamed(call, state(), name.trim()),
    value: numberIn(value),
  }));
};

const numberIn = (text: string): number | null => (/\d/.test(text) ? Number(text) : null);

const outcomeOf = (kind: TableOutcome["kind"], values: readonly Value[]): TableOutcome =>
  kind === "places"
    ? { kind, seats: values.map(({ entry, value }) => ({ entry, place: value })) }
    : { kind, seats: values.map(({ entry, value }) => ({ entry, points: value })) };
