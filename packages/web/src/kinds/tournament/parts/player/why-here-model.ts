import type { EntryId } from "@losfee/core";
import type { WorkingText } from "../../../../parts/working-text.ts";
import type { LeadExplanation, Ranking } from "../ranking.ts";
import type { StandingsOf } from "../standings-of.ts";

/** A neighbour in the standings, with the difference to the player. */
export interface Neighbour extends Pick<LeadExplanation, "lead" | "why"> {
  readonly entry: EntryId;
  readonly rank: number;
}

/** "Why am I here?" */
export interface WhyHere {
  readonly of: StandingsOf;
  /** Working of each value of the ranking, in the order of the chain. */
  readonly workings: readonly WorkingText[];
  /** The open working, from 1 in that order; null for none. */
  readonly open: number | null;
  /** The entries directly above and below; null at the ends, and for unranked players. */
  readonly above: Neighbour | null;
  readonly below: Neighbour | null;
}

/** Returns every value of an entry and its neighbours, with the working at `open` opened. */
export const whyHere = (ranking: Ranking, entry: EntryId, open: number): WhyHere => {
  const workings = ranking.workings(entry);
  const place = ranking.rows.findIndex((row) => row.entry === entry);
  const neighbour = (at: number): Neighbour | null => {
    const row = place === -1 ? undefined : ranking.rows[at];
    if (row === undefined) return null;
    const { lead, why } = ranking.compare(row.entry, entry);
    return { entry: row.entry, rank: row.rank, lead, why };
  };
  return {
    ...{ of: ranking.of, workings },
    open: workings[open - 1] === undefined ? null : open,
    above: neighbour(place - 1),
    below: neighbour(place + 1),
  };
};
