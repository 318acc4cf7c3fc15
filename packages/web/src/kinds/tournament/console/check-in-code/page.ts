import { CHECK_IN_WINDOW, headcount } from "@losfee/core";
import { checkInCodeTexts } from "@losfee/messages/tournament-console-check-in-code";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** Text around the code on the projector; the code itself is a separate picture. */
export interface CheckInCodeModel {
  readonly competition: string;
  readonly name: string;
  readonly state: "open" | "off" | "closed";
  /** Number of the minute: a new one means a new picture. */
  readonly minute: number;
  readonly present: number;
  readonly playing: number;
}

/** Returns the code of the minute for the projector. */
const buildCheckInCode = ({ state, now }: PageRequest): CheckInCodeModel | null => {
  if (state === null) return null;
  const { present, playing } = headcount(state);
  const isOff = (state.settings.selfCheckIn ?? "off") === "off";
  return {
    competition: state.competition,
    name: state.name,
    state: state.status === "closed" ? "closed" : isOff ? "off" : "open",
    minute: now === undefined ? 0 : Math.floor(Date.parse(now) / CHECK_IN_WINDOW),
    present,
    playing,
  };
};

const { script: _, ...page } = pages.consolePage("check-in-code", "/check-in", {
  access: "results",
  layout: "screen",
  refreshes: 15,
  build: buildCheckInCode,
  title: (_model, { language }) => checkInCodeTexts[language].title,
  alsoFor: ["tables"],
});

/** The check-in code for the hall, on a projector of its own: never published elsewhere. */
export const checkInCodePage = page;
