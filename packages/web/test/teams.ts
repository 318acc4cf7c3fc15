import { type BoardOutcome, type EntryId, pairedRound, type TournamentCommand } from "@losfee/core";
import { competitionOf, type Played, play, publishNext } from "./play.ts";

/** The first round of an event with teams `T1`, `T2`, … of `squad` players each: `T1 P1`. */
export const teamEvent = (format: string, teams: number, squad: number): Played => {
  const names = Array.from({ length: teams }, (_, index) => `T${index + 1}`);
  const entered = competitionOf(names, { format });
  const squads = names.map(
    (name, index): TournamentCommand => ({
      type: "add-members",
      team: index + 1,
      members: Array.from({ length: squad }, (_, place) => ({
        name: `${name} P${place + 1}`,
        rating: 2400 - 50 * index - 10 * place,
      })),
    }),
  );
  return publishNext(play(entered, squads));
};

/** The teams of the first match of round 1. */
export const firstSeats = ({ state }: Played): readonly [EntryId, EntryId] => {
  const seats = pairedRound(state, 1)?.games.find(({ board }) => board === 1)?.seats;
  if (seats === undefined) throw new Error("no match");
  return seats;
};

/** The player at a place, from 1, of a team's list. */
export const memberAt = ({ state }: Played, team: EntryId, place: number): EntryId => {
  const member = state.squads.get(team)?.[place - 1];
  if (member === undefined) throw new Error(`team ${team} has no player ${place}`);
  return member.id;
};

/** A line-up of round 1, by places in the squad. */
export const lineUp = (
  event: Played,
  team: EntryId,
  places: readonly number[],
  reason?: string,
): TournamentCommand => ({
  type: "set-line-up",
  round: 1,
  team,
  players: places.map((place) => memberAt(event, team, place)),
  ...(reason === undefined ? {} : { reason }),
});

const OUTCOMES: Readonly<Record<string, BoardOutcome>> = {
  "1": { kind: "played", scores: [1, 0] },
  "=": { kind: "played", scores: [0.5, 0.5] },
  "0": { kind: "played", scores: [0, 1] },
  "+": { kind: "forfeit", absent: [1] },
  ".": { kind: "not-played" },
  "?": { kind: "adjourned" },
};

/** The result of the first match of round 1, a letter for each board. */
export const matchResult = (event: Played, letters: string): TournamentCommand => ({
  type: "enter-result",
  round: 1,
  outcome: {
    kind: "match",
    teams: firstSeats(event),
    boards: [...letters].map((letter) => {
      const outcome = OUTCOMES[letter];
      if (outcome === undefined) throw new Error(`no result ${letter}`);
      return { outcome };
    }),
  },
});
