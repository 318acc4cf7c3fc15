import { openGames, TABLES_RULES, tablesStages } from "@losfee/core";
import {
  openStage,
  playGames,
  playTables,
  resultAt,
  type TablesPlayed,
  tablesOf,
} from "./tables-play.ts";

const begun = openStage(tablesOf("king-lui", 10));
const played = playGames(begun);
const second = openStage(played);

/** A table has reported its first game. */
const reported = ((): TablesPlayed => {
  const address = tablesStages(begun.state).flatMap(openGames)[0];
  if (address === undefined) throw new Error("no game is open");
  const entered = resultAt(begun.state, address);
  if (entered.type !== "enter-result") throw new Error("no result");
  return playTables(playGames(begun, 0), { ...entered, type: "report-result" });
})();

/** Table tournaments in every state with different pages. */
export const tablesWorlds: Readonly<Record<string, TablesPlayed>> = {
  "without entries": tablesOf("king-lui", 0),
  "before the first stage": tablesOf("king-lui", 10),
  "with the first stage as a draft": playTables(tablesOf("king-lui", 10), { type: "draft-round" }),
  "with the first stage published": begun,
  "with a reported result": reported,
  "in the middle of a stage": playTables(
    playGames(begun, 2),
    { type: "withdraw-entry", entry: 4, reason: "krank" },
    {
      type: "impose-penalty",
      entry: 5,
      round: 1,
      of: "rank-points",
      points: 0.5,
      reason: "zu spät",
    },
    { type: "annul-game", round: 1, board: 2, reason: "falsche Karten" },
  ),
  "in the second stage": playGames(second, 3),
  "at new tables each game, by places": playGames(
    openStage(tablesOf("table-tournament", 12, { tables: { ...TABLES_RULES, results: "places" } })),
    2,
  ),
  "that is closed": playTables(playGames(openStage(playGames(second))), {
    type: "close-competition",
  }),
};
