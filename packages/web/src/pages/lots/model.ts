import {
  drawOrder,
  type EntryId,
  isSeed,
  publishedRounds,
  STANDINGS_DRAW,
  seedHash,
  type TournamentState,
} from "@losfee/core";
import type { PageRequest } from "../../page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";

/** A draw; before the competition is closed only that it was made. */
export interface ShownDraw {
  /** 0 for the draw that ends ties of the standings. */
  readonly round: number;
  readonly name: string;
  /** How many were drawn. */
  readonly subjects: number;
  /** What the closed competition shows: the order, and whether the seed gives the same. */
  readonly checked: { readonly order: readonly EntryId[]; readonly matches: boolean } | null;
}

/** What is known about the lots of a competition. */
export interface LotsModel {
  readonly competition: string;
  readonly closed: boolean;
  /** SHA-256 of the seed, known from the beginning. */
  readonly seedHash: string;
  /** Only once the competition is closed. */
  readonly seed: string | null;
  readonly seedMatches: boolean;
  readonly draws: readonly ShownDraw[];
  readonly names: EntryNames;
}

/** The lots of a competition; seed and orders only after it is closed. */
export const buildLots = ({ state }: PageRequest): LotsModel | null => {
  if (state === null) return null;
  const closed = state.status === "closed";
  return {
    competition: state.competition,
    closed,
    seedHash: state.seedHash,
    seed: closed ? state.seed : null,
    seedMatches: closed && isSeed(state.seed) && seedHash(state.seed) === state.seedHash,
    draws: closed ? checkedDraws(state) : announcedDraws(state),
    names: closed ? entryNames(state) : {},
  };
};

const announcedDraws = (state: TournamentState): readonly ShownDraw[] =>
  state.rounds.slice(0, publishedRounds(state)).flatMap(({ number, draws }) =>
    draws.map(({ name, order }) => ({
      round: number,
      name,
      subjects: order.length,
      checked: null,
    })),
  );

const checkedByState = new WeakMap<TournamentState, readonly ShownDraw[]>();

/** Every draw repeated from the seed: one hash for each subject, so once for each state. */
const checkedDraws = (state: TournamentState): readonly ShownDraw[] => {
  const known = checkedByState.get(state);
  if (known !== undefined) return known;
  const recorded = state.rounds.flatMap(({ number, draws }) =>
    draws.map(({ name, order }) => ({
      round: number,
      name,
      subjects: order.length,
      checked: { order, matches: sameOrder(order, drawOrder(state.seed, name, order)) },
    })),
  );
  const ties = drawOrder(state.seed, STANDINGS_DRAW, [...state.entries.keys()]);
  const standings = {
    round: 0,
    name: STANDINGS_DRAW,
    subjects: ties.length,
    checked: { order: ties, matches: true },
  };
  const draws = ties.length === 0 ? recorded : [...recorded, standings];
  checkedByState.set(state, draws);
  return draws;
};

const sameOrder = (a: readonly EntryId[], b: readonly EntryId[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);
