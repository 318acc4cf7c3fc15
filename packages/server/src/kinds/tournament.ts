import {
  completeRounds,
  draftOf,
  publishedRounds,
  type TournamentEventType,
  totalRounds,
} from "@losfee/core";
import { echoOf } from "./echo.ts";
import type { KindAdapter } from "./kind-adapter.ts";

/** Events that change nothing that the public sees: drafts, and what is done behind the table. */
const HIDDEN: ReadonlySet<TournamentEventType> = new Set<TournamentEventType>([
  "entry-checked-in",
  "round-drafted",
  "draft-adjusted",
  "draft-discarded",
  "result-entered-again",
]);

/** Tournaments in rounds, game by game. */
export const tournamentKind: KindAdapter<"tournament"> = {
  progress: (state) => ({
    entries: state.entries.size,
    rounds: publishedRounds(state),
    plannedRounds: totalRounds(state.settings),
  }),
  details: (state, role) => ({
    settings: state.settings,
    completeRounds: completeRounds(state),
    draft: role === "director" ? (draftOf(state)?.number ?? null) : null,
  }),
  echo: echoOf,
  // Helpers enter results, enter them again and take their own back.
  permit: ({ role, label }, state, command) => {
    if (role !== "results") return { code: "command-not-allowed", command: command.type };
    switch (command.type) {
      case "enter-result":
      case "enter-again":
        return null;
      case "erase-result": {
        const { round, board } = command;
        const result = state.rounds[round - 1]?.games.find((game) => game.board === board)?.result;
        // A result that is not there: the rules say so themselves.
        const own = result === undefined || result === null || result.actor === label;
        return own ? null : { code: "not-own-result", round, board };
      }
      default:
        return { code: "command-not-allowed", command: command.type };
    }
  },
  acceptsScope: () => false,
  // Helpers see which results still have to be entered a second time.
  hides: ({ type }, role) =>
    HIDDEN.has(type) && (role !== "results" || type !== "result-entered-again"),
};
