import type { EntryId } from "../../base/entry-id.ts";
import type { TournamentState } from "../state.ts";
import { hasPairingNumbers, pairingNumbersOf, provisionalNumbers } from "./pairing-numbers.ts";

/** A player's number before and after; null if there is none. */
export interface NumberMove {
  readonly entry: EntryId;
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Impact of a change of entries or settings on pairing numbers. */
export interface NumbersImpact {
  /** The round whose pairing fixed the numbers; null while they may change. */
  readonly settledBy: number | null;
  /** True if rounds were paired by the numbers, so that a change needs confirmation. */
  readonly inUse: boolean;
  /** All changed, new and removed numbers, by the number afterwards. */
  readonly moves: readonly NumberMove[];
  /** Entries that would have another number if numbers were not fixed. */
  readonly unchanged: readonly { readonly entry: EntryId; readonly number: number }[];
}

/** Compares the pairing numbers of a competition before and after a change. O(n log n). */
export const numbersImpact = (before: TournamentState, after: TournamentState): NumbersImpact => {
  const settledBy = before.settledNumbers?.round ?? null;
  const inUse = before.rounds.length > 0;
  if (!hasPairingNumbers(after.settings)) return { settledBy, inUse, moves: [], unchanged: [] };
  const [was, is] = [pairingNumbersOf(before), pairingNumbersOf(after)];
  const entries = [...new Set([...before.entries.keys(), ...after.entries.keys()])];
  const moves = entries
    .map((entry): NumberMove => {
      const name = (after.entries.get(entry) ?? before.entries.get(entry))?.name ?? "";
      return { entry, name, from: was.get(entry) ?? null, to: is.get(entry) ?? null };
    })
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => (a.to ?? Number.MAX_SAFE_INTEGER) - (b.to ?? Number.MAX_SAFE_INTEGER));
  return {
    settledBy,
    inUse,
    moves,
    unchanged: settledBy === null ? [] : unchangedNumbers(before, after),
  };
};

/** Entries that keep their numbers although the starting list has them elsewhere. */
const unchangedNumbers = (
  before: TournamentState,
  after: TournamentState,
): NumbersImpact["unchanged"] => {
  const stayed = [...before.entries.keys()].filter((entry) => after.entries.has(entry));
  const ranksIn = (state: TournamentState): ReadonlyMap<EntryId, number> => {
    const numbers = provisionalNumbers(state);
    const order = stayed.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
    return new Map(order.map((entry, rank) => [entry, rank]));
  };
  const [was, would] = [ranksIn(before), ranksIn(after)];
  const numbers = pairingNumbersOf(after);
  return stayed
    .filter((entry) => was.get(entry) !== would.get(entry))
    .map((entry) => ({ entry, number: numbers.get(entry) ?? 0 }))
    .sort((a, b) => a.number - b.number);
};
