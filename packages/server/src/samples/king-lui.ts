import {
  findStage,
  openGames,
  type TableAddress,
  type TournamentState,
  tableGame,
} from "@losfee/core";
import { sampleTexts } from "@losfee/messages/samples";
import { tableOutcome } from "./outcomes.ts";
import { samplePeople } from "./people.ts";
import { HELPER, type Rehearsal, rehearse } from "./rehearsal.ts";
import { creationIn, type Sample } from "./sample.ts";

const PLAYERS = 31;

/** A King Lui in the middle of stage 2: one player was ill, one table's report waits. */
export const kingLui: Sample = {
  format: "king-lui",
  play: ({ competition, name, now, language }) => {
    const t = sampleTexts[language];
    const creation = { ...creationIn(language), format: "king-lui" };
    const rehearsal = rehearse(competition, { ...creation, name }, now);
    rehearsal.give({ type: "add-entries", entries: samplePeople(PLAYERS, language) });
    rehearsal.beginRound();
    for (const address of openIn(rehearsal.state, 1)) enter(rehearsal, address);
    rehearsal.beginRound();
    const ill = seatsAt(rehearsal.state, { stage: 2, game: 1, table: 3 })[0];
    if (ill !== undefined) rehearsal.give({ type: "withdraw-entry", entry: ill, reason: t.ill });
    for (const address of openIn(rehearsal.state, 2)) {
      if (address.game > 3) continue;
      // Table 5 reports its last games itself; they await confirmation.
      const waits = address.table === 5 && address.game === 3;
      enter(rehearsal, address, waits ? `table:${t.table({ number: 5 })}` : HELPER);
    }
    return rehearsal.events;
  },
};

/** Returns the games of a stage without a result. */
export const openIn = (state: TournamentState, stage: number): readonly TableAddress[] => {
  const found = findStage(state, stage);
  return found === undefined ? [] : openGames(found);
};

/** Enters a plausible result of a game; a table only reports it. */
export const enter = (rehearsal: Rehearsal, address: TableAddress, actor = HELPER): void => {
  const { state } = rehearsal;
  const outcome = tableOutcome(state, address, seatsAt(state, address));
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
