import {
  publicCommitments,
  type TournamentState,
  tablesStages,
  tieDraw,
  tiesOf,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { publishedStages, tablesName } from "../../parts/tables/stages.ts";
import { announcedDraw, checkedDraw, type DrawLine, type LotsModel } from "../lots/model.ts";

/** The lots of a table tournament; seed and orders only after it is closed. A draw's round is its stage. */
export const buildTablesLots = ({ state }: PageRequest<"tables">): LotsModel | null => {
  if (state === null) return null;
  const closed = state.status === "closed";
  return {
    competition: state.competition,
    closed,
    seeds: publicCommitments(state),
    draws: closed ? checkedDraws(state) : announcedDraws(state),
    names: closed
      ? Object.fromEntries([...state.entries.keys()].map((id) => [id, tablesName(state, id)]))
      : {},
  };
};

const announcedDraws = (state: TournamentState): readonly DrawLine[] =>
  publishedStages(state).flatMap(({ stage, draws }) =>
    draws.map((draw) => announcedDraw(stage, draw, state)),
  );

const checkedByState = new WeakMap<TournamentState, readonly DrawLine[]>();

/** Every draw repeated from its seed, once for each state. */
const checkedDraws = (state: TournamentState): readonly DrawLine[] => {
  const known = checkedByState.get(state);
  if (known !== undefined) return known;
  const recorded = tablesStages(state).flatMap(({ stage, draws }) =>
    draws.map((draw) => checkedDraw(stage, draw, state)),
  );
  const draws = [...recorded, ...lastTies(state, recorded)];
  checkedByState.set(state, draws);
  return draws;
};

/** The lots that end ties are recorded with the stage that is made from them: the last has none. */
const lastTies = (state: TournamentState, recorded: readonly DrawLine[]): readonly DrawLine[] =>
  tablesStages(state)
    .filter(({ stage }) => !recorded.some((draw) => draw.name === tieDraw(stage)))
    .map((stage) => checkedDraw(stage.stage, tiesOf(state, stage), state));
