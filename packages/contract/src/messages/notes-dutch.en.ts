import type { ColourRule, DuePreference, FideDutchNote } from "@losfee/core";
import { formatList, formatPoints } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import type { Sentences } from "./message.ts";

const RULES: Readonly<Record<ColourRule, string>> = {
  "both-preferences": "both get the colour they are due",
  "stronger-preference": "the stronger preference prevails",
  "wider-difference": "the wider colour difference prevails",
  alternate: "colours alternate from the last round in which they differed",
  "higher-ranked-preference": "the preference of the higher ranked prevails",
  "initial-colour":
    "both play their first game, by the initial colour and the pairing numbers of those in the tournament so far",
};

const dueText = (due: DuePreference | null): string =>
  due === null ? "no preference" : `${due.colour} (${due.strength})`;

/** Reasons of the FIDE (Dutch) system in English. */
export const dutchNotesEn: Sentences<FideDutchNote> = {
  "dutch-bracket": ({ bracket, score }) =>
    `Bracket ${bracket}: score ${formatPoints(score, "en")}.`,
  "dutch-float": ({ down, up, scores: [high, low] }, name) =>
    `Different scores: ${name(down)} (${formatPoints(high, "en")}) floats down, ${name(up)} (${formatPoints(low, "en")}) floats up.`,
  "dutch-colours": ({ white, rule, due: [own, theirs], overruled = false }, name) =>
    overruled
      ? `By the rules ${name(white)} would have white: ${RULES[rule]}. Due: ${dueText(own)} v ${dueText(theirs)}. The colours were reversed.`
      : `${name(white)} has white: ${RULES[rule]}. Due: ${dueText(own)} v ${dueText(theirs)}.`,
  "dutch-bye": ({ score }) =>
    `Bye from the bracket of score ${formatPoints(score, "en")}: the lowest that lets all others be paired.`,
  "dutch-initial-colour": ({ colour, by, uncounted = [] }, name) => {
    const initial = `Initial colour of odd pairing numbers: ${colour}, ${by === "lot" ? "drawn by lot" : "set by the director"}.`;
    return uncounted.length === 0
      ? initial
      : `${initial} Only the numbers of those in the tournament so far are counted; not paired yet and not counted: ${formatList(uncounted.map(name), "en")}. Everybody behind moves up for the colour.`;
  },
  "dutch-accelerated": ({ players, points: most }) =>
    `Baku acceleration: ${counted(players, { one: "player has", other: "players have" }, "en")} ${isOne(most, "en") ? "1 fictitious point" : `${formatPoints(most, "en")} fictitious points`} in this round, for the pairing only.`,
};
