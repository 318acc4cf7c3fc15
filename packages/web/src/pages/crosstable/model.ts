import {
  cardsOf,
  creditOf,
  type EntryId,
  publishedRounds,
  type Start,
  spreadOf,
  standingsOf,
  type UnplayedReason,
} from "@losfee/core";
import type { PageRequest } from "../../page.ts";

/** A round of one player, as small as possible: there are thousands on the page. */
export interface CrosstableCell {
  readonly kind: "win" | "draw" | "loss" | "pending" | UnplayedReason;
  /** The opponent's present rank; null without an opponent. */
  readonly opponent: number | null;
  readonly spread: number;
  readonly start: Start;
}

/** A player with all rounds. */
export interface CrosstableLine {
  readonly rank: number;
  readonly entry: EntryId;
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
  readonly spread: number;
  /** `cells[r - 1]` is round r; null where nothing is recorded. */
  readonly cells: readonly (CrosstableCell | null)[];
}

/** Everybody's rounds side by side, in the order of the standings. */
export interface CrosstableModel {
  readonly competition: string;
  readonly published: number;
  readonly lines: readonly CrosstableLine[];
}

/** The cross-table after all published rounds. O(entries · rounds). */
export const buildCrosstable = ({ state }: PageRequest): CrosstableModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const rows = standingsOf(state, published);
  const rankOf = new Map(rows.map(({ entry, rank }) => [entry, rank]));
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const cellOf = (entry: EntryId, index: number): CrosstableCell | null => {
    const line = cards.get(entry)?.lines[index];
    if (line === undefined) return null;
    const credit = creditOf(line);
    const kind =
      line.kind === "unplayed"
        ? line.reason
        : line.kind === "pending" || credit === "none"
          ? "pending"
          : credit;
    return {
      kind,
      opponent: line.opponent === null ? null : (rankOf.get(line.opponent) ?? null),
      spread: spreadOf(line),
      start: line.start ?? "unknown",
    };
  };
  return {
    competition: state.competition,
    published,
    lines: rows.map(({ rank, entry, wins, losses, spread }) => ({
      rank,
      entry,
      name: state.entries.get(entry)?.name ?? "",
      wins,
      losses,
      spread,
      cells: Array.from({ length: published }, (_, index) => cellOf(entry, index)),
    })),
  };
};
