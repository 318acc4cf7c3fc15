import * as words from "@losfee/messages/server-samples-championship";
import { samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { playRunning } from "./running.ts";
import { SAMPLE_CREATION, type Sample } from "./sample.ts";

/** Creates a championship with so many players, played by `play`. */
const championship = (
  name: Sample["name"],
  players: number,
  play: (rehearsal: Rehearsal) => void,
): Sample => ({
  name,
  play: ({ competition, name, now }) => {
    const rehearsal = rehearse(
      competition,
      { ...SAMPLE_CREATION, name, format: "scrabble-championship" },
      now,
    );
    rehearsal.give({ type: "add-entries", entries: samplePeople(players) });
    play(rehearsal);
    return rehearsal.events;
  },
});

/** A real event's incidents, up to the middle of round 9. */
export const championshipRunning = championship(words.championshipRunning, 24, playRunning);

/** All rounds played, and closed. */
export const championshipFinished = championship(words.championshipFinished, 105, (rehearsal) => {
  const { stages } = rehearsal.state.settings;
  const rounds = stages.reduce((sum, stage) => sum + stage.rounds, 0);
  while (rehearsal.state.rounds.length < rounds) {
    rehearsal.beginRound();
    rehearsal.enterResults();
  }
  rehearsal.give({ type: "close-competition" });
});

/** All players entered, nothing drawn. */
export const entriesOnly = championship(words.entriesOnly, 32, () => undefined);
