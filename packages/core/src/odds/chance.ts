import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seed } from "../lots/lots.ts";

/** A reproducible stream of random numbers. */
export interface Chance {
  /** A whole number from 0 to 2³² − 1. */
  word(): number;
  /** A number in [0, 1), in steps of 2⁻³². */
  share(): number;
  /** A normal deviate: mean 0, standard deviation 1, between −6 and 6. */
  normal(): number;
}

const WORDS = 2 ** 32;

/** Number of half-words per normal deviate: their sum has the variance 2³². */
const HALVES = 12;
const HALF = 65_536;
const MEAN = (HALVES * (HALF - 1)) / 2;

/**
 * Returns the stream of this name: xoshiro128** from the SHA-256 of the name. Only whole numbers,
 * so that all machines agree; normal deviates are sums of twelve 16-bit numbers (Irwin and Hall).
 */
export const chanceFrom = (name: string): Chance => {
  const state = new Uint32Array(4);
  const bytes = sha256(utf8ToBytes(name));
  for (let index = 0; index < 16; index++) {
    const at = index >> 2;
    state[at] = (((state[at] as number) << 8) | (bytes[index] as number)) >>> 0;
  }
  let [a, b, c, d] = [...state] as [number, number, number, number];
  const word = (): number => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    word,
    share: () => word() / WORDS,
    normal: () => {
      let sum = 0;
      for (let pair = 0; pair < HALVES / 2; pair++) {
        const drawn = word();
        sum += (drawn & 0xffff) + (drawn >>> 16);
      }
      return (sum - MEAN) / HALF;
    },
  };
};

/** Returns the stream of one run: depends on the seed and the run's number alone. */
export const chanceOfRun = (seed: string, run: number): Chance =>
  chanceFrom(`losfee odds/${seed}/${run}`);

/**
 * Returns the seed of one run's lots. Independent of the competition's own seed, so that the odds
 * reveal nothing about future draws.
 */
export const lotsOfRun = (seed: string, run: number): Seed =>
  bytesToHex(sha256(utf8ToBytes(`losfee odds/${seed}/${run}/lots`)));
