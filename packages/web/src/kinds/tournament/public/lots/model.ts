import {
  type CommittedDraw,
  type CompetitionSeeds,
  type EntryId,
  entriesDrawOrder,
  type PublicCommitment,
  publicCommitments,
  publishedRounds,
  repeatDraw,
  STANDINGS_DRAW,
  seedWithHash,
  type TournamentState,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";

/** A draw; before the competition is closed only that it was made. */
export interface DrawLine {
  /** 0 for the draw that ends ties of the standings. */
  readonly round: number;
  readonly name: string;
  /** Which of the competition's seeds it came from, from 1; null: each entry's own. */
  readonly seed: number | null;
  /** How many were drawn. */
  readonly subjects: number;
  /** What the closed competition shows: the order, and whether the seed gives the same. */
  readonly checked: { readonly order: readonly EntryId[]; readonly matches: boolean } | null;
}

/** What is known about the lots of a competition. */
export interface LotsModel {
  readonly competition: string;
  readonly closed: boolean;
  /** The seeds that lots come from, the one in force last; each secret until a closing. */
  readonly seeds: readonly PublicCommitment[];
  readonly draws: readonly DrawLine[];
  readonly names: EntryNames;
}

/** The lots of a competition; seed and orders only after it is closed. */
export const buildLots = ({ state }: PageRequest): LotsModel | null => {
  if (state === null) return null;
  const closed = state.status === "closed";
  return {
    competition: state.competition,
    closed,
    seeds: publicCommitments(state),
    draws: closed ? checkedDraws(state) : announcedDraws(state),
    names: closed ? entryNames(state) : {},
  };
};

const announcedDraws = (state: TournamentState): readonly DrawLine[] =>
  state.rounds
    .slice(0, publishedRounds(state))
    .flatMap(({ number, draws }) => draws.map((draw) => announcedDraw(number, draw, state)));

/** A draw of which only is said that it was made. */
export const announcedDraw = (
  round: number,
  { name, order, seedHash }: CommittedDraw,
  committed: CompetitionSeeds,
): DrawLine => ({
  round,
  name,
  seed: seedNumber(committed, seedHash),
  subjects: order.length,
  checked: null,
});

/** A draw with its order, repeated from its seed. */
export const checkedDraw = (
  round: number,
  draw: CommittedDraw,
  committed: CompetitionSeeds,
): DrawLine => ({
  ...announcedDraw(round, draw, committed),
  checked: {
    order: draw.order,
    matches: repeatDraw(seedWithHash(committed, draw.seedHash), draw).matches,
  },
});

const seedNumber = ({ commitments }: CompetitionSeeds, hash: string): number =>
  commitments.findIndex(({ seedHash }) => seedHash === hash) + 1;

/** Which seed the lots of all entries come from, from 1; null where they come from several. */
const onlySeed = ({ commitments, entries }: TournamentState): number | null => {
  const used = new Set(
    [...entries.keys()].map(
      (entry) => commitments.findLastIndex(({ firstEntry }) => firstEntry <= entry) + 1,
    ),
  );
  const [first = null, ...others] = used;
  return others.length === 0 ? first : null;
};

const checkedByState = new WeakMap<TournamentState, readonly DrawLine[]>();

/** Every draw repeated from the seed: one hash for each subject, so once for each state. */
const checkedDraws = (state: TournamentState): readonly DrawLine[] => {
  const known = checkedByState.get(state);
  if (known !== undefined) return known;
  const recorded = state.rounds.flatMap(({ number, draws }) =>
    draws.map((draw) => checkedDraw(number, draw, state)),
  );
  const ties = entriesDrawOrder(state, STANDINGS_DRAW, [...state.entries.keys()]);
  const standings = {
    round: 0,
    name: STANDINGS_DRAW,
    seed: onlySeed(state),
    subjects: ties.length,
    checked: { order: ties, matches: true },
  };
  const draws = ties.length === 0 ? recorded : [...recorded, standings];
  checkedByState.set(state, draws);
  return draws;
};
