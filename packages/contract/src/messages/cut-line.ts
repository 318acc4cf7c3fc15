import { counted } from "../language/numbers.ts";
import { texts } from "../language/texts.ts";
import type { OutlookRow, PlaceOutlook } from "./cut-outlooks.ts";

const GAMES_DE = { one: "Spiel", other: "Spielen" } as const;
const GAMES_EN = { one: "game", other: "games" } as const;

const rangeDe = ({ place, shared }: PlaceOutlook): string =>
  shared === 1 ? `Platz ${place}` : `Platz ${place}–${place + shared - 1} geteilt`;

const rangeEn = ({ place, shared }: PlaceOutlook): string =>
  shared === 1 ? `place ${place}` : `places ${place}–${place + shared - 1} shared`;

/** Who advances, and what everybody else still needs. */
export const cutTexts = texts({
  de: {
    title: "Wer kommt weiter?",
    titleOf: (stage: string) => `Wer kommt weiter? ${stage}`,
    first: (stage: string) => `Wer gewinnt? ${stage}`,
    overall: (players: number, next: string) => `Die besten ${players} erreichen: ${next}.`,
    perTable: (places: number, players: number, next: string) =>
      `${places === 1 ? "Der oder die Beste" : `Die besten ${places}`} jedes Tisches erreicht: ${next} (${players} insgesamt).`,
    winner: "Es geht um den ersten Platz.",
    left: (open: number) =>
      open === 0
        ? "Alle Ergebnisse liegen vor."
        : `Noch ${counted(open, { one: "Ergebnis offen", other: "Ergebnisse offen" }, "de")}; gerechnet ist über alles, was noch kommen kann.`,
    caption: "Alle der Stufe mit dem, was sie noch brauchen",
    rank: "Platz",
    points: "RP",
    pointsLong: "Rangpunkte bisher",
    verdict: "Stand",
    needs: "Was noch nötig ist",
    places: rangeDe,
    needsOf: ({ verdict, gamesLeft, enough, atLeast }: OutlookRow): string => {
      const games = counted(gamesLeft, GAMES_DE, "de");
      if (verdict === "in")
        return gamesLeft === 0 ? "Ist weiter." : "Ist sicher weiter, was immer noch kommt.";
      if (verdict === "out")
        return gamesLeft === 0 ? "Ist nicht weiter." : "Kann es nicht mehr schaffen.";
      if (gamesLeft === 0) return "Hat alles gespielt; es hängt von anderen Tischen ab.";
      const sure =
        enough === null
          ? `Hat es nicht allein in der Hand: Auch alle Rangpunkte aus ${games} reichen nicht sicher.`
          : `${enough} Rangpunkte aus ${games} reichen sicher.`;
      return atLeast === null || atLeast === enough || atLeast === "0"
        ? sure
        : `${sure} Mit weniger als ${atLeast} ist es vorbei.`;
    },
    inexact: "Zu viele Möglichkeiten, um alle durchzurechnen: „offen“ kann schon entschieden sein.",
    group: { in: "weiter", out: "raus", open: "offen" },
  },
  en: {
    title: "Who advances?",
    titleOf: (stage: string) => `Who advances? ${stage}`,
    first: (stage: string) => `Who wins? ${stage}`,
    overall: (players: number, next: string) => `The best ${players} reach: ${next}.`,
    perTable: (places: number, players: number, next: string) =>
      `The best ${places === 1 ? "one" : places} of each table reach: ${next} (${players} altogether).`,
    winner: "The first place is played for.",
    left: (open: number) =>
      open === 0
        ? "All results are in."
        : `${counted(open, { one: "result is", other: "results are" }, "en")} still open; everything that can still happen is taken into account.`,
    caption: "Everybody in the stage with what they still need",
    rank: "Rank",
    points: "RP",
    pointsLong: "Rank points so far",
    verdict: "State",
    needs: "What is still needed",
    places: rangeEn,
    needsOf: ({ verdict, gamesLeft, enough, atLeast }: OutlookRow): string => {
      const games = counted(gamesLeft, GAMES_EN, "en");
      if (verdict === "in") return gamesLeft === 0 ? "Is in." : "Is in, whatever happens.";
      if (verdict === "out") return gamesLeft === 0 ? "Is out." : "Can no longer make it.";
      if (gamesLeft === 0) return "Has played everything; it depends on other tables.";
      const sure =
        enough === null
          ? `Depends on others: even all rank points from ${games} are not surely enough.`
          : `${enough} rank points from ${games} are surely enough.`;
      return atLeast === null || atLeast === enough || atLeast === "0"
        ? sure
        : `${sure} With fewer than ${atLeast} it is over.`;
    },
    inexact: "Too many possibilities to go through all: “open” may be settled already.",
    group: { in: "in", out: "out", open: "open" },
  },
});
