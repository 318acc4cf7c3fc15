import type {
  AbsenceWish,
  CommandInput,
  EnteredOutcome,
  EntryId,
  SeatedOutcome,
} from "@losfee/core";
import { isTableOutcome } from "@losfee/core";
import { outcomeFrom, textsFrom } from "../../parts/tables/read-seats.ts";

/** What a form on a player's page says, field by field, as browsers send it. */
export type FormFields = Readonly<Record<string, string>>;

/** A command that players give from their own pages. */
export type OwnCommand = CommandInput<"tournament">;

/** How the result of a game is asked for: game points, who won, or places at a table. */
export type AskedResult = "points" | "decided" | "table-points" | "places";

/** The field of somebody's points or place. */
export const fieldOf = (entry: EntryId): string => `v-${entry}`;

const ROUND = "round-";

/** The field that asks for a pause in a round. */
export const roundField = (round: number): string => `${ROUND}${round}`;

/** What a game of chess may end with, the first seat's score first. */
export const DECIDED = ["1-0", "0.5-0.5", "0-1"] as const;

/**
 * The command that a filled-in form stands for; null while something is missing or is no number.
 * With and without a script: the browser's and the server's reading of a form is this one.
 */
export const commandOfForm = (fields: FormFields): OwnCommand | null => {
  switch (fields["act"]) {
    case "report":
      return reportOf(fields);
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

/** Where the players draw for the start, whoever went first is named first; it has to be said. */
const inOrder = (fields: FormFields, one: Side, other: Side): EnteredOutcome | null => {
  if (fields["drawn"] === undefined) return { kind: "played", sides: [one, other] };
  const starter = wholeIn(fields["first"]);
  if (starter !== one.entry && starter !== other.entry) return null;
  return { kind: "played", sides: starter === one.entry ? [one, other] : [other, one] };
};

/** The round and the result that a report tells of; null for any other command, and for a match. */
export const reportedIn = (
  command: OwnCommand,
): { readonly round: number; readonly said: SeatedOutcome } | null => {
  if (command.type !== "report-result") return null;
  const { round, outcome } = command;
  if (isTableOutcome(outcome)) return { round, said: { seats: [], outcome } };
  if (outcome.kind === "forfeit") return { round, said: { seats: outcome.absent, outcome } };
  if (outcome.kind === "match") return null;
  const [one, other] = outcome.sides;
  const seats = [one.entry, other.entry];
  return { round, said: { seats, outcome: { kind: "played", scores: [one.score, other.score] } } };
};

/** A result as the fields of its form say it: the reverse of reading them. Empty for a forfeit. */
export const fieldsOf = (
  asked: string | undefined,
  { seats, outcome }: SeatedOutcome,
): FormFields => {
  if (isTableOutcome(outcome)) {
    const texts = textsFrom(outcome);
    return Object.fromEntries([...texts].map(([entry, text]) => [fieldOf(entry), text]));
  }
  if (outcome.kind === "forfeit") return {};
  const [first = 0, second = 0] = seats;
  const starter = { first: String(first) };
  if (asked === "decided") return { ...starter, decided: outcome.scores.join("-") };
  return {
    ...starter,
    [fieldOf(first)]: String(outcome.scores[0]),
    [fieldOf(second)]: String(outcome.scores[1]),
  };
};

const numberIn = (text: string | undefined): number | null => {
  const trimmed = (text ?? "").trim().replace(/^[−–]/, "-");
  return /^[-+]?\d{1,7}$/.test(trimmed) ? Number(trimmed) : null;
};

const wholeIn = (text: string | undefined): number | null =>
  /^\d{1,7}$/.test(text ?? "") ? Number(text) : null;
