import { drawOrder, type EntryId, isSeed, seedHash, type TablesState, tieDraw } from "@losfee/core";
import type { PageRequest } from "../../page.ts";
import type { LotsModel, ShownDraw } from "../../pages/lots/model.ts";
import { publishedStages, tablesName } from "../parts/stages.ts";

/** The lots of a table tournament; seed and orders only after it is closed. A draw's round is its stage. */
export const buildTablesLots = ({ state }: PageRequest<"tables">): LotsModel | null => {
  if (state === null) return null;
  const closed = state.status === "closed";
  return {
    competition: state.competition,
    closed,
    seedHash: state.seedHash,
    seed: closed ? state.seed : null,
    seedMatches: closed && isSeed(state.seed) && seedHash(state.seed) === state.seedHash,
    draws: closed ? checkedDraws(state) : announcedDraws(state),
    names: closed
      ? Object.fromEntries([...state.entries.keys()].map((id) => [id, tablesName(state, id)]))
      : {},
  };
};

const announcedDraws = (state: TablesState): readonly ShownDraw[] =>
  publishedStages(state).flatMap(({ stage, draws }) =>
    draws.map(({ name, order }) => ({
      round: stage,
      name,
      subjects: order.length,
      checked: null,
    })),
  );

const checkedByState = new WeakMap<TablesState, readonly ShownDraw[]>();

/** Every draw repeated from the seed, once for each state. */
const checkedDraws = (state: TablesState): readonly ShownDraw[] => {
  const known = checkedByState.get(state);
  if (known !== undefined) return known;
  const again = (name: string, order: readonly EntryId[]): readonly EntryId[] =>
    drawOrder(state.seed, name, order);
  const recorded = state.stages.flatMap(({ stage, draws }) =>
    draws.map(({ name, order }) => ({
      round: stage,
      name,
      subjects: order.length,
      checked: { order, matches: order.join() === again(name, order).join() },
    })),
  );
  const draws = [...recorded, ...lastTies(state, again, recorded)];
  checkedByState.set(state, draws);
  return draws;
};

/** The lots that end ties are recorded with the stage that is made from them: the last has none. */
const lastTies = (
  { stages }: TablesState,
  again: (name: string, order: readonly EntryId[]) => readonly EntryId[],
  recorded: readonly ShownDraw[],
): readonly ShownDraw[] =>
  stages
    .map(({ stage, members }) => ({ stage, members, name: tieDraw(stage) }))
    .filter(({ name }) => !recorded.some((draw) => draw.name === name))
    .map(({ stage, members, name }) => {
      const order = again(
        name,
        members.map(({ entry }) => entry),
      );
      return { round: stage, name, subjects: order.length, checked: { order, matches: true } };
    });
