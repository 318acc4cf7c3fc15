import { err, ok } from "../../base/result.ts";
import type { TablesRefusal } from "../refusal.ts";
import type { TablesState } from "../state.ts";
import { sameOutcome, type TableAddress } from "../table-game.ts";
import { type Decider, decided } from "./context.ts";
import { findGame, fitResult } from "./outcome.ts";

const addressOf = ({ stage, game, table }: TableAddress): TableAddress => ({ stage, game, table });

/** Why a result may not simply be changed: a later stage was made with it. */
const refuseBuiltOn = (state: TablesState, address: TableAddress): TablesRefusal | null => {
  const later = state.stages.find(({ stage }) => stage > address.stage);
  if (later === undefined) return null;
  return { code: "result-built-on", laterStage: later.stage, ...addressOf(address) };
};

/** What a table says of its own game. It may say otherwise until a director confirms it. */
export const reportResult: Decider<"report-result"> = (state, command) => {
  const fitting = fitResult(state, command, command.outcome);
  if (!fitting.ok) return fitting;
  const { game, outcome, warnings } = fitting.value;
  const address = addressOf(command);
  if (game.annulled !== null) return err({ code: "already-annulled", ...address });
  if (game.result?.status === "confirmed") return err({ code: "result-confirmed", ...address });
  if (game.result !== null && sameOutcome(game.result.outcome, outcome)) {
    return err({ code: "result-unchanged", ...address });
  }
  return ok({ events: [{ type: "result-reported", data: { ...address, outcome } }], warnings });
};

/** Confirms results that tables have reported: all of them, or none. */
export const confirmResults: Decider<"confirm-results"> = (state, command) => {
  const seen = new Set<string>();
  for (const given of command.results) {
    const found = findGame(state, given);
    if (!found.ok) return found;
    const address = addressOf(given);
    const { result } = found.value.game;
    if (result === null) return err({ code: "no-result", ...address });
    const key = JSON.stringify(address);
    if (result.status === "confirmed" || seen.has(key)) {
      return err({ code: "result-confirmed", ...address });
    }
    seen.add(key);
  }
  return decided(
    ...command.results.map(
      (address) => ({ type: "result-confirmed", data: addressOf(address) }) as const,
    ),
  );
};

/** Records a result that counts at once; in place of a report, or of an annulled game's replay. */
export const enterResult: Decider<"enter-result"> = (state, command) => {
  const fitting = fitResult(state, command, command.outcome);
  if (!fitting.ok) return fitting;
  const { game, outcome, warnings } = fitting.value;
  const address = addressOf(command);
  if (game.result?.status === "confirmed") return err({ code: "result-exists", ...address });
  const built = refuseBuiltOn(state, command);
  if (built !== null) return err(built);
  return ok({ events: [{ type: "result-entered", data: { ...address, outcome } }], warnings });
};

/** Takes a result or an annulment away again, as long as no later stage was made with it. */
export const eraseResult: Decider<"erase-result"> = (state, command) => {
  const found = findGame(state, command);
  if (!found.ok) return found;
  const { result, annulled } = found.value.game;
  const address = addressOf(command);
  if (result === null && annulled === null) return err({ code: "no-result", ...address });
  const built = refuseBuiltOn(state, command);
  if (built !== null) return err(built);
  return decided({ type: "result-erased", data: address });
};
