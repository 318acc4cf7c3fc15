import type { Language } from "@losfee/contract";
import { samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { playRunning } from "./running.ts";
import { creationIn, type Sample } from "./sample.ts";

/** Creates a championship with so many players, played by `play`. */
const championship = (
  players: number,
  play: (rehearsal: Rehearsal, language: Language) => void,
): Sample => ({
  format: "scrabble-championship",
  play: ({ competition, name, now, language }) => {
    const rehearsal = rehearse(
      competition,
      { ...creationIn(language), name, format: "scrabble-championship" },
      now,
    );
    rehearsal.give({ type: "add-entries", entries: samplePeople(players, language) });
    play(rehearsal, language);
    return rehearsal.events;
  },
});

/** A real event's incidents, up to the middle of round 9. */
export const championshipRunning = championship(24, playRunning);

/** All rounds played, and closed. */
export const championshipFinished = championship(105, (rehearsal) => {
  const { stages } = rehearsal.state.settings;
  const rounds = stages.reduce((sum, stage) => sum + stage.rounds, 0);
  while (rehearsal.state.rounds.length < rounds) {
    rehearsal.beginRound();
    rehearsal.enterResults();
  }
  rehearsal.give({ type: "close-competition" });
});

/** All players entered, nothing drawn. */
export const entriesOnly = championship(32, () => undefined);
