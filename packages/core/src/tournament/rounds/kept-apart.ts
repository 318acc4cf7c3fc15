import type { EntryId } from "../../base/entry-id.ts";
import { ok, type Result } from "../../base/result.ts";
import { coversRound } from "../../base/round-range.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { EventRule } from "../../pairing/not-paired.ts";
import type { PairingNote } from "../../pairing/notes.ts";
import { findSystem } from "../../pairing/registry.ts";
import type { PairingRefusal, RoundInput, RoundPairing } from "../../pairing/system.ts";
import type { BoardRound } from "../round.ts";
import { type KeptApart, type Settings, SHARED } from "../settings/settings.ts";
import { type TeamField, teamNameOf } from "../settings/team-ranking.ts";
import type { TournamentState } from "../state.ts";

type Pair = readonly [EntryId, EntryId];

/** Players with a common club (or nation) who should not meet in a round. */
export interface ApartGroup {
  readonly by: KeptApart["by"];
  readonly name: string;
  readonly members: readonly EntryId[];
}

/** The definition of mates: as in the ranking of teams, else the team at entry. */
const teamFieldOf = ({ teamRanking }: Pick<Settings, "teamRanking">): TeamField =>
  teamRanking?.by ?? "team";

/** Returns the team whose mates a player should not meet at the tables of a round; null: none. */
export const teamApart = (
  { settings, entries }: Pick<TournamentState, "settings" | "entries">,
  round: number,
  id: EntryId,
): string | null => {
  const isAsked = (settings.keptApart ?? []).some(
    (rule) => rule.by === "team" && coversRound(rule, round),
  );
  const entry = entries.get(id);
  const name = isAsked && entry !== undefined ? teamNameOf(entry, teamFieldOf(settings)) : "";
  return name === "" ? null : nameKey(name);
};

/** Returns every pair of some entries. */
const pairsAmong = (entries: readonly EntryId[]): readonly Pair[] =>
  entries.flatMap((one, index) => entries.slice(index + 1).map((other): Pair => [one, other]));

/** Returns the pairs that the settings forbid in a round. Linear in the pairs. */
export const pairsForbidden = (
  { forbidden = [] }: Pick<Settings, "forbidden">,
  round: number,
): readonly Pair[] =>
  forbidden
    .filter((group) => coversRound(group, round))
    .flatMap(({ entries }) => pairsAmong([...new Set(entries)]));

/** Returns those of `entries` whom the settings keep apart in a round, the largest group first. */
export const groupsKeptApart = (
  { settings, entries: known }: Pick<TournamentState, "settings" | "entries">,
  round: number,
  entries: readonly EntryId[],
): readonly ApartGroup[] =>
  (settings.keptApart ?? [])
    .filter((rule) => coversRound(rule, round))
    .flatMap(({ by }) => {
      const nameOf = (id: EntryId): string => {
        const entry = known.get(id);
        if (entry === undefined) return "";
        return by === "team" ? teamNameOf(entry, teamFieldOf(settings)) : entry[by];
      };
      return [...new Set(entries.map(nameOf))].flatMap((name): readonly ApartGroup[] => {
        const members = entries.filter((entry) => nameOf(entry) === name);
        return name === "" || members.length < 2 ? [] : [{ by, name, members }];
      });
    })
    .sort((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1));

/** Returns the groups that a round's pairing did keep apart: all except those in its notes. */
export const groupsStillApart = (
  groups: readonly ApartGroup[],
  notes: readonly PairingNote[],
): readonly ApartGroup[] =>
  groups.filter(
    ({ by, name }) =>
      !notes.some(
        (note) => note.code === "not-kept-apart" && note.by === by && note.names.includes(name),
      ),
  );

/**
 * Returns the rules of the event that keep two players apart in a round: the draft's request, pairs
 * forbidden in the settings, and common attributes, unless the system or its notes waive those.
 */
export const eventRulesAgainst = (
  state: Pick<TournamentState, "settings" | "entries">,
  { number, request, notes }: Pick<BoardRound, "number" | "request" | "notes">,
  players: Pair,
): readonly EventRule[] => {
  const isBoth = (entries: readonly EntryId[]): boolean =>
    players.every((entry) => entries.includes(entry));
  const forbidden = (state.settings.forbidden ?? []).filter(
    (rule) => coversRound(rule, number) && isBoth(rule.entries),
  );
  // A table is made before players are kept apart.
  const groups =
    findSystem(request.system)?.plannedAhead === false
      ? groupsStillApart(groupsKeptApart(state, number, players), notes)
      : [];
  return [
    ...(request.forbidden.some(isBoth)
      ? [{ code: "forbidden", reason: request.reason } as const]
      : []),
    ...forbidden.map(({ reason }) => ({ code: "forbidden", reason }) as const),
    ...groups.map(({ by, name }) => ({ code: "kept-apart", by, name }) as const),
  ];
};

/** Returns the pairs within groups. */
export const pairsWithin = (groups: readonly ApartGroup[]): readonly Pair[] =>
  groups.flatMap(({ members }) => pairsAmong(members));

/**
 * Pairs a round without meetings within a group. If impossible, allows the largest groups to meet
 * one after another until a pairing exists, and notes that. At most one pairing for each group and
 * one more.
 */
export const pairKeepingApart = (
  input: RoundInput,
  groups: readonly ApartGroup[],
  pair: (input: RoundInput) => Result<RoundPairing, PairingRefusal>,
): Result<RoundPairing, PairingRefusal> => {
  // More than half of all players cannot be kept apart: no need to try.
  const most = Math.ceil(input.available.length / 2);
  const hopeless = groups.filter(({ members }) => members.length > most).length;
  for (let relaxed = hopeless; ; relaxed++) {
    const apart = pairsWithin(groups.slice(relaxed));
    const paired = pair({ ...input, forbidden: [...input.forbidden, ...apart] });
    if (paired.ok)
      return ok(relaxed === 0 ? paired.value : withRelaxedGroups(paired.value, groups, relaxed));
    if (relaxed === groups.length || !NO_PAIRING.includes(paired.error.code)) return paired;
  }
};

const NO_PAIRING: readonly PairingRefusal["code"][] = [
  "no-legal-pairing",
  "no-pairing",
  "no-pairing-within-repeats",
];

/** Adds the groups allowed to meet to the notes of the pairing and of the affected pairs. */
const withRelaxedGroups = (
  { games, notes, ...rest }: RoundPairing,
  groups: readonly ApartGroup[],
  relaxed: number,
): RoundPairing => {
  const free = groups.slice(0, relaxed);
  return {
    ...rest,
    games: games.map((game) => {
      const own = free.filter(({ members }) => game.players.every((it) => members.includes(it)));
      return { ...game, notes: [...game.notes, ...relaxedNotes(own)] };
    }),
    notes: [...notes, ...relaxedNotes(free)],
  };
};

const relaxedNotes = (groups: readonly ApartGroup[]): readonly PairingNote[] =>
  SHARED.flatMap((by): readonly PairingNote[] => {
    const names = groups.filter((group) => group.by === by).map(({ name }) => name);
    return names.length === 0 ? [] : [{ code: "not-kept-apart", by, names }];
  });
