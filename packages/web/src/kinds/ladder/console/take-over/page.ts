import { ladderWords } from "@losfee/contract";
import { takeOverTexts } from "@losfee/messages/ladder-console-take-over";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { momentOfRequest } from "../../parts/now.ts";
import type { PyramidBefore } from "./read-take-over.ts";

/** Existing data that the reading depends on. */
export interface TakeOverModel extends PyramidBefore {
  readonly closed: boolean;
}

/** Builds the page for taking over a pyramid into this one. */
const buildTakeOver = (request: PageRequest<"ladder">): TakeOverModel | null => {
  const { state, language } = request;
  if (state === null) return null;
  const { seat } = ladderWords(state, language);
  const { capacity, timeZone, deadlines } = state.settings;
  return {
    closed: state.status === "closed",
    capacity,
    seats: state.seats.flatMap((player, number) => (player === null ? [] : [seat(number)])),
    players: [...state.entries.values()].map(({ id, name }) => ({ id, name })),
    nextEntry: state.nextEntry,
    timeZone,
    language,
    now: momentOfRequest(request),
    clockStartDays: deadlines.clockStartDays,
  };
};

/** Takes over a pyramid that was run elsewhere. */
export const takeOverPage = pages.consolePage("take-over", "/take-over", {
  place: "entries",
  typing: true,
  build: buildTakeOver,
  title: (_model, { language }) => takeOverTexts[language].title,
});
