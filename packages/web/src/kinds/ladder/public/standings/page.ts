import { type LadderPlayerLabel, ladderWords } from "@losfee/contract";
import { compareListedNames, ratingsOfArchive } from "@losfee/core";
import { standingsTexts } from "@losfee/messages/ladder-public-standings";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type GameTally, NOTHING, talliesOf } from "../../parts/tallies.ts";

/** A player in the ranking. */
export interface LadderLine extends LadderPlayerLabel, GameTally {
  /** Null if no longer in the pyramid. */
  readonly seat: string | null;
  readonly club: string;
  /** After all final games; 0 for none. */
  readonly rating: number;
  /** Change from the entered rating; null without one, or without a change. */
  readonly change: number | null;
}

/** All players by seat. */
export interface LadderStandingsModel {
  readonly lines: readonly LadderLine[];
  readonly former: readonly LadderLine[];
}

/** All players by seat; those who left come last. */
const buildLadderStandings = ({
  state,
  language,
}: PageRequest<"ladder">): LadderStandingsModel | null => {
  if (state === null) return null;
  const words = ladderWords(state, language);
  const tallies = talliesOf(state);
  const { standings } = ratingsOfArchive(state);
  const lines = [...state.entries.values()].map(({ id, name, club, rating: entered }) => {
    const seatNumber = state.players.get(id)?.seatNumber ?? null;
    const seat = seatNumber === null ? null : words.seat(seatNumber);
    const rating = standings.get(id)?.rating ?? entered;
    const change = entered === 0 || rating === entered ? null : rating - entered;
    const tally = tallies.get(id) ?? NOTHING;
    return { entry: id, name, club, rating, change, seatNumber, seat, ...tally };
  });
  const lineOf = ({ seatNumber: _, ...line }: (typeof lines)[number]): LadderLine => line;
  return {
    lines: lines
      .filter(({ seatNumber }) => seatNumber !== null)
      .sort((a, b) => (a.seatNumber ?? 0) - (b.seatNumber ?? 0))
      .map(lineOf),
    former: lines
      .filter(({ seatNumber }) => seatNumber === null)
      .sort((a, b) => compareListedNames(a.name, b.name))
      .map(lineOf),
  };
};

/** All players by seat, with their records. */
export const ladderStandingsPage = pages.publicPage("ladder-standings", "/standings", {
  place: "ranking",
  embeddable: true,
  build: buildLadderStandings,
  title: (_model, { language }) => standingsTexts[language].title,
});
