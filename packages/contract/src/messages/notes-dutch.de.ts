import type { ColourRule, DuePreference, FideDutchNote } from "@losfee/core";
import { formatList, formatPoints } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import type { Sentences } from "./message.ts";

const RULES: Readonly<Record<ColourRule, string>> = {
  "both-preferences": "beide bekommen die Farbe, die ihnen zusteht",
  "stronger-preference": "der stärkere Farbanspruch geht vor",
  "wider-difference": "die größere Farbdifferenz geht vor",
  alternate: "die Farben wechseln gegenüber der letzten Runde, in der sie verschieden waren",
  "higher-ranked-preference": "der Anspruch des Höherstehenden geht vor",
  "initial-colour":
    "beide spielen ihre erste Partie, nach der Anfangsfarbe und den Startnummern derer, die schon im Turnier sind",
};

const COLOURS = { white: "Weiß", black: "Schwarz" } as const;

const STRENGTHS = { mild: "schwach", strong: "stark", absolute: "absolut" } as const;

const dueText = (due: DuePreference | null): string =>
  due === null ? "kein Anspruch" : `${COLOURS[due.colour]} (${STRENGTHS[due.strength]})`;

/** Reasons of the FIDE (Dutch) system in German. */
export const dutchNotesDe: Sentences<FideDutchNote> = {
  "dutch-bracket": ({ bracket, score }) =>
    `${bracket}. Gruppe: Punktzahl ${formatPoints(score, "de")}.`,
  "dutch-float": ({ down, up, scores: [high, low] }, name) =>
    `Verschiedene Punktzahlen: ${name(down)} (${formatPoints(high, "de")}) wird heruntergelost, ${name(up)} (${formatPoints(low, "de")}) hoch.`,
  "dutch-colours": ({ white, rule, due: [own, theirs], overruled = false }, name) =>
    overruled
      ? `Nach den Regeln hätte ${name(white)} Weiß: ${RULES[rule]}. Anspruch: ${dueText(own)} gegen ${dueText(theirs)}. Die Farben wurden getauscht.`
      : `Weiß hat ${name(white)}: ${RULES[rule]}. Anspruch: ${dueText(own)} gegen ${dueText(theirs)}.`,
  "dutch-bye": ({ score }) =>
    `Spielfrei aus der Gruppe mit Punktzahl ${formatPoints(score, "de")}: die niedrigste, die alle anderen paaren lässt.`,
  "dutch-initial-colour": ({ colour, by, uncounted = [] }, name) => {
    const initial = `Anfangsfarbe der ungeraden Startnummern: ${COLOURS[colour]}, ${by === "lot" ? "ausgelost" : "von der Turnierleitung festgelegt"}.`;
    return uncounted.length === 0
      ? initial
      : `${initial} Gezählt werden die Nummern derer, die schon im Turnier sind; noch ohne Auslosung und nicht mitgezählt: ${formatList(uncounted.map(name), "de")}. Wer dahinter steht, rückt für die Farbe auf.`;
  },
  "dutch-accelerated": ({ players, points: most }) =>
    `Baku-Beschleunigung: ${counted(players, { one: "Person hat", other: "Personen haben" }, "de")} in dieser Runde ${isOne(most, "de") ? "einen fiktiven Punkt" : `${formatPoints(most, "de")} fiktive Punkte`}, nur für die Paarung.`,
};
