import type { Language } from "@losfee/contract";
import { kindOfFormat, playsTables } from "@losfee/core";
import { enter, openIn } from "./king-lui.ts";
import { enterTeams, lineUpAll } from "./league.ts";
import { casts } from "./names.ts";
import { samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { creationIn, type Sample } from "./sample.ts";

/** A sample in the middle of play. */
interface Midway {
  /** Players or teams. */
  readonly size: number;
  /** Players of a team. */
  readonly squad?: number;
  readonly clubs?: "chess" | "scrabble";
  /** Rounds that are complete. */
  readonly rounds: number;
  /** Boards of the next one that have a result. */
  readonly boards: number;
}

/** Plays a preset up to the middle of a round. */
export const midway = (format: string, row: Midway): Sample => ({
  format,
  play: ({ competition, name, now, language }) => {
    if (kindOfFormat(format) !== "tournament") throw new Error(`sample: ${format} has no rounds`);
    const rehearsal = rehearse(competition, { ...creationIn(language), name, format }, now);
    enterAll(rehearsal, row, language);
    const play = playsTables(rehearsal.state.settings) ? playGames : playRounds;
    play(rehearsal, row);
    return rehearsal.events;
  },
});

const enterAll = (rehearsal: Rehearsal, { size, squad, clubs }: Midway, language: Language) => {
  if (squad === undefined) {
    rehearsal.give({ type: "add-entries", entries: samplePeople(size, language, clubs) });
    return;
  }
  const { chessClubs, scrabbleClubs } = casts[language];
  const teams = (clubs === "chess" ? chessClubs : scrabbleClubs).map(({ club }) => club);
  enterTeams(rehearsal, teams.slice(0, size), squad, language);
};

/** Plays complete rounds, and the first boards of one more. */
const playRounds = (rehearsal: Rehearsal, { rounds, boards }: Midway): void => {
  for (let round = 1; round <= rounds + 1; round++) {
    rehearsal.beginRound();
    if (rehearsal.state.squads.size > 0) lineUpAll(rehearsal, round);
    rehearsal.enterResults(round <= rounds ? undefined : boards);
  }
};

/** The same at tables, where a stage has all its games from the start. */
const playGames = (rehearsal: Rehearsal, { rounds, boards }: Midway): void => {
  rehearsal.beginRound();
  for (const address of openIn(rehearsal.state, 1)) {
    const { game, table } = address;
    if (game <= rounds || (game === rounds + 1 && table <= boards)) enter(rehearsal, address);
  }
};
