import type { Language } from "@losfee/contract";
import { type EntryId, squadOf } from "@losfee/core";
import { casts } from "./names.ts";
import { chanceOf, samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { creationIn, type Sample } from "./sample.ts";

const SQUAD = 12;
const STRONGEST = 2450;

/** A league in the middle of its fifth round: reserves played, a team was one player short. */
export const league: Sample = {
  format: "league",
  play: ({ competition, name, now, language }) => {
    const creation = { ...creationIn(language), format: "league" };
    const rehearsal = rehearse(competition, { ...creation, name }, now);
    const teams = casts[language].chessClubs.map(({ club }) => club);
    enterTeams(rehearsal, teams, SQUAD, language);
    for (let round = 1; round <= 4; round++) {
      rehearsal.beginRound();
      lineUpAll(rehearsal, round, round === 3 ? 4 : null);
      rehearsal.enterResults();
    }
    rehearsal.beginRound();
    lineUpAll(rehearsal, 5, null, 7);
    rehearsal.enterResults(2);
    return rehearsal.events;
  },
};

/** Enters teams with squads of so many, strongest players first. */
export const enterTeams = (
  rehearsal: Rehearsal,
  teams: readonly string[],
  squad: number,
  language: Language,
): void => {
  rehearsal.give({ type: "add-entries", entries: teams.map((name) => ({ name })) });
  const people = samplePeople(teams.length * squad, language);
  for (const [index, team] of [...rehearsal.state.entries.keys()].entries()) {
    const members = Array.from({ length: squad }, (_, place) => ({
      name: people[place * teams.length + index]?.name ?? "",
      rating: STRONGEST - 55 * place - 17 * index,
    }));
    rehearsal.give({ type: "add-members", team, members });
  }
};

/**
 * Submits line-ups of the first teams; reserves replace some of the list's first players. The last board
 * of the team `short` stays empty: a player misses the train.
 */
export const lineUpAll = (
  rehearsal: Rehearsal,
  round: number,
  short: EntryId | null = null,
  teams = Number.POSITIVE_INFINITY,
): void => {
  const boards = rehearsal.state.settings.teams?.boards ?? 0;
  for (const team of [...rehearsal.state.entries.keys()].slice(0, teams)) {
    const chance = chanceOf(`line-up ${round}/${team}`);
    const squad = squadOf(rehearsal.state.squads, team).map(({ id }) => id);
    const spare = squad.length - boards;
    const away = new Set(
      Array.from({ length: Math.min(2, spare) }, () => Math.floor(chance() * squad.length)),
    );
    const there = squad.filter((_, place) => !away.has(place)).slice(0, boards);
    const players = team === short ? there.slice(0, -1) : there;
    // Where line-ups hold for all rounds, the first one is enough.
    const given = rehearsal.state.lineUps.get(round)?.get(team)?.players.join();
    if (given === players.join()) continue;
    rehearsal.giveAs(`player:${team}`, { type: "set-line-up", round, team, players });
  }
};
