import type { Entry, EntryDetails, EntryId, NationalListing } from "@losfee/core";
import { tidyText } from "@losfee/core";
import { readBirth } from "../../text/birth.ts";
import type { TrfPlayer, TrfTournament } from "../tournament.ts";
import type { TrfImportNote } from "./notes.ts";

/** The players of a file as entries, numbered from 1 in their order. */
export interface ImportedEntries {
  readonly entries: readonly Entry[];
  readonly notes: readonly TrfImportNote[];
}

/** A player with the number that orders the field for pairing. */
export interface NumberedPlayer {
  readonly player: TrfPlayer;
  readonly number: number;
}

const NOTHING = { credit: "none", spread: 0 } as const;

/**
 * Makes entries of players in order of their numbers. A player missing from a round is away by
 * arrangement: files do not distinguish late entries from absences. O(players · rounds).
 */
export const entriesOfTrf = (
  trf: TrfTournament,
  players: readonly NumberedPlayer[],
  rounds: number,
): ImportedEntries => {
  const notes: TrfImportNote[] = [];
  const teams = teamNamesOf(trf);
  const nationalsOf = nationalsIn(trf);
  const absences = Map.groupBy(trf.absences, ({ id }) => id);
  const twoByes = roundsWithByes(trf);
  const entries = players.map(({ player, number }, index): Entry => {
    const { startingRank, lines } = player;
    const ahead = (absences.get(startingRank) ?? []).filter(({ round }) => round <= rounds);
    const past = lines.filter(
      ({ kind, opponent, round }) =>
        opponent === null && (kind !== "pairing-allocated-bye" || twoByes.has(round)),
    );
    const halves = [
      ...past.filter(({ kind }) => kind === "half-point-bye"),
      ...ahead.filter(({ bye }) => bye === "H"),
    ].map(({ round }) => round);
    const isOut = isGone(lines, ahead, trf.playedRounds, rounds);
    const coming = isOut ? [] : ahead;
    return {
      ...detailsOf(player, notes),
      ...nationalsOf(startingRank),
      ...(teams.has(startingRank) ? { team: teams.get(startingRank) ?? "" } : {}),
      startingNumber: number,
      id: index + 1,
      joinedRound: 1,
      missed: NOTHING,
      withdrawal: isOut ? { fromRound: trf.playedRounds + 1, reason: "" } : null,
      pauses: [...past, ...coming].map(({ round }) => round),
      ...(halves.length === 0 ? {} : { halfPoints: halves }),
      checkedIn: false,
    };
  });
  const full = trf.absences.filter(({ bye }) => bye === "F").map(({ id }) => id);
  if (full.length > 0) {
    notes.push({ code: "trf-import-full-points-ahead", players: [...new Set(full)] });
  }
  if (teams.size > 0) notes.push({ code: "trf-import-teams-of-players", teams: trf.teams.length });
  return { entries, notes };
};

/** True if absent without points in all rounds to come, and in several or also in the last. */
export const isGone = (
  lines: readonly { readonly kind: string }[],
  ahead: readonly { readonly bye: string }[],
  played: number,
  rounds: number,
): boolean => {
  const left = rounds - played;
  const isAway = left > 0 && ahead.length === left && ahead.every(({ bye }) => bye === "Z");
  return isAway && (left > 1 || lines[played - 1]?.kind === "zero-point-bye");
};

/** Returns the rounds with more than one pairing-allocated bye: one system gives at most one. */
const roundsWithByes = ({ players }: TrfTournament): ReadonlySet<number> => {
  const byes = players.flatMap(({ lines }) =>
    lines.filter(({ kind }) => kind === "pairing-allocated-bye").map(({ round }) => round),
  );
  return new Set(byes.filter((round, index) => byes.indexOf(round) < index));
};

/** Returns the teams of an individual event (013, 310), by starting rank. */
const teamNamesOf = ({ teams, teamEvent }: TrfTournament): ReadonlyMap<EntryId, string> =>
  new Map(
    teamEvent
      ? []
      : teams.flatMap(({ team, name, players }) =>
          players.map((id) => [id, tidyText(name) || `#${team}`] as const),
        ),
  );

/** Returns the details of a player; omits invalid ones, with a note. */
export const detailsOf = (player: TrfPlayer, notes: TrfImportNote[]): EntryDetails => {
  const { startingRank, name, rating, federation, title, fideId, birth, sex } = player;
  const leftOut = (detail: "title" | "fideId" | "birth", value: string): void => {
    notes.push({ code: "trf-import-detail-left-out", player: startingRank, detail, value });
  };
  const born = readBirth(birth);
  if (born === null) leftOut("birth", birth);
  const isNumber = /^\d{0,11}$/.test(fideId);
  if (!isNumber) leftOut("fideId", fideId);
  const ownTitle = tidyText(title);
  return {
    name: tidyText(name) || `#${startingRank}`,
    rating: rating ?? 0,
    club: "",
    nation: tidyText(federation),
    class: "",
    ...(ownTitle === "" ? {} : { title: ownTitle }),
    ...(isNumber && Number(fideId) > 0 ? { fideId } : {}),
    ...(sex === null ? {} : { sex }),
    ...(born ? { birth: born } : {}),
  };
};

type Nationals = Pick<EntryDetails, "nationals" | "nationalNumbers">;

/** Returns the lookup of a player's national ratings and IDs; the last line of each list counts. */
export const nationalsIn = ({
  nationals,
}: Pick<TrfTournament, "nationals">): ((startingRank: number) => Nationals) => {
  const byPlayer = Map.groupBy(nationals, ({ startingRank }) => startingRank);
  return (startingRank) => {
    const lines = byPlayer.get(startingRank) ?? [];
    const listed = [...new Map(lines.map((line) => [line.code, line])).values()];
    const numbers = listed
      .filter(({ fideId }) => fideId !== "")
      .map(({ code, fideId }) => [code, fideId] as const);
    return {
      ...(listed.length === 0 ? {} : { nationals: listed.map(listingOf) }),
      ...(numbers.length === 0 ? {} : { nationalNumbers: Object.fromEntries(numbers) }),
    };
  };
};

const listingOf = ({
  code,
  rating,
  title,
  federation,
}: TrfTournament["nationals"][number]): NationalListing => ({
  federation: code,
  rating: rating ?? 0,
  ...(title === "" ? {} : { title }),
  ...(federation === "" ? {} : { origin: federation }),
});
