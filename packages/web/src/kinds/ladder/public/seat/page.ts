import { type LadderPlayerLabel, ladderWords, moveReasonLabel, seatLabel } from "@losfee/contract";
import { highestReach, historyOfSeat, shapeOf } from "@losfee/core";
import { seatTexts } from "@losfee/messages/ladder-public-seat";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** A seat and its holders. */
export interface LadderSeatModel {
  readonly label: string;
  /** Levels that may be challenged from here; null from the top. */
  readonly reach: { readonly highest: number; readonly lowest: number } | null;
  /** Last first. */
  readonly tenures: readonly {
    readonly player: LadderPlayerLabel | null;
    readonly since: string;
    readonly until: string | null;
    readonly reason: string;
  }[];
}

/** Returns the holders of a seat, last first; null if it does not exist. Linear in the history. */
const buildLadderSeat = ({
  state,
  params,
  language,
}: PageRequest<"ladder">): LadderSeatModel | null => {
  if (state === null) return null;
  const seat = { level: Number(params["level"]), index: Number(params["index"]) };
  if (shapeOf(state.settings.capacity).numberOf(seat) === null) return null;
  const words = ladderWords(state, language);
  return {
    label: seatLabel(seat),
    reach: seat.level === 1 ? null : { highest: highestReach(seat.level), lowest: seat.level - 1 },
    tenures: historyOfSeat(state, seat)
      .map(({ player, since, until, reason }) => ({
        player: player === null ? null : { entry: player, name: words.name(player) },
        since: words.moment(since),
        until: until === null ? null : words.moment(until),
        reason: moveReasonLabel(reason, language),
      }))
      .reverse(),
  };
};

/** The holders of a seat with their periods. */
export const ladderSeatPage = pages.publicPage("ladder-seat", "/seats/:level/:index", {
  build: buildLadderSeat,
  title: ({ label }, { language }) => seatTexts[language].title({ label }),
});
