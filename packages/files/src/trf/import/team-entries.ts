import { type Entry, type EntryId, type Member, tidyText } from "@losfee/core";
import type { TrfTeam } from "../record.ts";
import type { TrfTeamCard } from "../team-card.ts";
import type { TrfTournament } from "../tournament.ts";
import { detailsOf, isGone, nationalsIn } from "./entries.ts";
import type { TrfImportNote } from "./notes.ts";

/** The teams of a file as entries, numbered from 1, and their members, numbered on from there. */
export interface ImportedTeams {
  readonly entries: readonly Entry[];
  readonly squads: readonly { readonly team: EntryId; readonly members: readonly Member[] }[];
  /** Members by the starting rank of the file's players. */
  readonly memberOf: ReadonlyMap<number, EntryId>;
  readonly notes: readonly TrfImportNote[];
}

const NOTHING = { credit: "none", spread: 0 } as const;

/**
 * Makes entries of teams by their numbers, and squads of their players as record 310 lists them.
 * Numbers members by starting rank, so that a report written later has the same. O(players ·
 * rounds).
 */
export const teamEntriesOf = (
  trf: TrfTournament,
  cards: readonly TrfTeamCard[],
  rounds: number,
): ImportedTeams => {
  const notes: TrfImportNote[] = [];
  const inTeams = new Set(trf.teams.flatMap(({ players }) => players));
  const nationalsOf = nationalsIn(trf);
  const players = trf.players.filter(({ startingRank }) => inTeams.has(startingRank));
  const memberOf = new Map(
    players.map(({ startingRank }, index) => [startingRank, cards.length + index + 1]),
  );
  const byRank = new Map(players.map((player) => [player.startingRank, player]));
  const squads = trf.teams.map((team, index) => ({
    team: index + 1,
    members: team.players.flatMap((rank): readonly Member[] => {
      const [player, id] = [byRank.get(rank), memberOf.get(rank)];
      return player === undefined || id === undefined
        ? []
        : [{ ...detailsOf(player, notes), ...nationalsOf(rank), id }];
    }),
  }));
  const entries = trf.teams.map((team, index) => entryOf(trf, team, cards[index], index, rounds));
  const outside = trf.players.filter(({ startingRank }) => !inTeams.has(startingRank));
  if (outside.length > 0) {
    notes.push({
      code: "trf-import-without-team",
      players: outside.map(({ startingRank }) => startingRank),
    });
  }
  const full = trf.absences.filter(({ bye }) => bye === "F").map(({ id }) => id);
  if (full.length > 0) {
    notes.push({ code: "trf-import-full-points-ahead", players: [...new Set(full)] });
  }
  const nicknames = trf.teams.filter(({ nickname }) => nickname !== "").length;
  if (nicknames > 0) notes.push({ code: "trf-import-nicknames-left-out", teams: nicknames });
  return { entries, squads, memberOf, notes };
};

const entryOf = (
  trf: TrfTournament,
  { team, name, strength }: TrfTeam,
  card: TrfTeamCard | undefined,
  index: number,
  rounds: number,
): Entry => {
  const lines = card?.rounds ?? [];
  const ahead = trf.absences.filter(({ id, round }) => id === team && round <= rounds);
  const past = lines.filter(
    ({ kind, opponent }) => opponent === null && kind !== "pairing-allocated-bye",
  );
  const halves = [
    ...past.filter(({ kind }) => kind === "half-point-bye"),
    ...ahead.filter(({ bye }) => bye === "H"),
  ].map(({ round }) => round);
  const isOut = isGone(lines, ahead, trf.playedRounds, rounds);
  return {
    name: tidyText(name) || `#${team}`,
    rating: strength !== null && Number.isInteger(strength) && strength > 0 ? strength : 0,
    club: "",
    nation: "",
    class: "",
    startingNumber: team,
    id: index + 1,
    joinedRound: 1,
    missed: NOTHING,
    withdrawal: isOut ? { fromRound: trf.playedRounds + 1, reason: "" } : null,
    pauses: [...past, ...(isOut ? [] : ahead)].map(({ round }) => round),
    ...(halves.length === 0 ? {} : { halfPoints: halves }),
    checkedIn: false,
  };
};
