import type { EntryId } from "../../base/entry-id.ts";
import type { Criterion } from "../../ranking/criterion.ts";
import type { PlacedStage } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { finalStanding, finalWorking } from "./final.ts";
import { tablesFinalPlaces } from "./final-places.ts";
import { tablesStandings } from "./tables-standings.ts";

/** A stage that has begun, with its players; null for all entries. */
export interface BegunStage {
  readonly placed: PlacedStage;
  readonly members: ReadonlySet<EntryId> | null;
}

const playsIn = ({ members }: BegunStage, entry: EntryId): boolean =>
  members === null || members.has(entry);

/** Players of a later stage rank above those who missed it: one cut, or the number of several. */
export const stageReached = (selective: readonly BegunStage[]): Criterion =>
  stageCriterion(
    selective.length === 1 ? "STAGE" : "CUTS",
    "higher",
    (entry) => selective.findLastIndex((one) => playsIn(one, entry)) + 1,
  );

/**
 * Players whose last stage was at tables are ranked as there; level for all whose last stage was of
 * games for two. Entries after the tables, in no stage, are behind.
 */
export const rankAtTables = (state: TournamentState, begun: readonly BegunStage[]): Criterion => {
  const ranks = new Map(
    begun.map(({ placed: { index } }) => [
      index,
      new Map(tablesStandings(state, index + 1).map(({ entry, rank }) => [entry, rank])),
    ]),
  );
  return tablesCriterion("TABLES", state.entries.size, (entry) => {
    const last = begun.findLast((one) => playsIn(one, entry));
    return last && (ranks.get(last.placed.index)?.get(entry) ?? 0);
  });
};

/**
 * Returns the chain for players from tables: if level by what the games for two count, they are
 * ranked by their place there, before rating and lot. The same chain if there were no tables.
 */
export const withPreviousRank = (
  state: TournamentState,
  chain: readonly Criterion[],
): readonly Criterion[] => {
  const places = new Map(tablesFinalPlaces(state).map(({ entry, place }) => [entry, place]));
  if (places.size === 0) return chain;
  const previous = tablesCriterion("PREV", places.size, (entry) => places.get(entry));
  const at = chain.findIndex(({ code, final }) => final === true || code === "RTG");
  return at === -1 ? [...chain, previous] : chain.toSpliced(at, 0, previous);
};

/** By the place at the tables; late entries without one after all `behind` who have one. */
const tablesCriterion = (
  code: string,
  behind: number,
  placeOf: (entry: EntryId) => number | undefined,
): Criterion => {
  const value = (entry: EntryId): number => placeOf(entry) ?? behind + 1;
  return {
    code,
    better: "lower",
    evaluate: () => ({
      value,
      derive: (entry) => ({
        code,
        value: value(entry),
        terms: [],
        ...(placeOf(entry) === undefined
          ? { working: { kind: "missed-tables", behind } as const }
          : {}),
      }),
    }),
  };
};

/** The winner of the final above the loser; level until it is decided. */
export const finalResult = (
  state: TournamentState,
  { placed, members }: BegunStage,
  rounds: number,
): Criterion => {
  const [first, second] = members ?? [];
  const final =
    first === undefined || second === undefined
      ? null
      : finalStanding(state, placed, [first, second], rounds);
  const criterion = stageCriterion("FINAL", "higher", (entry) =>
    final?.outcome.winner === entry ? 1 : 0,
  );
  return {
    ...criterion,
    evaluate: (field) => {
      const values = criterion.evaluate(field);
      return {
        ...values,
        derive: (entry) => ({
          ...values.derive(entry),
          working: { kind: "final", final: final && finalWorking(final, entry) },
        }),
      };
    },
  };
};

const stageCriterion = (
  code: string,
  better: Criterion["better"],
  value: (entry: EntryId) => number,
): Criterion => ({
  code,
  better,
  evaluate: () => ({
    value,
    derive: (entry) => ({ code, value: value(entry), terms: [] }),
  }),
});
