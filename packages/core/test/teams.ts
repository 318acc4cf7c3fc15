import type { BoardOutcome, EntryId, Game, Settings, TournamentCommand } from "../src/index.ts";
import { pairedRound } from "../src/index.ts";
import { type Play, play, SEED } from "./play.ts";

/** An event of `count` teams T1, T2, … with `squad` players each: `T1 P1`, rated from 2400 down. */
export const teamEvent = (
  format: string,
  teams: number,
  squad: number,
  settings: Partial<Settings> = {},
): Play => {
  const begun = play(null, [
    { type: "create-competition", name: "Teams", format, settings, seed: SEED },
    {
      type: "add-entries",
      entries: Array.from({ length: teams }, (_, index) => ({ name: `T${index + 1}` })),
    },
  ]);
  const squads = [...begun.state.entries.keys()].map(
    (team): TournamentCommand => ({
      type: "add-members",
      team,
      members: Array.from({ length: squad }, (_, index) => ({
        name: `T${team} P${index + 1}`,
        rating: 2400 - 50 * team - 10 * index,
      })),
    }),
  );
  return squad === 0 ? begun : play(begun, squads);
};

/** The player at this place, from 1, of a team's list. */
export const memberAt = ({ state }: Play, team: EntryId, place: number): EntryId => {
  const member = state.squads.get(team)?.[place - 1];
  if (member === undefined) throw new Error(`team ${team} has no player ${place}`);
  return member.id;
};

/** The match of a team in a round. */
export const matchOf = ({ state }: Play, round: number, team: EntryId): Game => {
  const found = pairedRound(state, round)?.games.find(({ seats }) => seats.includes(team));
  if (found === undefined) throw new Error(`team ${team} has no match in round ${round}`);
  return found;
};

const OUTCOMES: Readonly<Record<string, BoardOutcome>> = {
  "1": { kind: "played", scores: [1, 0] },
  "=": { kind: "played", scores: [0.5, 0.5] },
  "0": { kind: "played", scores: [0, 1] },
  "+": { kind: "forfeit", absent: [1] },
  "-": { kind: "forfeit", absent: [0] },
  x: { kind: "forfeit", absent: [0, 1] },
  ".": { kind: "not-played" },
  "?": { kind: "adjourned" },
};

/** The boards of a match as one letter each: 1 = 0, + - for forfeits, x for both, ? adjourned. */
export const boards = (letters: string) =>
  [...letters].map((letter) => {
    const outcome = OUTCOMES[letter];
    if (outcome === undefined) throw new Error(`no board result ${letter}`);
    return { outcome };
  });

/** Enters the result of the match between two teams, seen from the first of them. */
export const result = (
  round: number,
  teams: readonly [EntryId, EntryId],
  letters: string,
): TournamentCommand => ({
  type: "enter-result",
  round,
  outcome: { kind: "match", teams, boards: boards(letters) },
});

/** Line-ups of the first players of both teams, for every match of a round. */
export const linedUp = (before: Play, round: number): Play => {
  const size = before.state.settings.teams?.boards ?? 0;
  const games = pairedRound(before.state, round)?.games ?? [];
  return play(
    before,
    games.flatMap(({ seats }) =>
      seats.map(
        (team): TournamentCommand => ({
          type: "set-line-up",
          round,
          team,
          players: (before.state.squads.get(team) ?? []).slice(0, size).map(({ id }) => id),
        }),
      ),
    ),
  );
};
