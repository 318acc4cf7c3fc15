import {
  type Derivation,
  type EntryId,
  type Lead,
  publishedRounds,
  standingDerivations,
  standingLead,
  standingsOf,
} from "@losfee/core";
import type { PageRequest } from "../../page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { roundFrom } from "../round-from.ts";

/** One of the two who are compared. */
export interface ComparedEntry {
  readonly entry: EntryId;
  readonly rank: number;
  readonly derivations: readonly Derivation[];
}

/** Why one player stands above another. */
export interface CompareModel {
  readonly competition: string;
  readonly round: number;
  /** The one ahead first. */
  readonly entries: readonly [ComparedEntry, ComparedEntry];
  /** Null where nothing tells them apart. */
  readonly lead: Lead | null;
  readonly names: EntryNames;
}

/** Compares `:a` and `:b` in the standings after `?round=N`. */
export const buildCompare = ({ state, params, query }: PageRequest): CompareModel | null => {
  const [a, b] = [Number(params["a"]), Number(params["b"])];
  if (state === null || a === b || !state.entries.has(a) || !state.entries.has(b)) return null;
  const round = roundFrom(query["round"], publishedRounds(state));
  if (round === null) return null;
  const rows = standingsOf(state, round);
  const compared = (entry: EntryId): ComparedEntry => ({
    entry,
    rank: rows.find((row) => row.entry === entry)?.rank ?? 0,
    derivations: standingDerivations(state, entry, round),
  });
  const lead = standingLead(state, a, b, round);
  const [first, second] = lead === null ? [a, b] : [lead.ahead, lead.behind];
  const entries = [compared(first), compared(second)] as const;
  const opponents = entries.flatMap(({ derivations }) =>
    derivations.flatMap(({ terms }) => terms.flatMap(({ opponent }) => opponent ?? [])),
  );
  return {
    competition: state.competition,
    round,
    entries,
    lead,
    names: entryNames(state, [a, b, ...opponents]),
  };
};
