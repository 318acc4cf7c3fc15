import type { EntryId } from "../../base/entry-id.ts";
import { type OptionValues, parseOptions } from "../../pairing/options.ts";
import { findSystem } from "../../pairing/registry.ts";
import type { LeaverRule, TableRules } from "../../pairing/system.ts";
import type { Entry } from "../entries/entry.ts";
import { absenceIn } from "../entries/entry.ts";
import type { TournamentEventData } from "../events.ts";
import { type PairingNumbers, pairingNumbersOf } from "../numbering/pairing-numbers.ts";
import { type PlacedStage, placedStages, type Stage } from "../settings/settings.ts";
import type { TablePlaces, TournamentState } from "../state.ts";

/** The rules of a table with the options of a stage. */
export interface StageTable {
  /** How many rounds the table has for so many players, or teams with so many boards. */
  readonly rounds: (players: number, boards: number) => number;
  /** How many games who sits at `place` has in the stage. */
  readonly games: (players: number, place: number) => number;
  readonly leaving: LeaverRule;
}

/** The table that a stage plays; null where its system plays none. */
export const stageTable = ({ system, options, rounds }: Stage): StageTable | null => {
  const found = findSystem(system);
  const table: TableRules | undefined = found?.table;
  if (found === undefined || table === undefined) return null;
  const parsed = parseOptions(found.options, options);
  if (!parsed.ok) return null;
  const values: OptionValues<typeof found.options> = parsed.value;
  return {
    rounds: (players, boards) => table.rounds(players, values, boards),
    games: (players, place) => table.games(players, place, rounds, values),
    leaving: table.leaving(values),
  };
};

/**
 * Whether somebody who has withdrawn is still paired in a stage: in a table whose games are then
 * lost by forfeit.
 */
export const staysInTable = (
  state: TournamentState,
  { index, stage }: Pick<PlacedStage, "index" | "stage">,
  entry: EntryId,
): boolean => {
  const seated = state.tablePlaces.get(index)?.places.includes(entry) === true;
  return seated && (stageTable(stage)?.leaving ?? "bye") !== "bye";
};

/** Those of a game's players who have left their table before the round. */
export const leaversIn = (
  state: TournamentState,
  round: number,
  stage: number,
  seats: readonly EntryId[],
): readonly EntryId[] => {
  const placed = placedStages(state.settings)[stage];
  if (placed === undefined) return [];
  return seats.filter((id) => {
    const entry = state.entries.get(id);
    const hasLeft = entry !== undefined && absenceIn(entry, round) === "withdrawn";
    return hasLeft && staysInTable(state, placed, id);
  });
};

/** Entries in the order of their numbers, in which they take their places. */
export const inNumberOrder = (
  numbers: PairingNumbers,
  entries: Iterable<EntryId>,
): readonly EntryId[] =>
  [...new Set(entries)].sort((a, b) => (numbers.get(a) ?? a) - (numbers.get(b) ?? b));

type Places = TournamentState["tablePlaces"];

/** The first draft of a stage by a table lays it out for everybody who belongs to it, away or not. */
export const placesAfterDrafting = (
  state: TournamentState,
  { round, stage, request, games, unplayed, unpaired }: TournamentEventData["round-drafted"],
): Places => {
  const { tablePlaces } = state;
  if (tablePlaces.has(stage) || findSystem(request.system)?.table === undefined) return tablePlaces;
  const free = unplayed.filter(({ reason }) => reason === "bye" || reason === "pause");
  const members = [
    ...games.flatMap(({ seats }) => seats),
    ...free.map(({ entry }) => entry),
    ...unpaired,
  ];
  const places = inNumberOrder(pairingNumbersOf(state), members);
  return new Map(tablePlaces).set(stage, { places, round });
};

/** Without the tables that a draft laid out which is thrown away. */
export const placesAfterDiscarding = ({ tablePlaces }: TournamentState, round: number): Places =>
  new Map([...tablePlaces].filter(([, table]) => table.round < round));

/**
 * A late entry takes the empty place of an odd table; of several the one with the first number.
 * `numbers` are asked for where there is such a place only: they cost more than the entry.
 */
export const placesAfterEntering = (
  state: TournamentState,
  numbers: () => PairingNumbers,
  entries: readonly Entry[],
): Places => {
  const stages = placedStages(state.settings);
  return changed(state.tablePlaces, (table, index) => {
    const placed = stages[index];
    if (placed?.stage.participants !== "everybody" || table.places.length % 2 === 0) return table;
    const late = entries.filter(({ joinedRound }) => joinedRound <= placed.lastRound);
    if (late.length === 0) return table;
    const [first] = inNumberOrder(
      numbers(),
      late.map(({ id }) => id),
    );
    return first === undefined ? table : { ...table, places: [...table.places, first] };
  });
};

/** Who is taken out altogether was never paired: a late entry, whose place is empty again. */
export const placesAfterRemoving = ({ tablePlaces }: TournamentState, entry: EntryId): Places =>
  changed(tablePlaces, (table) => ({
    ...table,
    places: table.places.filter((id) => id !== entry),
  }));

const changed = (
  tables: Places,
  change: (table: TablePlaces, index: number) => TablePlaces,
): Places => new Map([...tables].map(([index, table]) => [index, change(table, index)]));
