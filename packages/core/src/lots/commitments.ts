import { type Draw, drawOrder, isSeed, lotsUnder, type Seed, seedHash } from "./lots.ts";

/** A seed whose hash was published before anything was drawn from it. */
export interface Commitment {
  readonly seed: Seed;
  readonly seedHash: string;
  /** The event that published the hash; draws come from this seed until the next commitment. */
  readonly from: number;
  /** If all entries are drawn, those from this number on get their lots from this seed. */
  readonly firstEntry: number;
  /** The closing event that published the seed; null: it is secret. */
  readonly publishedAt: number | null;
}

/** A competition's seeds: the one in force, and all that its lots came from, the latest last. */
export interface CompetitionSeeds {
  readonly seed: Seed;
  readonly seedHash: string;
  readonly commitments: readonly Commitment[];
}

/** A seed with its hash, as stored in events. */
export interface SeedAndHash {
  readonly seed: Seed;
  readonly seedHash: string;
}

export const seedAndHashOf = (seed: Seed): SeedAndHash => ({ seed, seedHash: seedHash(seed) });

/** Returns the seeds of a competition created by event `from`. */
export const firstCommitment = (next: SeedAndHash, from: number): CompetitionSeeds =>
  followedBy([], next, from, 1);

/** Publishes the seed in force, on closing by event `seq`. */
export const afterClosing = (
  { commitments }: CompetitionSeeds,
  seq: number,
): Pick<CompetitionSeeds, "commitments"> => ({
  commitments: changeLast(commitments, (last) => ({
    ...last,
    publishedAt: last.publishedAt ?? seq,
  })),
});

/** Commits to a new seed, on reopening by event `seq`: the old one is public by then. */
export const afterReopening = (
  { commitments, nextEntry }: CompetitionSeeds & { readonly nextEntry: number },
  seq: number,
  next: SeedAndHash,
): CompetitionSeeds => followedBy(commitments, next, seq, nextEntry);

const followedBy = (
  before: readonly Commitment[],
  { seed, seedHash: hash }: SeedAndHash,
  from: number,
  firstEntry: number,
): CompetitionSeeds => {
  const next = { seed, seedHash: hash, from, firstEntry, publishedAt: null };
  return { seed, seedHash: hash, commitments: [...before, next] };
};

const changeLast = (
  commitments: readonly Commitment[],
  change: (last: Commitment) => Commitment,
): readonly Commitment[] =>
  commitments.map((one, index) => (index === commitments.length - 1 ? change(one) : one));

/** A draw with the hash of its seed. */
export interface CommittedDraw extends Draw {
  readonly seedHash: string;
}

/** A draw repeated from its seed: the resulting order, and whether it matches the recorded one. */
export interface RepeatedDraw {
  readonly draw: Draw;
  /** The hash of the draw's seed. */
  readonly seedHash: string;
  readonly expected: readonly number[];
  readonly matches: boolean;
}

/** Repeats a draw from its seed. O(n log n). */
export const repeatDraw = (seed: SeedAndHash, { name, order }: Draw): RepeatedDraw => {
  const expected = drawOrder(seed.seed, name, order);
  const matches = expected.every((subject, index) => subject === order[index]);
  return { draw: { name, order }, seedHash: seed.seedHash, expected, matches };
};

/** Returns a competition's seed with this hash; the one in force if there is none. */
export const seedWithHash = (seeds: CompetitionSeeds, hash: string): SeedAndHash =>
  seeds.commitments.find(({ seedHash: known }) => known === hash) ?? seeds;

/**
 * Draws an order of entries, each lot from the seed that was in force at entry: draws before a
 * reopening stay valid. O(n log n).
 */
export const entriesDrawOrder = (
  { commitments }: CompetitionSeeds,
  name: string,
  entries: readonly number[],
): readonly number[] => {
  const committed = commitments.map(({ firstEntry, seed }) => ({
    firstEntry,
    lot: lotsUnder(seed),
  }));
  return entries
    .map((subject) => {
      const own = committed.findLast(({ firstEntry }) => firstEntry <= subject);
      return { subject, lot: own?.lot(name, subject) ?? "" };
    })
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : a.subject - b.subject))
    .map(({ subject }) => subject);
};

/** The public view of a commitment. */
export interface PublicCommitment extends Omit<Commitment, "seed" | "firstEntry"> {
  /** Null while it is secret. */
  readonly seed: Seed | null;
  /** True if the seed has the published hash. */
  readonly matches: boolean;
}

/** Returns the commitments of a competition, without the secret seed. */
export const publicCommitments = ({ commitments }: CompetitionSeeds): readonly PublicCommitment[] =>
  commitments.map(({ seed, seedHash: hash, from, publishedAt }) => ({
    seed: publishedAt === null ? null : seed,
    seedHash: hash,
    from,
    publishedAt,
    matches: isSeed(seed) && seedHash(seed) === hash,
  }));

/** Returns a competition's seeds, each checked against its published hash; null: no journal. */
export const checkedSeeds = (
  seeds: CompetitionSeeds | null,
): SeedAndHash & {
  readonly commitments: readonly PublicCommitment[];
  readonly seedMatches: boolean;
} => {
  const commitments = seeds === null ? [] : publicCommitments(seeds);
  return {
    seed: seeds?.seed ?? "",
    seedHash: seeds?.seedHash ?? "",
    commitments,
    seedMatches: seeds !== null && commitments.every(({ matches }) => matches),
  };
};
