import {
  type CommittedDraw,
  type CompetitionSeeds,
  type EntryId,
  entriesDrawOrder,
  oncePerKey,
  repeatDraw,
  STANDINGS_DRAW,
  seedWithHash,
  type TournamentState,
  tablesStages,
  tieDraw,
  tiesOf,
} from "@losfee/core";

/** A draw; before the closing without its result. */
export interface DrawLine {
  /** The round or the stage at tables; 0 for the draw that ends ties of the standings. */
  readonly round: number;
  readonly name: string;
  /** Number of the seed among the competition's, from 1; null: each entry's own. */
  readonly seed: number | null;
  /** Number of subjects drawn. */
  readonly subjects: number;
  /** Published at the closing: the order, and true if the seed gives the same. */
  readonly checked: { readonly order: readonly EntryId[]; readonly matches: boolean } | null;
}

type At = "boards" | "tables";

/** The rounds or stages at tables, with their draws. */
const drawsOf = (
  state: TournamentState,
  at: At,
): readonly {
  readonly number: number;
  readonly status: "draft" | "published";
  readonly draws: readonly CommittedDraw[];
}[] =>
  at === "boards"
    ? state.rounds
    : tablesStages(state).map(({ stage, status, draws }) => ({ number: stage, status, draws }));

/** Returns the public part of the draws before the seed is published. */
export const announcedDraws = (state: TournamentState, at: At): readonly DrawLine[] =>
  drawsOf(state, at)
    .filter(({ status }) => status === "published")
    .flatMap(({ number, draws }) => draws.map((draw) => announcedDraw(number, draw, state)));

/** Repeats every draw from its seed: one hash for each subject, so cached for each state. */
export const checkedDraws = oncePerKey((state: TournamentState, at: At): readonly DrawLine[] => {
  const recorded = drawsOf(state, at).flatMap(({ number, draws }) =>
    draws.map((draw) => checkedDraw(number, draw, state)),
  );
  const ties = at === "tables" ? lastTies(state, recorded) : standingsTies(state);
  return [...recorded, ...ties];
});

/** The last stage's draw for ties: the journal records one only with the next stage. */
const lastTies = (state: TournamentState, recorded: readonly DrawLine[]): readonly DrawLine[] =>
  tablesStages(state)
    .filter(({ stage }) => !recorded.some((draw) => draw.name === tieDraw(stage)))
    .map((stage) => checkedDraw(stage.stage, tiesOf(state, stage), state));

/** The draws for ties of the standings after rounds, which the journal does not record. */
const standingsTies = (state: TournamentState): readonly DrawLine[] => {
  const order = entriesDrawOrder(state, STANDINGS_DRAW, [...state.entries.keys()]);
  if (order.length === 0) return [];
  const draw = { round: 0, name: STANDINGS_DRAW, seed: onlySeed(state), subjects: order.length };
  return [{ ...draw, checked: { order, matches: true } }];
};

/** A draw without its result. */
const announcedDraw = (
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
const checkedDraw = (
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

/** The seed of all entries' lots, from 1; null if there are several. */
const onlySeed = ({ commitments, entries }: TournamentState): number | null => {
  const used = new Set(
    [...entries.keys()].map(
      (entry) => commitments.findLastIndex(({ firstEntry }) => firstEntry <= entry) + 1,
    ),
  );
  const [first = null, ...others] = used;
  return others.length === 0 ? first : null;
};
