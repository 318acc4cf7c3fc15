import type { FormatOf } from "./format.ts";

/** The Pyramid of the German e-mail chess club: an endless ladder of correspondence chess. */
export const pyramid: FormatOf<"ladder"> = {
  kind: "ladder",
  id: "pyramid",
  settings: {
    capacity: { base: 0, perLevel: 1 },
    timeZone: "Europe/Berlin",
    deadlines: {
      confirmDays: 4,
      acceptDays: 14,
      acceptAssignedDays: 14,
      clockStartDays: 14,
      objectionDays: 7,
      gameMonths: 12,
      recordDays: 14,
      idleMonths: 12,
      letterDays: 28,
    },
    directorsDeadlines: "from-departure",
    holidayDays: 42,
    onWin: "swap",
    orderBy: "arrival",
    bestPlaced: "earliest",
    impossibleInChain: "skip",
    strikesToExpulsion: 2,
    vacancyCountsAsPlaying: true,
    standingListBegins: "at-game-end",
    suspendedCountsAsWaiting: false,
    contradictionIsObjection: true,
  },
};
