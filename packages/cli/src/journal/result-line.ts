import {
  type BoardRound,
  type EntryId,
  err,
  namedPlayers,
  ok,
  parseMatchLine,
  parseResultLine,
  type Result,
  type ResultLineRefusal,
  type ResultOfRound,
  resultKindOf,
  type TableOutcome,
  type TablesStage,
  tablesRulesOf,
} from "@losfee/core";
import { resultTexts } from "@losfee/messages/cli-result";
import { misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "./competition.ts";
import { contestOf, seatsAt } from "./contests.ts";
import type { Part } from "./parts.ts";
import { playerNamed } from "./players.ts";

/** Reads a typed line as a result of a part; an invalid line is a refusal, not a crash. */
export const readResultLine = (
  competition: Competition,
  part: Part,
  text: string,
): Result<ResultOfRound, Failure> => {
  if (part.at === "boards") return readBoardLine(competition, part.round, text);
  try {
    return ok(tableLine(competition, part.stage, text));
  } catch (error) {
    if (error instanceof Failure) return err(error);
    throw error;
  }
};

/** `12 412 389`, `meier 412 389`, `12 + -` … */
const readBoardLine = (
  { call, messages, state }: Competition,
  round: BoardRound,
  text: string,
): Result<ResultOfRound, Failure> => {
  const { settings } = state();
  const { teams } = settings;
  const players = namedPlayers(state());
  const read =
    teams === undefined
      ? parseResultLine(text, round, players, resultKindOf(settings))
      : parseMatchLine(text, round, players, resultKindOf(settings), teams);
  if (read.ok) return ok({ round: round.number, outcome: read.value });
  const message = messages.describeResultLineRefusal(read.error, call.language);
  return err(new Failure(isForm(read.error) ? EXIT.invalid : EXIT.refused, message, read.error));
};

/** True if a line is invalid in any round; else it only names no one or no game of this one. */
const isForm = ({ code }: ResultLineRefusal): boolean =>
  !["line-unknown-board", "line-unknown-player", "line-ambiguous-player", "line-no-game"].includes(
    code,
  );

/** Game points or a place; null for an absent player. */
interface Value {
  readonly entry: EntryId;
  readonly value: number | null;
}

const TABLE_AND_GAME = /^(\d{1,5})\.(\d{1,5})(?:[\s,;:]+(.*))?$/;
const VALUE = String.raw`[-−]?\d{1,15}|[-–xX]`;
const IN_ORDER = new RegExp(String.raw`^(?:(?:${VALUE})(?:[\s,;:]+|$))+$`);
const BY_NAME = new RegExp(String.raw`([^=,;]+?)\s*=\s*(${VALUE})(?=[\s,;]|$)[\s,;]*`, "gy");

/**
 * Reads `3.2 120 98 87` (table 3, game 2, seat by seat) or `3.2 Meier=120, #7=98, Schulz=-`; `-` is
 * an absent player. Places replace the points where places count.
 */
const tableLine = (competition: Competition, stage: TablesStage, text: string): ResultOfRound => {
  const { call, state } = competition;
  const message = resultTexts[call.language].notALine({ text });
  const notUnderstood = misused(message, "line-not-understood", { text });
  const [, board, game, rest = ""] = TABLE_AND_GAME.exec(text.trim()) ?? [];
  if (board === undefined) throw notUnderstood;
  const address = contestOf(call, stage, { board: Number(board), game: Number(game) });
  const values = rest.includes("=")
    ? valuesByName(competition, rest)
    : valuesInOrder(competition, seatsAt(state(), address), rest);
  if (values === null) throw notUnderstood;
  return { ...address, outcome: outcomeOf(tablesRulesOf(state().settings).results, values) };
};

const valuesInOrder = (
  { call, state }: Competition,
  seats: readonly EntryId[],
  text: string,
): readonly Value[] | null => {
  if (text.trim() !== "" && !IN_ORDER.test(text)) return null;
  const values = text.split(/[\s,;:]+/).filter((value) => value !== "");
  if (values.length !== seats.length) {
    const { scores } = state().settings;
    const isPlaces = tablesRulesOf(state().settings).results === "places";
    const counts = { seats: seats.length, values: values.length };
    const message = resultTexts[call.language].otherCount({
      ...counts,
      least: isPlaces ? 1 : scores.minimum,
      most: isPlaces ? seats.length : scores.maximum,
    });
    throw misused(message, "values-not-seats", counts);
  }
  return seats.map((entry, seat) => ({ entry, value: numberIn(values[seat] ?? "") }));
};

const valuesByName = ({ call, state }: Competition, text: string): readonly Value[] | null => {
  const matches = [...text.matchAll(BY_NAME)];
  const read = matches.map(([whole]) => whole).join("");
  if (read.length !== text.length) return null;
  return matches.map(([, name = "", value = ""]) => ({
    entry: playerNamed(call, state(), name.trim()),
    value: numberIn(value),
  }));
};

const numberIn = (text: string): number | null =>
  /\d/.test(text) ? Number(text.replace("−", "-")) : null;

const outcomeOf = (kind: TableOutcome["kind"], values: readonly Value[]): TableOutcome =>
  kind === "places"
    ? { kind, seats: values.map(({ entry, value }) => ({ entry, place: value })) }
    : { kind, seats: values.map(({ entry, value }) => ({ entry, points: value })) };
