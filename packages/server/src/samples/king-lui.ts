import {
  findStage,
  openGames,
  type TableAddress,
  type TableOutcome,
  type TournamentState,
  tableGame,
} from "@losfee/core";
import * as words from "@losfee/messages/server-samples-king-lui";
import { chanceOf, samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { SAMPLE_CREATION, type Sample } from "./sample.ts";

const PLAYERS = 31;

/** A King Lui in the middle of stage 2: one player was ill, one table's report waits. */
export const kingLui: Sample = {
  name: words.name,
  play: ({ competition, name, now }) => {
    const creation = { ...SAMPLE_CREATION, format: "king-lui" };
    const rehearsal = rehearse(competition, { ...creation, name }, now);
    rehearsal.give({ type: "add-entries", entries: samplePeople(PLAYERS) });
    rehearsal.beginRound();
    for (const address of openIn(rehearsal.state, 1)) enter(rehearsal, address);
    rehearsal.beginRound();
    const ill = seatsAt(rehearsal.state, { stage: 2, game: 1, table: 3 })[0];
    if (ill !== undefined) rehearsal.give({ type: "withdraw-entry", entry: ill, reason: "krank" });
    for (const address of openIn(rehearsal.state, 2)) {
      if (address.game > 3) continue;
      // Table 5 reports its last games itself; they await confirmation.
      const waits = address.table === 5 && address.game === 3;
      enter(rehearsal, address, waits ? "table:Tisch 5" : "results:Anna");
    }
    return rehearsal.events;
  },
};

const openIn = (state: TournamentState, stage: number): readonly TableAddress[] => {
  const found = findStage(state, stage);
  return found === undefined ? [] : openGames(found);
};

/** Enters a plausible result of a game; a table only reports it. */
const enter = (rehearsal: Rehearsal, address: TableAddress, actor = "results:Anna"): void => {
  const { state } = rehearsal;
  const outcome = outcomeOf(state, address);
  const type = actor.startsWith("table:") ? "report-result" : "enter-result";
  rehearsal.giveAs(actor, { type, round: address.round, board: address.table, outcome });
};

const seatsAt = (
  state: TournamentState,
  { stage, game, table }: Omit<TableAddress, "round">,
): readonly number[] => {
  const found = findStage(state, stage);
  return (found && tableGame(found, game, table)?.seats) ?? [];
};

const [LEAST, RANGE] = [60, 90];

/** Better players score more on average; points come in fives, so that some places are shared. */
const outcomeOf = (state: TournamentState, address: TableAddress): TableOutcome => ({
  kind: "game-points",
  seats: seatsAt(state, address).map((entry) => {
    const chance = chanceOf(`${address.stage}/${address.game}/${entry}`);
    const edge = (state.entries.get(entry)?.rating ?? 0) / 100;
    return { entry, points: 5 * Math.round((LEAST + edge + RANGE * chance()) / 5) };
  }),
});
