import { texts } from "@losfee/contract/language";

/** Texts about players' requests and the answers. */
export const requestTexts = texts({
  de: {
    none: "Niemand bittet um etwas.",
    pause: (player: string, rounds: string) => `${player}: Pause in Runde ${rounds}`,
    leaving: (player: string) => `${player}: Ausscheiden`,
    overdue: "inzwischen veröffentlicht, nicht mehr zu bewilligen",
    granted: (player: string) => `Bitte von ${player} bewilligt.`,
    declined: (player: string) => `Bitte von ${player} abgelehnt.`,
  },
  en: {
    none: "Nobody asks for anything.",
    pause: (player: string, rounds: string) => `${player}: pause in round ${rounds}`,
    leaving: (player: string) => `${player}: leave`,
    overdue: "published in the meantime, can no longer be granted",
    granted: (player: string) => `Request of ${player} granted.`,
    declined: (player: string) => `Request of ${player} declined.`,
  },
});
