import type { NamedPlayer } from "@losfee/core";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** Players a mail may name. */
export interface LateModel {
  readonly closed: boolean;
  readonly timeZone: string;
  readonly players: readonly NamedPlayer[];
}

/** Returns the players that a mail can be from or about. */
const buildLate = ({ state }: PageRequest<"ladder">): LateModel | null =>
  state === null
    ? null
    : {
        closed: state.status === "closed",
        timeZone: state.settings.timeZone,
        players: [...state.entries.values()].map(({ id, name }) => ({ id, name })),
      };

/** Records mail by hand, and shows what it overturns. */
export const latePage = pages.consolePage("late", "/late", {
  place: "late",
  typing: true,
  build: buildLate,
  title: (_model, { language }) => lateTexts[language].title,
});
