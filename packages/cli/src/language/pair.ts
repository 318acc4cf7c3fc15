import { texts } from "./texts.ts";

/** The words of `losfee pair`. */
export const pairTexts = texts({
  de: {
    round: (round: number) => `Runde ${round}`,
    board: "Brett",
    players: "Paarung",
    why: "Warum",
    bye: (player: string, why: string) => `Freilos: ${player}. ${why}`.trimEnd(),
    allowRepeats: (repeats: number) => `Mit --repeats ${repeats} wird eine Begegnung mehr erlaubt.`,
    toPublish: "Zum Veröffentlichen: losfee publish. Zum Ändern: losfee adjust.",
  },
  en: {
    round: (round: number) => `Round ${round}`,
    board: "Board",
    players: "Pairing",
    why: "Why",
    bye: (player: string, why: string) => `Bye: ${player}. ${why}`.trimEnd(),
    allowRepeats: (repeats: number) => `--repeats ${repeats} allows one more meeting.`,
    toPublish: "To publish it: losfee publish. To change it: losfee adjust.",
  },
});
