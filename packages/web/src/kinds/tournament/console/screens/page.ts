import type { NamedScreen } from "@losfee/core";
import { screensTexts } from "@losfee/messages/tournament-console-screens";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { screenPath } from "../../../../shell/paths.ts";
import { pages } from "../../pages-of.ts";

/** The big screens of a competition. */
export interface ScreensModel {
  readonly screens: readonly NamedScreen[];
  /** Absolute address of each screen, in the same order, to type into the machine that shows it. */
  readonly addresses: readonly string[];
  /** Address of a screen without a name. */
  readonly address: string;
}

/** Returns the named screens. */
const buildScreens = ({ state, baseUrl }: PageRequest): ScreensModel | null => {
  if (state === null) return null;
  const { screens = [] } = state.details;
  return {
    screens,
    addresses: screens.map(({ name }) => baseUrl + screenPath(state.competition, name)),
    address: baseUrl + screenPath(state.competition),
  };
};

/** The big screens of the hall: name, address and content of each. */
export const screensPage = pages.consolePage("screens", "/screens", {
  place: "sharing",
  typing: true,
  build: buildScreens,
  title: (_model, page) => screensTexts[page.language].title,
  alsoFor: ["tables"],
});
