import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** 32 random bytes in lower-case hexadecimal: a competition's only source of randomness. */
export type Seed = string;

/** One draw as recorded in the journal: enough to repeat and check it from the seed. */
export interface Draw {
  /** Identifies the draw within its competition, e.g. `stage/1/class/2`; unique. */
  readonly name: string;
  /** The drawn order of the subjects (start numbers), first drawn first. */
  readonly order: readonly number[];
}

/** Source of lots for the rules. The same seed gives the same lots on every machine. */
export interface LotSource {
  /**
   * Draws an order of `subjects`. It depends on the seed, the name and each subject alone: removing
   * a third subject never changes the order of two others. O(n log n).
   */
  order(name: string, subjects: readonly number[]): readonly number[];
}

const SEED_PATTERN = /^[0-9a-f]{64}$/;

/** True if `text` has the form of a seed: 64 lower-case hexadecimal digits. */
export const isSeed = (text: string): text is Seed => SEED_PATTERN.test(text);

/**
 * Returns the SHA-256 hash of a seed's bytes, in hexadecimal: published before the first draw, so
 * that the seed cannot be changed afterwards.
 */
export const seedHash = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/**
 * Returns the lot of one subject in one draw: HMAC-SHA256 of `name/subject` under the seed, in
 * hexadecimal. Lots are compared as text; the smallest is drawn first.
 */
export const lotOf = (seed: Seed, name: string, subject: number): string =>
  lotsUnder(seed)(name, subject);

/** {@link lotOf} for many subjects: computes what depends on the seed alone once. */
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

/** A {@link LotSource} that also records its draws, for the journal. */
export interface RecordingLots extends LotSource {
  readonly draws: readonly Draw[];
}

/** Creates a lot source from a seed that records its draws in order. */
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
