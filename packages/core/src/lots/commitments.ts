import { type Draw, drawOrder, isSeed, lotsUnder, type Seed, seedHash } from "./lots.ts";

/** A seed whose hash was published before anything was drawn from it. */
export interface Commitment {
  readonly seed: Seed;
  readonly seedHash: string;
  /** The event that published the hash; draws come from this seed until the next is seeds to. */
  readonly from: number;
  /** Entries from this number on have their lots from this seed, where all entries are drawn. */
  readonly firstEntry: number;
  /** The closing that published the seed itself; null: it is secret. */
  readonly publishedAt: number | null;
}

/** A competition's seeds: the one in force, and all that its lots came from, the latest last. */
export interface CompetitionSeeds {
  readonly seed: Seed;
  readonly seedHash: string;
  readonly commitments: readonly Commitment[];
}

/** A seed with the hash by which it is seeds to, as events hold both. */
export interface SeedAndHash {
  readonly seed: Seed;
  readonly seedHash: string;
}

/** A seed with its hash. */
export const seedAndHashOf = (seed: Seed): SeedAndHash => ({ seed, seedHash: seedHash(seed) });

/** The seed that a competition begins with, by event `from`. */
export const firstCommitment = (next: SeedAndHash, from: number): CompetitionSeeds =>
  followedBy([], next, from, 1);

/** A closing by event `seq` publishes the seed in force. */
export const afterClosing = (
  { commitments }: CompetitionSeeds,
  seq: number,
): Pick<CompetitionSeeds, "commitments"> => ({
  commitments: changeLast(commitments, (last) => ({
    ...last,
    publishedAt: last.publishedAt ?? seq,
  })),
});

/** A reopening by event `seq` commits to a new seed: the old one is known by then. */
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

/** A draw with the hash of the seed that it was made from. */
export interface CommittedDraw extends Draw {
  readonly seedHash: string;
}

/** A draw repeated from its seed: the order that this gives, and whether it is the one recorded. */
export interface RepeatedDraw {
  readonly draw: Draw;
  /** Of the seed that the draw was made from. */
  readonly seedHash: string;
  readonly expected: readonly number[];
  readonly matches: boolean;
}

/** Repeats a draw from the seed it was made from. O(n log n). */
export const repeatDraw = (seed: SeedAndHash, { name, order }: Draw): RepeatedDraw => {
  const expected = drawOrder(seed.seed, name, order);
  const matches = expected.every((subject, index) => subject === order[index]);
  return { draw: { name, order }, seedHash: seed.seedHash, expected, matches };
};

/** The seed with this hash among those of a competition; the one in force where there is none. */
export const seedWithHash = (seeds: CompetitionSeeds, hash: string): SeedAndHash =>
  seeds.commitments.find(({ seedHash: known }) => known === hash) ?? seeds;

/**
 * Draws an order of entries, the lot of each from the seed that was in force when it was entered:
 * what was drawn before a reopening stays. O(n log n).
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

/** A commitment as everybody may see it. */
export interface PublicCommitment extends Omit<Commitment, "seed" | "firstEntry"> {
  /** Null while it is secret. */
  readonly seed: Seed | null;
  /** Whether the seed has the hash that was published. */
  readonly matches: boolean;
}

/** The commitments of a competition, without the seed that is secret. */
export const publicCommitments = ({ commitments }: CompetitionSeeds): readonly PublicCommitment[] =>
  commitments.map(({ seed, seedHash: hash, from, publishedAt }) => ({
    seed: publishedAt === null ? null : seed,
    seedHash: hash,
    from,
    publishedAt,
    matches: isSeed(seed) && seedHash(seed) === hash,
  }));

/** The seeds of a competition, each checked against the hash that was published; null: no journal. */
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
