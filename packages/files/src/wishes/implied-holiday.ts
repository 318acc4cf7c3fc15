import { daysInFigures } from "./days.ts";
import { spansIn, speaksOfOwnAbsence } from "./holiday.ts";
import { FOREIGN } from "./others.ts";
import { hasWish, mayAsk, type Scene } from "./scene.ts";
import type { Sentence } from "./sentences.ts";
import type { WishContent } from "./wish.ts";
import { AWAY } from "./words-of-absence.ts";

/**
 * Returns the days away that a sentence implies, alone or with the one behind it: "Am 1. Dezember
 * werde ich operiert. Bis zum 10. bin ich nicht am Brett." Two days, and no other wish in the mail, need no
 * word for an absence.
 */
export const impliedHolidays = (
  sentence: Sentence,
  next: Sentence | undefined,
  scene: Scene,
): readonly WishContent[] => {
  if (sentence.in === "below" || !mayBeAway(sentence)) return [];
  if (hasWish(scene, "holiday", "result", "challenge", "objection")) return [];
  const { arrivedOn } = scene;
  const texts = [sentence, ...(next === undefined || !mayBeAway(next) ? [] : [next])]
    .map(({ asWords }) => asWords)
    .filter((said) => !FOREIGN.test(said.words) && speaksOfOwnAbsence(said, scene))
    .map(({ words }) => daysInFigures(words));
  const ways = [texts.slice(0, 1), texts].map((some) => some.join(" "));
  for (const words of ways) {
    if (
      ANOTHER_MATTER.test(words) ||
      !(
        AWAY.test(words) ||
        /\d|\b(?:ganzen|gesamten|whole|entire|throughout)\b/.test(words) ||
        scene.speaksOf(AWAY)
      )
    )
      continue;
    const spans = spansIn(words, arrivedOn).filter(({ from, to }) => to > from && to >= arrivedOn);
    if (spans.length > 0) return spans.map((span) => ({ kind: "holiday", ...span }));
  }
  return [];
};

const mayBeAway = (sentence: Sentence): boolean =>
  (mayAsk(sentence) && !(sentence.mood === "supposed" && UNDECIDED.test(sentence.words))) ||
  // "… and the doctor says that I'll need two weeks".
  (sentence.mood === "reported" && /\b(?:ich|i|i'm|i'll|wir|we|je)\b/.test(sentence.words));

/** "Vermutlich bis 17.12." is away, "vielleicht" is not yet. */
const UNDECIDED =
  /\b(?:vielleicht|eventuell|evtl|womoeglich|moeglicherweise|maybe|perhaps|might|may|could|wuerde\w*|waere\w*|koennte\w*|haette\w*|would|ueberlege|hoffe\w*|hope|wish i|consider\w*)\b/;

/** Other things that have a first and a last day. */
const ANOTHER_MATTER =
  /\b(?:frist\w*|bedenkzeit|deadline|turnier\w*|tournament|meisterschaft\w*|champion\w*|open|kongress|runde|round|verlaenger\w*|extend\w*|extension|geburtstag|birthday|gespielt|played)\b/;
