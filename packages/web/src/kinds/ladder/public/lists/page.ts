import { type LadderPlayerLabel, ladderWords, seatLabel } from "@losfee/contract";
import { waitingLists } from "@losfee/core";
import { listsTexts } from "@losfee/messages/ladder-public-lists";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** The waiting lists. */
export interface LadderListsModel {
  readonly ordinary: readonly (LadderPlayerLabel & {
    readonly position: number;
    readonly since: string;
    readonly seat: string;
    readonly highest: number;
    readonly lowest: number;
    readonly byStanding: boolean;
  })[];
  readonly standing: readonly (LadderPlayerLabel & { readonly suspended: boolean })[];
}

/** Returns the waiting players in the order in which seats are assigned. */
const buildLadderLists = ({ state, language }: PageRequest<"ladder">): LadderListsModel | null => {
  if (state === null) return null;
  const words = ladderWords(state, language);
  const { ordinary, standing } = waitingLists(state);
  return {
    ordinary: ordinary.map(({ position, player, since, by, seat, reach }) => ({
      position,
      entry: player,
      name: words.name(player),
      since: words.moment(since),
      seat: seatLabel(seat),
      ...reach,
      byStanding: by === "standing-waiting-list",
    })),
    standing: standing.map(({ player, suspended }) => ({
      entry: player,
      name: words.name(player),
      suspended,
    })),
  };
};

/** The waiting lists. */
export const ladderListsPage = pages.publicPage("ladder-lists", "/lists", {
  place: "waitingLists",
  build: buildLadderLists,
  title: (_model, { language }) => listsTexts[language].title,
});
