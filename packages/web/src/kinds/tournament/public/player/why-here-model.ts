import type { EntryId } from "@losfee/core";
import type { WorkingText } from "../../../../parts/working-text.ts";
import type { LeadExplanation, Ranking } from "../../parts/ranking.ts";
import type { StandingsOf } from "../../parts/standings-of.ts";

/** Somebody next to the player in the standings, and what tells the two apart. */
export interface Neighbour extends Pick<LeadExplanation, "lead" | "why"> {
  readonly entry: EntryId;
  readonly rank: number;
}

/** "Why am I here?" */
export interface WhyHere {
  readonly of: StandingsOf;
  /** How each value of the ranking arose, in the order of the chain. */
  readonly workings: readonly WorkingText[];
  /** The working that is open, from 1 in that order; null where none is asked for. */
  readonly open: number | null;
  /** Directly above and below; null at the ends, and of those who are not ranked. */
  readonly above: Neighbour | null;
  readonly below: Neighbour | null;
}

/** Every value of somebody and the neighbours, with the working at `open` opened. */
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
