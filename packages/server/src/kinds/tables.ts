import { findStage, type TablesEventType, tableGame } from "@losfee/core";
import type { KindAdapter } from "./kind-adapter.ts";

/** Events that change nothing that the public sees. */
const HIDDEN: ReadonlySet<TablesEventType> = new Set<TablesEventType>([
  "entry-checked-in",
  "stage-drafted",
  "draft-discarded",
]);

/** Tournaments at tables, stage by stage. */
export const tablesKind: KindAdapter<"tables"> = {
  progress: (state) => ({
    entries: state.entries.size,
    rounds: state.stages.filter(({ status }) => status === "published").length,
    plannedRounds: state.settings.stages.length,
  }),
  details: (state, role) => ({
    settings: state.settings,
    stages: state.stages
      .filter(({ status }) => status === "published" || role === "director")
      .map(({ stage, status, members }) => ({ stage, status, players: members.length })),
  }),
  echo: () => undefined,
  // A table reports its own games; helpers enter results and take their own back.
  permit: ({ role, label, scope }, state, command) => {
    const refused = { code: "command-not-allowed", command: command.type } as const;
    if (role === "table") {
      const own =
        command.type === "report-result" &&
        scope?.kind === "table" &&
        (scope.stage === 0 || scope.stage === command.stage) &&
        scope.table === command.table;
      return own ? null : refused;
    }
    if (role !== "results") return refused;
    if (command.type === "enter-result") return null;
    if (command.type !== "erase-result") return refused;
    const stage = findStage(state, command.stage);
    const game = stage && tableGame(stage, command.game, command.table);
    // A result that is not there: the rules say so themselves.
    const own = game === undefined || game.result === null || game.result.actor === label;
    return own ? null : refused;
  },
  // Stage 0: the table with this number in whatever stage is played.
  acceptsScope: ({ settings }, scope) =>
    scope.kind === "table" && scope.stage <= settings.stages.length,
  hides: ({ type }) => HIDDEN.has(type),
};
