import { CHECK_IN_WINDOW, headcount } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** What the projector shows beside the code, which is a picture of its own. */
export interface CheckInCodeModel {
  readonly competition: string;
  readonly name: string;
  readonly state: "open" | "off" | "closed";
  /** The number of the minute: another one is another picture. */
  readonly minute: number;
  readonly present: number;
  readonly playing: number;
}

/** The code of the minute on the projector. */
export const buildCheckInCode = ({ state, now }: PageRequest): CheckInCodeModel | null => {
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
