import { ENDS, MATERIAL, NOT_OVER, OFFER } from "../result-words.ts";
import type { Sentence } from "../sentences.ts";
import type { WishContent } from "../wish.ts";
import { DRAWS, GAME, GOES_ON, LOSES, OVER, WINS } from "./lexicon.ts";
import { DRAWN, LOST, resultOf, WON } from "./result.ts";
import { isCalm, type Scene } from "./scene.ts";

/** Something has happened. */
const PASTISH =
  /\b(?:hat|habe|hab|haben|war|waren|wurde|hot|has|was|were|had|did|got|\w{3,}ed|ge\w{3,}t|ge\w{3,}en)\b/;

/** Feelings and pieces that speak of an end, without saying whose. */
const HINTS =
  /\b(?:matt|schachmatt|mate|checkmate|mat|leider|schade|oje|ojemine|verdammt|mist|tja|endlich|juhu\w*|hurra|yeah|yes|woohoo|yippee|alas|unfortunately|sadly|damn|oops|finally|helas|malheureusement|enfin|youpi|gabel\w*|spiess\w*|umwandlung|umgewandelt|queened|promoted|fork|blunder\w*|patzer|patzte|einsteller|eingestellt|uebersehen|uebersah|overlooked|missed|damenverlust|turmverlust|ueberschritten|glueckwunsch|gratulation|congratulations|congrats|well done|respekt|verdient|deserved\w*|revanche|rematch|chance|lehrstunde|endspiel|endgame|finale)\b/;

/**
 * Returns both results of a game, or all three, that an unread mail may be about: it names one
 * opponent, speaks of an end or sounds like one, and asks nothing.
 */
export const possibleResults = (
  left: readonly Sentence[],
  sentences: readonly Sentence[],
  scene: Scene,
): readonly WishContent[] => {
  const { speaksOf, people } = scene;
  if (left.length === 0 || people.length !== 1 || !isCalm(sentences, scene)) return [];
  const stands = sentences.some(({ words }) => MATERIAL.test(words) && !ENDS.test(words));
  if (stands || speaksOf(GOES_ON) || speaksOf(OFFER) || speaksOf(NOT_OVER)) return [];
  const over = speaksOf(OVER) && speaksOf(GAME);
  if (!over && !speaksOf(HINTS) && !speaksOf(PASTISH)) return [];
  // "Gewonnen!" above it says which.
  const title = sentences.find((one) => one.in === "subject")?.words ?? "";
  const titled = [
    ...(WINS.test(title) ? [WON] : []),
    ...(LOSES.test(title) ? [LOST] : []),
    ...(DRAWS.test(title) ? [DRAWN] : []),
  ];
  if (titled.length === 1) return titled.map((outcome) => resultOf(outcome, people));
  const outcomes = over && !speaksOf(HINTS) ? [WON, LOST, DRAWN] : [WON, LOST];
  return outcomes.map((outcome) => resultOf(outcome, people));
};
