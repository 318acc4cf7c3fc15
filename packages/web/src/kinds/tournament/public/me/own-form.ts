import type {
  AbsenceWish,
  BoardOutcome,
  CommandInput,
  EnteredOutcome,
  EntryId,
} from "@losfee/core";
import { outcomeOfMark, outcomeOfScores } from "@losfee/core";
import { outcomeFrom } from "../../parts/tables/read-seats.ts";

/** Content of a form on a player's page, field by field, as browsers send it. */
export type FormFields = Readonly<Record<string, string>>;

/** A command that players send from their own pages. */
export type OwnCommand = CommandInput<"tournament">;

/** Kind of result in a form: game points, the winner, places at a table, or board by board. */
export type AskedResult =
  | "points"
  | "decided"
  | "table-points"
  | "places"
  | "match"
  | "scored-match";

/** Field of the mark of a match's board, from 1. */
export const boardField = (board: number): string => `b-${board}`;

/** Field of the second score of a board played for game points, from 1. */
export const secondScoreField = (board: number): string => `c-${board}`;

/** Field of the player at a line-up's board, from 1. */
export const lineUpField = (board: number): string => `p-${board}`;

/** Field of a player's points or place. */
export const fieldOf = (entry: EntryId | ""): string => `v-${entry}`;

const ROUND = "round-";

/** Field that requests a pause in a round. */
export const roundField = (round: number): string => `${ROUND}${round}`;

/** Possible results of a chess game, the first seat's score first. */
export const DECIDED = ["1-0", "0.5-0.5", "0-1"] as const;

/**
 * Returns the command in a filled-in form; null if a field is missing or not a number. Browser and
 * server read forms with this same function.
 */
export const commandOfForm = (fields: FormFields): OwnCommand | null => {
  switch (fields["act"]) {
    case "report":
      return reportOf(fields);
    case "line-up":
      return lineUpOf(fields);
    case "pause":
      return pauseOf(fields);
    case "leave":
      return requestOf(fields, { kind: "withdrawal" });
    case "take-back": {
      const entry = wholeIn(fields["entry"]);
      return entry === null ? null : { type: "take-back-request", entry };
    }
    default:
      return null;
  }
};

const pauseOf = (fields: FormFields): OwnCommand | null => {
  const rounds = Object.keys(fields).flatMap((name) => {
    const round = name.startsWith(ROUND) ? wholeIn(name.slice(ROUND.length)) : null;
    return round === null ? [] : [round];
  });
  return rounds.length === 0 ? null : requestOf(fields, { kind: "pause", rounds });
};

const requestOf = (fields: FormFields, wish: AbsenceWish): OwnCommand | null => {
  const entry = wholeIn(fields["entry"]);
  const reason = (fields["reason"] ?? "").trim().slice(0, 1000);
  return entry === null ? null : { type: "request-absence", entry, wish, reason };
};

const lineUpOf = (fields: FormFields): OwnCommand | null => {
  const [round, team, boards] = ["round", "entry", "boards"].map((name) => wholeIn(fields[name]));
  if (round == null || team == null || boards == null) return null;
  const players = Array.from({ length: boards }, (_, index) =>
    wholeIn(fields[lineUpField(index + 1)]),
  );
  const reason = (fields["reason"] ?? "").trim().slice(0, 1000);
  return { type: "set-line-up", round, team, players, ...(reason === "" ? {} : { reason }) };
};

const matchIn = (fields: FormFields, teams: readonly [EntryId, EntryId]): EnteredOutcome | null => {
  const boards = Array.from({ length: wholeIn(fields["boards"]) ?? 0 }, (_, index) =>
    boardIn(fields[boardField(index + 1)] ?? "", fields[secondScoreField(index + 1)]),
  );
  const outcomes = boards.filter((outcome) => outcome !== null);
  return outcomes.length < boards.length || boards.length === 0
    ? null
    : { kind: "match", teams, boards: outcomes.map((outcome) => ({ outcome })) };
};

/** A board from its mark, or from two scores if the form asks for a second one. */
const boardIn = (first: string, second: string | undefined): BoardOutcome | null =>
  second === undefined ? outcomeOfMark(first) : outcomeOfScores(first, second);

const reportOf = (fields: FormFields): OwnCommand | null => {
  const round = wholeIn(fields["round"]);
  const board = wholeIn(fields["board"]);
  const outcome = outcomeIn(fields);
  if (round === null || board === null || outcome === null) return null;
  return { type: "report-result", round, board, outcome };
};

const outcomeIn = (fields: FormFields): EnteredOutcome | null => {
  const seats = (fields["seats"] ?? "").split(" ").map(Number);
  const [first = 0, second = 0] = seats;
  const values = new Map(seats.map((entry) => [entry, fields[fieldOf(entry)] ?? ""]));
  switch (fields["asked"]) {
    case "match":
    case "scored-match":
      return matchIn(fields, [first, second]);
    case "places":
      return outcomeFrom(seats, values, true);
    case "table-points":
      return outcomeFrom(seats, values, false);
    case "decided": {
      const [one, other] = (fields["decided"] ?? "").split("-").map(Number);
      return one === undefined || other === undefined || Number.isNaN(one + other)
        ? null
        : inOrder(fields, { entry: first, score: one }, { entry: second, score: other });
    }
    default: {
      const [one, other] = seats.map((entry) => numberIn(values.get(entry)));
      return one == null || other == null
        ? null
        : inOrder(fields, { entry: first, score: one }, { entry: second, score: other });
    }
  }
};

type Side = { readonly entry: EntryId; readonly score: number };

/** If the players draw for the start, the form asks for it, and that player comes first. */
const inOrder = (fields: FormFields, one: Side, other: Side): EnteredOutcome | null => {
  if (fields["drawn"] === undefined) return { kind: "played", sides: [one, other] };
  const starter = wholeIn(fields["first"]);
  if (starter !== one.entry && starter !== other.entry) return null;
  return { kind: "played", sides: starter === one.entry ? [one, other] : [other, one] };
};

/** Id of the form that reports the result of a round. */
export const reportForm = (round: number): string => `own-form-${round}`;

/** Id of the heading above the form of a command. */
export const headingFor = (command: OwnCommand): string => {
  if (command.type === "set-line-up") return "own-line-up";
  return command.type === "report-result" ? `own-report-${command.round}` : "own-absence";
};

/** True for refusals that mean that the change is already recorded. */
export const isSaidAlready = (refusal: string): boolean =>
  /-unchanged$|^result-confirmed$/.test(refusal);

/** Id of the form of a line-up. */
export const lineUpForm = (round: number): string => `own-line-up-${round}`;

/** Parses a typed whole number with any kind of minus; null for other text. */
export const numberIn = (text: string | undefined): number | null => {
  const trimmed = (text ?? "").trim().replace(/^[−–]/, "-");
  return /^[-+]?\d{1,7}$/.test(trimmed) ? Number(trimmed) : null;
};

const wholeIn = (text: string | undefined): number | null =>
  /^\d{1,7}$/.test(text ?? "") ? Number(text) : null;
