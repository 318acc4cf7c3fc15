import { type ContestAddress, type EnteredGame, isTableOutcome } from "@losfee/core";
import { isOfRound, type Outbox, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { meaningOf } from "../reports/entry-meaning.ts";
import type { ResultsModel } from "./model.ts";

/** The result of a game for two or a match in a command; null for other commands. */
export const outcomeIn = ({ command }: OutboxItem): EnteredGame | null => {
  if (command.type !== "enter-result" && command.type !== "report-result") return null;
  const { outcome } = command;
  if (typeof outcome !== "object") return null;
  return isTableOutcome(outcome) ? null : outcome;
};

/** Entering a game again replaces its earlier refusals. */
export const dropRefused = (outbox: Outbox, { round, board }: ContestAddress): void => {
  for (const item of outbox.items.value) {
    if (item.state === "refused" && item.board === board && isOfRound(item, round)) {
      outbox.drop(item.key);
    }
  }
};

/** Drops a refused line once its board has the same result. */
export const dropAgreed = (outbox: Outbox, model: ResultsModel): void => {
  for (const item of outbox.items.value) {
    if (item.state !== "refused" || !isOfRound(item, model.round)) continue;
    const outcome = outcomeIn(item);
    const row = model.rows.find(({ board }) => board === item.board);
    if (row === undefined || outcome === null) continue;
    if (meaningOf(model, row.result, outcome) === "agrees") outbox.drop(item.key);
  }
};

/** True if a recorded result is still current, as far as the page knows. */
export const stands = (
  { board, answer }: OutboxItem,
  model: ResultsModel,
  page: PageFrame,
): boolean => {
  if (answer === null) return false;
  if ((page.competition?.seq ?? 0) < answer.seq) return true;
  const result = model.rows.find((row) => row.board === board)?.result;
  if (!result) return false;
  const known = [result.seq, ...result.reports.map(({ seq }) => seq)];
  return answer.events.some(({ seq }) => known.includes(seq));
};
