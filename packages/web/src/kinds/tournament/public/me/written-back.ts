import { type EnteredOutcome, isTableOutcome, marksOf, type SeatedOutcome } from "@losfee/core";
import { textsFrom } from "../../parts/tables/read-seats.ts";
import {
  boardField,
  type FormFields,
  fieldOf,
  lineUpField,
  lineUpForm,
  type OwnCommand,
  reportForm,
  secondScoreField,
} from "./own-form.ts";

/** Returns a command's form with its fields; null for other commands. */
export const formOf = (
  command: OwnCommand,
  asked: (form: string) => string | undefined,
): { readonly form: string; readonly fields: FormFields } | null => {
  if (command.type === "set-line-up") {
    const players = command.players.map(
      (player, index) => [lineUpField(index + 1), player === null ? "" : `${player}`] as const,
    );
    const fields = { ...Object.fromEntries(players), reason: command.reason ?? "" };
    return { form: lineUpForm(command.round), fields };
  }
  if (command.type !== "report-result") return null;
  const form = reportForm(command.round);
  return { form, fields: fieldsOf(asked(form), saidBy(command.outcome)) };
};

/** Restores a report as typed, in the order of its seats. */
export const saidBy = (outcome: EnteredOutcome): SeatedOutcome => {
  if (isTableOutcome(outcome)) return { seats: [], outcome };
  if (outcome.kind === "forfeit") return { seats: outcome.absent, outcome };
  if (outcome.kind === "match") {
    const boards = outcome.boards.map((board) => ({
      ...board,
      players: [null, null] as const,
      first: 0 as const,
    }));
    return { seats: outcome.teams, outcome: { kind: "played", scores: [0, 0], boards } };
  }
  const [one, other] = outcome.sides;
  const seats = [one.entry, other.entry];
  return { seats, outcome: { kind: "played", scores: [one.score, other.score] } };
};

/** Turns a result into form fields: the inverse of reading them. Empty for a forfeit. */
export const fieldsOf = (
  asked: string | undefined,
  { seats, outcome }: SeatedOutcome,
): FormFields => {
  if (isTableOutcome(outcome)) {
    const texts = textsFrom(outcome);
    return Object.fromEntries([...texts].map(([entry, text]) => [fieldOf(entry), text]));
  }
  if (outcome.kind === "forfeit") return {};
  if (asked === "scored-match") {
    return Object.fromEntries(
      (outcome.boards ?? []).flatMap(({ outcome: one }, index) => {
        const [first, second] =
          one.kind === "played"
            ? one.scores.map(String)
            : one.kind === "forfeit"
              ? ([0, 1] as const).map((side) => (one.absent.includes(side) ? "-" : "+"))
              : ["", ""];
        return [
          [boardField(index + 1), first ?? ""] as const,
          [secondScoreField(index + 1), second ?? ""] as const,
        ];
      }),
    );
  }
  if (asked === "match") {
    const marks = marksOf(outcome.boards ?? []) ?? "";
    return Object.fromEntries(
      [...marks].map((mark, index) => [boardField(index + 1), mark] as const),
    );
  }
  const [first = 0, second = 0] = seats;
  const starter = { first: String(first) };
  if (asked === "decided") return { ...starter, decided: outcome.scores.join("-") };
  return {
    ...starter,
    [fieldOf(first)]: String(outcome.scores[0]),
    [fieldOf(second)]: String(outcome.scores[1]),
  };
};
