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

/** The round whose pairing fixes numbers at the latest (C.04.2 article 2.3). */
const SETTLING_ROUND = 4;

/**
 * Returns each entry's pairing number (C.04.2 article 2): its public number in pairings, standings
 * and files. Provisional, i.e. by the present starting list, until round 4 is paired (in a round
 * robin the first round: places of the table are numbers); from then on fixed, and late entries get
 * the next ones. O(n log n), cached per field.
 */
export const pairingNumbersOf = (state: Numbered): PairingNumbers =>
  state.settledNumbers?.numbers ?? provisionalNumbers(state);

/** True if players are known by these numbers; otherwise they only order tables and lists. */
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
 * Returns the numbers by the present starting list, fixed or not: by rating, FIDE title, then
 * alphabetically or by lot as announced. A given number stays, as long as no higher entry needs it.
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

/** Returns entries with their rating: unrated teams by their squad. */
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
 * Returns the starting list. Entries with given numbers keep their order, and each other entry
 * comes before the first of them with a lower rating: so late entries take their place in the list
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

/** Strongest first; any FIDE title is above none (C.04.2 article 2.2). */
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

/** Returns all places in the alphabetical list. */
const placesByName = ({ entries }: Pick<Numbered, "entries">): ReadonlyMap<EntryId, number> =>
  new Map(inNameOrder(entries.values()).map(({ id }, place) => [id, place]));

/** Returns the fixed numbers once a round has been paired; null while they are provisional. */
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

/** Discarding an unpublished draft frees the numbers again. */
export const afterDiscarding = (
  { settledNumbers }: TournamentState,
  round: number,
): SettledNumbers | null =>
  settledNumbers === null || (round <= settledNumbers.round && !settledNumbers.isPublished)
    ? null
    : settledNumbers;

/** Published pairings have made their numbers public, even if the round is recalled. */
export const afterPublishing = (
  { settledNumbers }: TournamentState,
  round: number,
): SettledNumbers | null =>
  settledNumbers === null || round < settledNumbers.round
    ? settledNumbers
    : { ...settledNumbers, isPublished: true };

/**
 * Returns the fixed numbers with those of late entries, already in `state`: the next ones, the
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

/** Returns the fixed numbers without that of a removed entry; all others stay. */
export const afterRemoving = (
  { settledNumbers }: TournamentState,
  entry: EntryId,
): SettledNumbers | null => {
  if (settledNumbers === null) return null;
  const numbers = new Map(settledNumbers.numbers);
  numbers.delete(entry);
  return { ...settledNumbers, numbers };
};
