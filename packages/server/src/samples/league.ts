import {
  type BoardOutcome,
  type EntryId,
  type Game,
  missingResults,
  pairedRound,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import * as words from "@losfee/messages/server-samples-league";
import { chanceOf, samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { SAMPLE_CREATION, type Sample } from "./sample.ts";

const TEAMS = [
  "Rochade Ulm",
  "SC Turm Bremen",
  "Wiener Springer",
  "SG Limmat Zürich",
  "Bauernzug Leipzig",
  "Grazer Gambit",
  "Schachfreunde Köln",
  "Berner Läufer",
  "SV Zugzwang Kiel",
  "Patt & Partner Mainz",
] as const;
const SQUAD = 12;
const STRONGEST = 2450;

/** A league in the middle of its fifth round: reserves played, a team was one player short. */
export const league: Sample = {
  name: words.name,
  play: ({ competition, name, now }) => {
    const creation = { ...SAMPLE_CREATION, format: "league" };
    const rehearsal = rehearse(competition, { ...creation, name }, now);
    rehearsal.give({ type: "add-entries", entries: TEAMS.map((team) => ({ name: team })) });
    const people = samplePeople(TEAMS.length * SQUAD);
    for (const [index, team] of [...rehearsal.state.entries.keys()].entries()) {
      const members = Array.from({ length: SQUAD }, (_, place) => ({
        name: people[place * TEAMS.length + index]?.name ?? "",
        rating: STRONGEST - 55 * place - 17 * index,
      }));
      rehearsal.give({ type: "add-members", team, members });
    }
    for (let round = 1; round <= 4; round++) {
      rehearsal.beginRound();
      lineUpAll(rehearsal, round, TEAMS.length);
      enterMatches(rehearsal, round, Number.POSITIVE_INFINITY);
    }
    rehearsal.beginRound();
    lineUpAll(rehearsal, 5, 7);
    enterMatches(rehearsal, 5, 2);
    return rehearsal.events;
  },
};

/** Submits line-ups of the first teams; reserves replace some of the list's first players. */
const lineUpAll = (rehearsal: Rehearsal, round: number, teams: number): void => {
  const boards = rehearsal.state.settings.teams?.boards ?? 0;
  for (const team of [...rehearsal.state.entries.keys()].slice(0, teams)) {
    const chance = chanceOf(`line-up ${round}/${team}`);
    const squad = squadOf(rehearsal.state.squads, team).map(({ id }) => id);
    const away = new Set([0, 1].map(() => Math.floor(chance() * SQUAD)));
    const there = squad.filter((_, place) => !away.has(place)).slice(0, boards);
    // One player misses the train once: the last board stays empty.
    const players = round === 3 && team === 4 ? there.slice(0, -1) : there;
    rehearsal.giveAs(`player:${team}`, { type: "set-line-up", round, team, players });
  }
};

const enterMatches = (rehearsal: Rehearsal, round: number, matches: number): void => {
  const current = pairedRound(rehearsal.state, round);
  for (const game of (current === undefined ? [] : missingResults(current)).slice(0, matches)) {
    rehearsal.giveAs("results:Anna", {
      type: "enter-result",
      round,
      outcome: { kind: "match", teams: game.seats, boards: boardsOf(rehearsal.state, round, game) },
    });
  }
};

const boardsOf = (
  { lineUps, squads, settings }: TournamentState,
  round: number,
  { seats }: Game,
): readonly { readonly outcome: BoardOutcome }[] => {
  const [first, second] = seats.map((team) => lineUps.get(round)?.get(team)?.players ?? []);
  const ratingOf = (team: EntryId, player: EntryId): number =>
    squadOf(squads, team).find(({ id }) => id === player)?.rating ?? 0;
  return Array.from({ length: settings.teams?.boards ?? 0 }, (_, index) => {
    const [one, other] = [first?.[index] ?? null, second?.[index] ?? null];
    if (one === null || other === null) {
      const absent = ([one, other] as const).flatMap((player, side) =>
        player === null ? [side === 0 ? (0 as const) : (1 as const)] : [],
      );
      return { outcome: { kind: "forfeit", absent } };
    }
    const edge = (ratingOf(seats[0], one) - ratingOf(seats[1], other)) / 1600;
    const chance = chanceOf(`${round}/${one}/${other}`)();
    const scores: readonly [number, number] =
      chance < 0.32 + edge ? [1, 0] : chance < 0.68 + edge ? [0.5, 0.5] : [0, 1];
    return { outcome: { kind: "played", scores } };
  });
};
