import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import type { PgnRefusal } from "@losfee/files";
import { at } from "@losfee/messages/server-pgn-refusals";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

type MoveRefusal = Extract<PgnRefusal, { readonly code: "pgn-move-impossible" }>;

/** `12. Sf3` or `12… Sf3`: as players write a move. */
const move = ({ moveNumber, side, text }: MoveRefusal): string =>
  `${moveNumber}${side === "white" ? "." : "…"} ${excerpt(text)}`;

const sentences = texts<CodeSentences<PgnRefusal>>({
  de: {
    "pgn-empty": () => "Der Text enthält keine Partie.",
    "pgn-too-long": ({ length, allowed }) =>
      `Der Text ist zu lang: ${length} Zeichen, erlaubt sind ${allowed}.`,
    "pgn-too-many-games": ({ allowed }) =>
      `Das sind zu viele Partien auf einmal; höchstens ${allowed} werden gelesen.`,
    "pgn-too-many-moves": ({ allowed }) =>
      `Das sind zu viele Züge auf einmal; höchstens ${allowed} Halbzüge werden gelesen.`,
    "pgn-tag-malformed": (place) =>
      `${at.de(place)}: Ein Kopfeintrag hat die Form [Name "Wert"] in einer Zeile.`,
    "pgn-tag-twice": ({ name, ...place }) =>
      `${at.de(place)}: Den Kopfeintrag „${excerpt(name)}“ gibt es schon.`,
    "pgn-comment-not-closed": (place) =>
      `${at.de(place)}: Der Kommentar, der hier beginnt, wird nicht mit } beendet.`,
    "pgn-variation-not-closed": (place) =>
      `${at.de(place)}: Die Variante, die hier beginnt, wird nicht mit ) beendet.`,
    "pgn-stray-bracket": ({ text, ...place }) =>
      `${at.de(place)}: Zu „${excerpt(text)}“ fehlt die öffnende Klammer.`,
    "pgn-not-a-move": ({ text, ...place }) =>
      `${at.de(place)}: „${excerpt(text)}“ ist weder ein Zug noch sonst ein Teil einer Partie.`,
    "pgn-move-impossible": (refusal) =>
      `${at.de(refusal)}: Der Zug ${move(refusal)} ist in dieser Stellung nicht möglich.`,
    "pgn-position-impossible": ({ text, ...place }) =>
      `${at.de(place)}: „${excerpt(text)}“ ist keine Stellung, von der aus gespielt werden kann.`,
    "pgn-result-unknown": ({ text, ...place }) =>
      `${at.de(place)}: „${excerpt(text)}“ ist kein Ergebnis; erwartet wird 1-0, 0-1, 1/2-1/2 oder *.`,
    "pgn-results-differ": ({ inTag, inMoves, ...place }) =>
      `${at.de(place)}: Im Kopf steht ${inTag}, hinter den Zügen aber ${inMoves}.`,
  },
  en: {
    "pgn-empty": () => "There is no game in the text.",
    "pgn-too-long": ({ length, allowed }) =>
      `The text is too long: ${length} characters, ${allowed} are allowed.`,
    "pgn-too-many-games": ({ allowed }) =>
      `These are too many games at once; at most ${allowed} are read.`,
    "pgn-too-many-moves": ({ allowed }) =>
      `These are too many moves at once; at most ${allowed} half-moves are read.`,
    "pgn-tag-malformed": (place) =>
      `${at.en(place)}: a tag has the form [Name "value"] within one line.`,
    "pgn-tag-twice": ({ name, ...place }) =>
      `${at.en(place)}: the tag “${excerpt(name)}” is given twice.`,
    "pgn-comment-not-closed": (place) =>
      `${at.en(place)}: the comment that begins here is not ended by }.`,
    "pgn-variation-not-closed": (place) =>
      `${at.en(place)}: the variation that begins here is not ended by ).`,
    "pgn-stray-bracket": ({ text, ...place }) =>
      `${at.en(place)}: nothing opened the bracket “${excerpt(text)}”.`,
    "pgn-not-a-move": ({ text, ...place }) =>
      `${at.en(place)}: “${excerpt(text)}” is neither a move nor any other part of a game.`,
    "pgn-move-impossible": (refusal) =>
      `${at.en(refusal)}: the move ${move(refusal)} is not possible in this position.`,
    "pgn-position-impossible": ({ text, ...place }) =>
      `${at.en(place)}: “${excerpt(text)}” is not a position that can be played from.`,
    "pgn-result-unknown": ({ text, ...place }) =>
      `${at.en(place)}: “${excerpt(text)}” is not a result; 1-0, 0-1, 1/2-1/2 or * is expected.`,
    "pgn-results-differ": ({ inTag, inMoves, ...place }) =>
      `${at.en(place)}: the tags say ${inTag}, but ${inMoves} stands after the moves.`,
  },
});

/** Describes why a game record cannot be read, with game, line and column. */
export const describePgnRefusal = (refusal: PgnRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: PgnRefusal) => string;
  return sentence(refusal);
};
