import type { Sentence } from "../sentences.ts";
import type { WishContent } from "../wish.ts";
import { ACCEPTS, AWAY, DENIED_ACT, LACKS, REFUSES } from "./lexicon.ts";
import { hasWish, isCalm, mayAsk, type Scene } from "./scene.ts";

const CHALLENGE =
  /\b(?:\w*forder\w*|challeng\w*|defi|gauntlet|handschuh|duell?|partie|game|gegen|against)\b/;

const MADE = /\b(?:\w*forder\w*|challeng\w*|defi|gauntlet|handschuh|duell?)\b/;

/** Returns both answers to the challenge that an unread mail may be about. */
export const possibleAnswers = (
  left: readonly Sentence[],
  sentences: readonly Sentence[],
  scene: Scene,
): readonly WishContent[] => {
  const { speaksOf, people, context } = scene;
  const whom = [...people, ...(people.length > 0 ? [] : [context.addressees])];
  if (left.length === 0 || whom.length !== 1 || !isCalm(sentences, scene)) return [];
  return speaksOf(MADE) && !speaksOf(AWAY) ? [{ kind: "acceptance" }, { kind: "refusal" }] : [];
};

/** Returns the answer to a challenge that a sentence implies. */
export const impliedAnswer = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, clauses } = sentence;
  const answered = hasWish(scene, "acceptance", "refusal", "result", "objection", "retirement");
  if (sentence.in === "below" || !mayAsk(sentence) || answered) return null;
  if (!scene.speaksOf(CHALLENGE) || sentence.mood === "supposed") return null;
  if (/\b(?:noch nicht|noch (?:gar )?nicht|not yet|noch gar nicht)\b/.test(words)) return null;
  const refused = clauses.some(({ negated, words: it }) => !negated && REFUSES.test(it));
  const denied = clauses.some(
    ({ negated, words: it }) => negated && DENIED_ACT.test(it) && !REFUSES.test(it),
  );
  if (refused || denied || LACKS.test(words)) {
    // "Bin im Urlaub und kann nicht spielen" refuses nothing.
    const away = hasWish(scene, "holiday") || (AWAY.test(words) && !refused && !LACKS.test(words));
    return away ? null : { kind: "refusal" };
  }
  const plain = !clauses.some(({ negated, hangs }) => negated || hangs === "condition");
  return plain && ACCEPTS.test(words) ? { kind: "acceptance" } : null;
};
