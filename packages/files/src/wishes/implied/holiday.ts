import { spansIn, speaksOfOwnAbsence } from "../holiday.ts";
import { FOREIGN } from "../others.ts";
import type { Sentence } from "../sentences.ts";
import type { WishContent } from "../wish.ts";
import { AWAY } from "./lexicon.ts";
import { hasWish, mayAsk, type Scene } from "./scene.ts";

/**
 * Returns the days away that a sentence implies, together with the one behind it: "Am 1. Dezember
 * werde ich operiert. Bis zum 10. bin ich nicht am Brett."
 */
export const impliedHolidays = (
  sentence: Sentence,
  next: Sentence | undefined,
  scene: Scene,
): readonly WishContent[] => {
  if (
    sentence.in === "below" ||
    !mayAsk(sentence) ||
    sentence.mood === "supposed" ||
    hasWish(scene, "holiday", "result")
  )
    return [];
  if (!AWAY.test(scene.topic)) return [];
  const { arrivedOn } = scene.context;
  const texts = [sentence, ...(next === undefined || !mayAsk(next) ? [] : [next])]
    .map(({ asWords }) => asWords)
    .filter((said) => !FOREIGN.test(said.words) && speaksOfOwnAbsence(said, scene.context))
    .map(({ words }) => words);
  const ways = [texts.slice(0, 1), texts].map((some) => some.join(" "));
  for (const words of ways) {
    if (!AWAY.test(words)) continue;
    const spans = spansIn(words, arrivedOn).filter(({ from, to }) => to > from && to >= arrivedOn);
    if (spans.length > 0) return spans.map((span) => ({ kind: "holiday", ...span }));
  }
  return [];
};
