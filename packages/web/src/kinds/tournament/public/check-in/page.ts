import { checkInTexts } from "@losfee/messages/tournament-public-check-in";
import { spokenTo } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildCheckIn } from "./model.ts";
import { CheckInView } from "./view.tsx";

/** Target of the code on the projector: one tap marks a player as present. */
export const checkInPage = pages.publicPage("check-in", "/check-in", {
  asks: ["mine"],
  build: buildCheckIn,
  title: (_model, page) => spokenTo(checkInTexts, page).title,
  view: CheckInView,
  alsoFor: ["tables"],
});
