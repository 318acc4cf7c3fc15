import { texts } from "@losfee/contract/language";

/** Texts of `losfee pair`. */
export const pairTexts = texts({
  de: {
    round: (round: number) => `Runde ${round}`,
    board: "Brett",
    players: "Paarung",
    why: "Warum",
    bye: (player: string, why: string) => `Freilos: ${player}. ${why}`,
    allowRepeats: (repeats: number) => `Mit --repeats ${repeats} wird eine Begegnung mehr erlaubt.`,
    baseOn: (round: number) => `Dafür: --based-on ${round}.`,
    begun: (round: number, player: string) =>
      `In Runde ${round} hat ${player} noch keinen Gegner, die anderen haben sie schon: In der Datei die Runde mit Gegner 0 und Differenz (z. B. -50) nachtragen.`,
    toPublish: "Zum Veröffentlichen: losfee publish. Zum Ändern: losfee adjust.",
  },
  en: {
    round: (round: number) => `Round ${round}`,
    board: "Board",
    players: "Pairing",
    why: "Why",
    bye: (player: string, why: string) => `Bye: ${player}. ${why}`,
    allowRepeats: (repeats: number) => `--repeats ${repeats} allows one more meeting.`,
    baseOn: (round: number) => `For that: --based-on ${round}.`,
    begun: (round: number, player: string) =>
      `${player} has no opponent in round ${round} yet, which the others have: enter that round in the file with opponent 0 and a spread (e.g. -50).`,
    toPublish: "To publish it: losfee publish. To change it: losfee adjust.",
  },
});
