import type { VerdictReason } from "@losfee/core";
import { counted, isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import type { CountedPoints, OutlookRow, PlaceOutlook } from "./cut-outlooks.ts";

const GAMES_DE = { one: "Spiel", other: "Spielen" } as const;
const GAMES_EN = { one: "game", other: "games" } as const;

/** `1 Rangpunkt aus 2 Spielen reicht sicher.` */
const enoughDe = ({ text, single }: CountedPoints, games: string): string =>
  single
    ? `${text} Rangpunkt aus ${games} reicht sicher.`
    : `${text} Rangpunkte aus ${games} reichen sicher.`;

const enoughEn = ({ text, single }: CountedPoints, games: string): string =>
  single
    ? `${text} rank point from ${games} is certain to be enough.`
    : `${text} rank points from ${games} are certain to be enough.`;

/** Added to the others where nothing less suffices. */
const least = ({ enough, atLeast }: OutlookRow): string | null =>
  atLeast === null || atLeast.text === enough?.text || atLeast.text === "0" ? null : atLeast.text;

const rangeDe = ({ place, shared }: PlaceOutlook): string =>
  isOne(shared, "de") ? `Platz ${place}` : `Platz ${place}–${place + shared - 1} geteilt`;

const rangeEn = ({ place, shared }: PlaceOutlook): string =>
  isOne(shared, "en") ? `place ${place}` : `places ${place}–${place + shared - 1} shared`;

const BECAUSE_DE = {
  withdrawn: { in: "Ausgeschieden.", out: "Ausgeschieden." },
  replaced: { in: "Wurde ersetzt.", out: "Wurde ersetzt." },
  lot: { in: "Ist weiter: durch das Los.", out: "Ist nicht weiter: durch das Los." },
  "moved-up": { in: "Ist nachgerückt.", out: "Ist nachgerückt." },
} as const satisfies Readonly<Record<VerdictReason, Readonly<Record<"in" | "out", string>>>>;

const BECAUSE_EN = {
  withdrawn: { in: "Withdrawn.", out: "Withdrawn." },
  replaced: { in: "Was replaced.", out: "Was replaced." },
  lot: { in: "Is in: by lot.", out: "Is out: by lot." },
  "moved-up": { in: "Moved up.", out: "Moved up." },
} as const satisfies Readonly<Record<VerdictReason, Readonly<Record<"in" | "out", string>>>>;

/** Texts about who advances, and what everyone else still needs. */
export const cutTexts = texts({
  de: {
    title: "Wer kommt weiter?",
    titleOf: (stage: string) => `Wer kommt weiter? ${stage}`,
    first: (stage: string) => `Wer gewinnt? ${stage}`,
    overall: (players: number, next: string) => `Weiter kommen die besten ${players} (${next}).`,
    perTable: (places: number, players: number, others: number, next: string) =>
      `Weiter ${isOne(places, "de") ? "kommt die oder der Beste" : `kommen die besten ${places}`} jedes Tisches${
        others === 0
          ? ""
          : isOne(others, "de")
            ? " und dazu die oder der Beste der Übrigen"
            : ` und dazu die besten ${others} der Übrigen`
      }: ${players} insgesamt (${next}).`,
    table: (table: number) => `Tisch ${table}`,
    tableWord: "Tisch",
    rest: "Ohne Tisch",
    lineBelow: "Darunter verläuft die Linie",
    line: "Die Linie trennt, wer nach jetzigem Stand weiterkommt.",
    winner: "Es geht um den ersten Platz.",
    reckoning:
      "Noch sind so viele Spiele offen, dass gerade gerechnet wird, was alles kommen kann. Wie es jetzt steht, sagt die Tabelle.",
    again: "Neuen Stand laden",
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
    needsOf: (row: OutlookRow): string => {
      const { verdict, gamesLeft, because, enough } = row;
      const games = counted(gamesLeft, GAMES_DE, "de");
      if (because !== null) return BECAUSE_DE[because][verdict === "in" ? "in" : "out"];
      if (verdict === "in")
        return gamesLeft === 0 ? "Ist weiter." : "Ist sicher weiter, was immer noch kommt.";
      if (verdict === "out")
        return gamesLeft === 0 ? "Ist nicht weiter." : "Kann es nicht mehr schaffen.";
      if (gamesLeft === 0) return "Hat alles gespielt; es hängt von anderen Tischen ab.";
      const sure =
        enough === null
          ? `Hat es nicht allein in der Hand: Auch alle Rangpunkte aus ${games} reichen nicht sicher.`
          : enoughDe(enough, games);
      const needed = least(row);
      return needed === null ? sure : `${sure} Mit weniger als ${needed} ist es vorbei.`;
    },
    inexact:
      "Nicht alle Möglichkeiten lassen sich durchrechnen: „offen“ kann schon entschieden sein.",
    group: { in: "weiter", out: "raus", open: "offen" },
  },
  en: {
    title: "Who advances?",
    titleOf: (stage: string) => `Who advances? ${stage}`,
    first: (stage: string) => `Who wins? ${stage}`,
    overall: (players: number, next: string) => `The best ${players} advance (${next}).`,
    perTable: (places: number, players: number, others: number, next: string) =>
      `The best ${isOne(places, "en") ? "player" : places} of each table ${
        others === 0
          ? isOne(places, "en")
            ? "advances"
            : "advance"
          : `and the best ${isOne(others, "en") ? "" : `${others} `}of the others advance`
      }: ${players} altogether (${next}).`,
    table: (table: number) => `Table ${table}`,
    tableWord: "Table",
    rest: "Without a table",
    lineBelow: "The line is below",
    line: "The line marks who would advance as things stand.",
    winner: "Only first place counts.",
    reckoning:
      "So many games are still open that everything that can happen is being reckoned. The standings tell how things stand now.",
    again: "Load the latest",
    left: (open: number) =>
      open === 0
        ? "All results are in."
        : `${counted(open, { one: "result is", other: "results are" }, "en")} still open; everything that can still happen is taken into account.`,
    caption: "Everybody in the stage and what they still need",
    rank: "Rank",
    points: "RP",
    pointsLong: "Rank points so far",
    verdict: "Status",
    needs: "What is still needed",
    places: rangeEn,
    needsOf: (row: OutlookRow): string => {
      const { verdict, gamesLeft, because, enough } = row;
      const games = counted(gamesLeft, GAMES_EN, "en");
      if (because !== null) return BECAUSE_EN[because][verdict === "in" ? "in" : "out"];
      if (verdict === "in") return gamesLeft === 0 ? "Is in." : "Is in, whatever happens.";
      if (verdict === "out") return gamesLeft === 0 ? "Is out." : "Can no longer make it.";
      if (gamesLeft === 0) return "Has finished; it now depends on other tables.";
      const sure =
        enough === null
          ? `Depends on others: even every rank point from ${games} may not be enough.`
          : enoughEn(enough, games);
      const needed = least(row);
      return needed === null ? sure : `${sure} With fewer than ${needed} it is over.`;
    },
    inexact: "Not every possibility could be worked through: an “open” may already be settled.",
    group: { in: "in", out: "out", open: "open" },
  },
});
