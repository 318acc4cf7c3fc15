import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** 32 random bytes in lower-case hexadecimal: the one source of chance of a competition. */
export type Seed = string;

/** One draw as it is written into the journal: enough to repeat and check it from the seed. */
export interface Draw {
  /** Names the draw within its competition, e.g. `stage/1/class/2`. No two draws share a name. */
  readonly name: string;
  /** The drawn order of the subjects (start numbers), first drawn first. */
  readonly order: readonly number[];
}

/** Where rules take their lots from. The same seed gives the same lots on every machine. */
export interface LotSource {
  /**
   * Draws an order of `subjects`. The order depends on the seed, the name and each subject alone:
   * removing a third subject never changes the order of two others. O(n log n).
   */
  order(name: string, subjects: readonly number[]): readonly number[];
}

const SEED_PATTERN = /^[0-9a-f]{64}$/;

/** Whether `text` has the form of a seed: 64 lower-case hexadecimal digits. */
export const isSeed = (text: string): text is Seed => SEED_PATTERN.test(text);

/**
 * The SHA-256 hash of a seed's bytes, in hexadecimal: published before the first draw, so that
 * nobody can change the seed afterwards.
 */
export const seedHash = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/**
 * The lot of one subject in one draw: HMAC-SHA256 of `name/subject` under the seed, in hexadecimal.
 * Lots are compared as text; the smallest is drawn first.
 */
export const lotOf = (seed: Seed, name: string, subject: number): string =>
  lotsUnder(seed)(name, subject);

/** {@link lotOf} of many subjects: what follows from the seed alone is computed once. */
export const lotsUnder = (seed: Seed): ((name: string, subject: number) => string) => {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const scratch = keyed.clone();
  return (name, subject) =>
    bytesToHex(
      keyed
        ._cloneInto(scratch)
        .update(utf8ToBytes(`${name}/${subject}`))
        .digest(),
    );
};

/** Draws an order of `subjects` from `seed`; see {@link LotSource.order}. */
export const drawOrder = (
  seed: Seed,
  name: string,
  subjects: readonly number[],
): readonly number[] => {
  const lot = lotsUnder(seed);
  return subjects
    .map((subject) => ({ subject, lot: lot(name, subject) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : a.subject - b.subject))
    .map(({ subject }) => subject);
};

/** A {@link LotSource} that also remembers which draws were made, for the journal. */
export interface RecordingLots extends LotSource {
  readonly draws: readonly Draw[];
}

/** Lots from a seed, each draw remembered in the order in which it was made. */
export const lotsFrom = (seed: Seed): RecordingLots => {
  const draws: Draw[] = [];
  return {
    draws,
    order(name, subjects) {
      const order = drawOrder(seed, name, subjects);
      draws.push({ name, order });
      return order;
    },
  };
};
