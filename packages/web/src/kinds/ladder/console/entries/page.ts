import { ladderWords } from "@losfee/contract";
import type { LadderEntryDetails } from "@losfee/core";
import { entriesTexts } from "@losfee/messages/ladder-console-entries";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** A player with all data for the director. */
export interface LadderEntryRow {
  readonly id: number;
  readonly name: string;
  /** Null if not in the pyramid. */
  readonly seat: string | null;
  readonly strikes: number;
  /** True if the person was erased. */
  readonly erased: boolean;
  readonly details: Pick<LadderEntryDetails, "name" | "rating" | "club" | "addresses" | "language">;
}

/** All players by seat; those who left come last. */
export interface LadderEntriesModel {
  readonly closed: boolean;
  readonly rows: readonly LadderEntryRow[];
}

/** Builds the director's list of players. */
const buildLadderEntries = ({
  state,
  language,
}: PageRequest<"ladder">): LadderEntriesModel | null => {
  if (state === null) return null;
  const words = ladderWords(state, language);
  const seatNumberOf = (id: number): number | null => state.players.get(id)?.seatNumber ?? null;
  const last = Number.POSITIVE_INFINITY;
  return {
    closed: state.status === "closed",
    rows: [...state.entries.values()]
      .sort((a, b) => (seatNumberOf(a.id) ?? last) - (seatNumberOf(b.id) ?? last) || a.id - b.id)
      .map(({ id, name, rating, club, addresses, language: written, erased }) => {
        const seatNumber = seatNumberOf(id);
        return {
          id,
          name,
          seat: seatNumber === null ? null : words.seat(seatNumber),
          strikes: state.players.get(id)?.strikes ?? 0,
          erased: erased !== undefined,
          details: { name, rating, club, addresses, language: written },
        };
      }),
  };
};

/** The players, their addresses and personal links. */
export const ladderEntriesPage = pages.consolePage("entries", "/entries", {
  place: "entries",
  typing: true,
  build: buildLadderEntries,
  title: (_model, { language }) => entriesTexts[language].title,
});
