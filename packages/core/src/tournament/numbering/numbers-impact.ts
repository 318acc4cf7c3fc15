import type { EntryId } from "../../base/entry-id.ts";
import type { TournamentState } from "../state.ts";
import { hasPairingNumbers, pairingNumbersOf, provisionalNumbers } from "./pairing-numbers.ts";

/** A player whose number is another one afterwards; null where there is none. */
export interface NumberMove {
  readonly entry: EntryId;
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** What a change of entries or settings does to the pairing numbers. */
export interface NumbersImpact {
  /** The round whose pairing settled the numbers; null while they may change. */
  readonly settledBy: number | null;
  /** Whether rounds have been paired by the numbers before, so that a change is to be confirmed. */
  readonly inUse: boolean;
  /** Everybody whose number changes, who comes and who goes, by the number afterwards. */
  readonly moves: readonly NumberMove[];
  /** Who would have another number if they were not settled. */
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

/** Those who stay where they are although the starting list puts them elsewhere among the others. */
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
