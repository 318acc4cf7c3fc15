import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { type Draw, type LotSource, lotsFrom } from "../../lots/lots.ts";
import { filledTables, snakeTables } from "../../pairing/seating/patterns.ts";
import { seatTurns } from "../../pairing/seating/seat-turns.ts";
import { seatableNear, tableSizes } from "../../pairing/seating/sizes.ts";
import { spreadTables } from "../../pairing/seating/spread.ts";
import { matesApart } from "../../pairing/seating/team-mates.ts";
import type { Refusal } from "../refusal.ts";
import { teamApart } from "../rounds/kept-apart.ts";
import type { DraftedSeating, SeatedGame, StageMember } from "../seating.ts";
import { placedStages, type SeatedStage, seatedStageSettings } from "../settings/settings.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import { type TablesStage, tablesStages } from "../stages/tables-stage.ts";
import { tiesOf } from "../stages/ties.ts";
import type { TournamentState } from "../state.ts";
import { activeEntries, enteredMembers, nextTablesStage, tablesDraw } from "./next-draft.ts";

/** A stage as drafted by the rules. */
export interface StageDraft extends DraftedSeating {
  readonly stage: number;
}

/** Drafts the next stage: players by the results so far, tables and seats. */
export const draftStage = (state: TournamentState): Result<StageDraft, Refusal> => {
  const next = nextTablesStage(state);
  if (!next.ok) return next;
  const { stage, members } = next.value;
  const lots = lotsFrom(state.seed);
  const last = tablesStages(state).at(-1);
  const games = seatStage(state, stage, members, state.rounds.length === 0, lots);
  if (!games.ok) return games;
  // The lots that broke earlier ties are shown with the resulting stage.
  const ties = last === undefined ? [] : [recordedTies(state, last)];
  return ok({ stage, members, games: games.value, draws: [...ties, ...lots.draws] });
};

/** A draw as events record it: the stage knows its seed. */
const recordedTies = (state: TournamentState, stage: TablesStage): Draw => {
  const { name, order } = tiesOf(state, stage);
  return { name, order };
};

/**
 * Redraws the seating of a stage from game `fromGame` on, for the present players: members who have
 * not left, and in the first stage all new entries. Players with games stay members.
 */
export const redrawStage = (
  state: TournamentState,
  stage: TablesStage,
  fromGame: number,
): Result<DraftedSeating, Refusal> => {
  const first = isFirst(state, stage);
  const members = presentMembers(state, stage, first && fromGame === 1);
  const played = fromGame === 1 ? [] : stage.members.filter((one) => !isAmong(members, one));
  const lots = lotsFrom(state.seed);
  const games = seatStage(
    state,
    stage.stage,
    members,
    first,
    lots,
    stage.games.slice(0, fromGame - 1),
  );
  if (!games.ok) return games;
  return ok({ members: [...members, ...played], games: games.value, draws: lots.draws });
};

const entryOf = ({ entry }: StageMember): EntryId => entry;

const isAmong = (members: readonly StageMember[], { entry }: StageMember): boolean =>
  members.some((member) => member.entry === entry);

/** True if nothing was played before the stage. */
export const isFirst = (state: TournamentState, { stage }: TablesStage): boolean =>
  state.rounds[0]?.stage === stage - 1;

/**
 * Returns participating entries without a place in a first stage: they came after the draw. Not
 * those whom another has replaced.
 */
export const unseatedEntries = (state: TournamentState, stage: TablesStage): readonly EntryId[] => {
  if (!isFirst(state, stage)) return [];
  const members = new Set(stage.members.map(entryOf));
  return activeEntries(state).filter((entry) => !members.has(entry) && !isReplaced(stage, entry));
};

const presentMembers = (
  state: TournamentState,
  stage: TablesStage,
  afresh: boolean,
): readonly StageMember[] => {
  if (afresh) return enteredMembers(state, stage.stage, activeEntries(state));
  const there = stage.members.filter(
    ({ entry }) => state.entries.get(entry)?.withdrawal === null && !isReplaced(stage, entry),
  );
  const late = unseatedEntries(state, stage);
  return [...there, ...late.map((entry) => ({ entry, admission: "entered" }) as const)];
};

/** Returns tables and seats of all games after the `played` ones. */
const seatStage = (
  state: TournamentState,
  stage: number,
  members: readonly StageMember[],
  first: boolean,
  lots: LotSource,
  played: readonly SeatedGame[] = [],
): Result<readonly SeatedGame[], Refusal> => {
  const own = seatedStageSettings(state.settings, stage);
  if (own === undefined) return err({ code: "unknown-stage", stage });
  const sizes = tableSizes(members.length, own.seats);
  if (sizes === null) {
    const near = seatableNear(members.length, own.seats);
    return err({ code: "cannot-be-seated", players: members.length, sizes: own.seats, ...near });
  }
  const seeds = members.map(entryOf);
  const drawn =
    first || own.options.seating === "lot" || own.options.tables === "new"
      ? lots.order(tablesDraw(stage), seeds)
      : seeds;
  const groupOf = (entry: EntryId): string | null =>
    teamApart(state, firstRoundOf(state, stage), entry);
  const start =
    own.options.seating === "rank"
      ? snakeTables(seeds, sizes)
      : filledTables(apartInOrder(drawn, sizes, groupOf), sizes);
  return ok(
    own.options.tables === "fixed"
      ? fixedTables(stage, own, start, lots)
      : newTables(own, start, drawn, sizes, played, groupOf),
  );
};

/** Returns the first round of a stage, counted from 1 among the stages. */
const firstRoundOf = ({ settings }: TournamentState, stage: number): number =>
  placedStages(settings)[stage - 1]?.firstRound ?? 1;

type GroupOf = (entry: EntryId) => string | null;

/** Returns the order by lot, with mates at different tables as far as exchanges allow. */
const apartInOrder = (
  drawn: readonly EntryId[],
  sizes: readonly number[],
  groupOf: GroupOf,
): readonly EntryId[] => {
  const places = drawn.map((_, place) => place);
  return matesApart(drawn, filledTables(places, sizes), groupOf);
};

/** The same tables in each game, seats drawn anew or taken in turn. */
const fixedTables = (
  stage: number,
  own: SeatedStage,
  tables: readonly (readonly EntryId[])[],
  lots: LotSource,
): readonly SeatedGame[] => {
  const everybody = tables.flat();
  const once =
    own.options.seatOrder === "in-turn"
      ? placesIn(lots.order(seatsDraw(stage, 1), everybody))
      : null;
  return Array.from({ length: own.rounds }, (_, index) => {
    const places = once ?? placesIn(lots.order(seatsDraw(stage, index + 1), everybody));
    const seated = tables.map((seats) =>
      seats.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
    );
    return numbered(
      index + 1,
      once === null ? seated : seated.map((seats) => turned(seats, index)),
    );
  });
};

const seatsDraw = (stage: number, game: number): string => `stage/${stage}/game/${game}/seats`;

const placesIn = (order: readonly EntryId[]): ReadonlyMap<EntryId, number> =>
  new Map(order.map((entry, index) => [entry, index]));

/** Rotates all players `by` seats. */
const turned = <T>(seats: readonly T[], by: number): readonly T[] => {
  const from = by % Math.max(1, seats.length);
  return [...seats.slice(from), ...seats.slice(0, from)];
};

const numbered = (game: number, tables: readonly (readonly EntryId[])[]): SeatedGame => ({
  game,
  tables: tables.map((seats, index) => ({ board: index + 1, seats })),
});

/** New tables each game, with pairs and seats spread; `start` comes first if none was played. */
const newTables = (
  own: SeatedStage,
  start: readonly (readonly EntryId[])[],
  drawn: readonly EntryId[],
  sizes: readonly number[],
  played: readonly SeatedGame[],
  groupOf: GroupOf,
): readonly SeatedGame[] => {
  // Players who left get no number: only the meetings of remaining ones count.
  const number = placesIn(drawn);
  const known = (seats: readonly EntryId[]): readonly number[] =>
    seats.flatMap((entry) => number.get(entry) ?? []);
  const fixed = played.length === 0 && own.options.seating === "rank" ? [start.map(known)] : [];
  const before = played.map(({ tables }) => tables.map(({ seats }) => known(seats)));
  const games = own.rounds - played.length - fixed.length;
  const request = { players: drawn.length, sizes, games, before: [...before, ...fixed] };
  const spread = [...fixed, ...spreadTables(request)];
  // After earlier tables, the meetings have fixed the order.
  const isFresh = before.length === 0 && fixed.length === 0;
  const order = isFresh ? matesApart(drawn, spread.flat(), groupOf) : drawn;
  return seatTurns(drawn.length, spread).map((tables, index) =>
    numbered(
      played.length + index + 1,
      tables.map((seats) => seats.flatMap((player) => order[player] ?? [])),
    ),
  );
};
