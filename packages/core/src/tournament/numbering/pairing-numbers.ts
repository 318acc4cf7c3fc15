import type { EntryId } from "../../base/entry-id.ts";
import { inNameOrder } from "../../lifecycle/erasure.ts";
import type { CompetitionSeeds } from "../../lots/commitments.ts";
import { findSystem } from "../../pairing/registry.ts";
import { titlePlace } from "../entries/details.ts";
import type { Entry } from "../entries/entry.ts";
import type { BoardRound } from "../round.ts";
import { gameTermsOf } from "../settings/game-terms.ts";
import type { Settings } from "../settings/settings.ts";
import type { SettledNumbers, TournamentState } from "../state.ts";
import { teamRating } from "../teams/squad.ts";
import { standingLots } from "./standing-lots.ts";

/** The number of each entry; numbers are distinct, not necessarily without gaps. */
export type PairingNumbers = ReadonlyMap<EntryId, number>;

type Numbered = CompetitionSeeds &
  Pick<TournamentState, "entries" | "squads" | "settings" | "settledNumbers">;

/** What is paired when numbers are settled at the latest (C.04.2 article 2.3). */
const SETTLING_ROUND = 4;

/**
 * Each entry's pairing number (C.04.2 article 2): the one number that pairings, standings, files and
 * people know it by. Provisional, that is by the starting list as it is now, until round 4 is paired
 * (in a round robin the first round: places of the table are numbers); from then on none changes,
 * and who enters later gets the next one. O(n log n), once for each field.
 */
export const pairingNumbersOf = (state: Numbered): PairingNumbers =>
  state.settledNumbers?.numbers ?? provisionalNumbers(state);

/** Whether players are known by these numbers; elsewhere they only order tables and lists. */
export const hasPairingNumbers = (settings: Settings): boolean =>
  gameTermsOf(settings).number === "pairing";

const provisional = new WeakMap<
  TournamentState["entries"],
  {
    readonly by: Settings["equalRatings"];
    readonly squads: TournamentState["squads"];
    readonly numbers: PairingNumbers;
  }
>();

/**
 * The numbers by the starting list as it is now, settled or not: by rating, FIDE title, then
 * alphabetically or by lot as the event was announced. A number that is given stays, as long as
 * nobody above needs it.
 */
export const provisionalNumbers = (state: Omit<Numbered, "settledNumbers">): PairingNumbers => {
  const by = state.settings.equalRatings;
  const known = provisional.get(state.entries);
  if (known !== undefined && known.by === by && known.squads === state.squads) return known.numbers;
  const numbers = new Map<EntryId, number>();
  let last = 0;
  for (const { id, startingNumber } of startingList(state, rated(state, state.entries.values()))) {
    last = Math.max(last + 1, startingNumber ?? 0);
    numbers.set(id, last);
  }
  provisional.set(state.entries, { by, squads: state.squads, numbers });
  return numbers;
};

/** Entries with what they are rated: a team without a rating of its own by its squad. */
const rated = (
  { settings: { teams }, squads }: Pick<Numbered, "settings" | "squads">,
  entries: Iterable<Entry>,
): readonly Entry[] =>
  teams === undefined
    ? [...entries]
    : Array.from(entries, (entry) => ({
        ...entry,
        rating: teamRating(entry, squads, teams.boards),
      }));

/**
 * The starting list. Where numbers are given, these entries come in their order, and each of the
 * others before the first of them with a lower rating: so late entries take their place in the list
 * of a file.
 */
const startingList = (
  state: Omit<Numbered, "settledNumbers">,
  entries: readonly Entry[],
): readonly Entry[] => {
  const compare = strength(state);
  const free = entries.filter((entry) => entry.startingNumber === undefined).sort(compare);
  if (free.length === entries.length) return free;
  const listed = entries
    .filter((entry) => entry.startingNumber !== undefined)
    .sort((a, b) => (a.startingNumber ?? 0) - (b.startingNumber ?? 0) || compare(a, b));
  const list: Entry[] = [];
  let next = 0;
  for (const entry of free) {
    for (let at = listed[next]; at !== undefined && at.rating >= entry.rating; at = listed[next]) {
      list.push(at);
      next++;
    }
    list.push(entry);
  }
  return [...list, ...listed.slice(next)];
};

/** Strongest first; any title of FIDE is above none (C.04.2 article 2.2). */
const strength = (state: Omit<Numbered, "settledNumbers">): ((a: Entry, b: Entry) => number) => {
  const title = (entry: Entry): number => titlePlace(entry.title) ?? Number.MAX_SAFE_INTEGER;
  const isAlphabetical = state.settings.equalRatings === "alphabetical";
  const lots = isAlphabetical ? null : standingLots(state);
  const byLot = (a: Entry, b: Entry): number => (lots?.get(a.id) ?? 0) - (lots?.get(b.id) ?? 0);
  const places = isAlphabetical ? placesByName(state) : null;
  const byName = (a: Entry, b: Entry): number =>
    (places?.get(a.id) ?? 0) - (places?.get(b.id) ?? 0);
  const tied = isAlphabetical ? byName : byLot;
  return (a, b) => b.rating - a.rating || title(a) - title(b) || tied(a, b) || a.id - b.id;
};

/** Everybody's place in the alphabetical list. */
const placesByName = ({ entries }: Pick<Numbered, "entries">): ReadonlyMap<EntryId, number> =>
  new Map(inNameOrder(entries.values()).map(({ id }, place) => [id, place]));

/** The settled numbers once a round has been paired; null where they are still provisional. */
export const afterDrafting = (
  state: TournamentState,
  { number, request }: Pick<BoardRound, "number" | "request">,
): SettledNumbers | null => {
  const { settledNumbers } = state;
  if (settledNumbers !== null) return settledNumbers;
  const isTable = findSystem(request.system)?.table !== undefined;
  if (number < SETTLING_ROUND && !isTable) return null;
  return { numbers: provisionalNumbers(state), round: number, isPublished: false };
};

/** A draft that nobody has seen may be thrown away, and the numbers are free again. */
export const afterDiscarding = (
  { settledNumbers }: TournamentState,
  round: number,
): SettledNumbers | null =>
  settledNumbers === null || (round <= settledNumbers.round && !settledNumbers.isPublished)
    ? null
    : settledNumbers;

/** Published pairings have shown their numbers to everybody, whatever becomes of the round. */
export const afterPublishing = (
  { settledNumbers }: TournamentState,
  round: number,
): SettledNumbers | null =>
  settledNumbers === null || round < settledNumbers.round
    ? settledNumbers
    : { ...settledNumbers, isPublished: true };

/**
 * The settled numbers with those of late entries, whom `state` has already: the next ones, the
 * strongest first (article 2.4).
 */
export const afterEntering = (
  state: TournamentState,
  entries: readonly Entry[],
): SettledNumbers | null => {
  const { settledNumbers } = state;
  if (settledNumbers === null) return null;
  const numbers = new Map(settledNumbers.numbers);
  let last = Math.max(0, ...numbers.values());
  const newcomers = rated(state, entries).map(({ startingNumber: _, ...entry }) => entry);
  for (const { id } of startingList(state, newcomers)) numbers.set(id, ++last);
  return { ...settledNumbers, numbers };
};

/** The settled numbers without that of an entry which was taken out; nobody else's changes. */
export const afterRemoving = (
  { settledNumbers }: TournamentState,
  entry: EntryId,
): SettledNumbers | null => {
  if (settledNumbers === null) return null;
  const numbers = new Map(settledNumbers.numbers);
  numbers.delete(entry);
  return { ...settledNumbers, numbers };
};
