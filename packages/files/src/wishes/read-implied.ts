import { impliedAnswer, possibleAnswers } from "./answer.ts";
import { impliedChallenge, openingChallenge } from "./challenge.ts";
import type { Found } from "./doubts.ts";
import { impliedHolidays } from "./implied-holiday.ts";
import { impliedListWish } from "./lists.ts";
import { impliedObjection } from "./objection.ts";
import { impliedRetirement } from "./own-membership.ts";
import type { Pattern } from "./phrases.ts";
import type { ReadingContext } from "./reading-context.ts";
import { impliedResults, possibleResults } from "./result.ts";
import { othersIn, type Scene } from "./scene.ts";
import type { Sentence } from "./sentences.ts";
import { isHarmless } from "./understood-whole.ts";
import type { Wish, WishContent } from "./wish.ts";

/** Most sentences that are read for what they imply. */
const MOST = 20;

/**
 * Reads what the sentences of a mail imply that the grammar has left: single words of a meaning,
 * with the players, days and seats in any order. Implied wishes are never carried out; where words
 * may mean several things, each of them is one. Linear.
 */
export const readImplied = (
  left: readonly Sentence[],
  sentences: readonly Sentence[],
  known: readonly Wish[],
  context: ReadingContext,
): readonly Found[] => {
  const own = sentences.filter(({ in: where }) => where !== "below");
  const topic = own.map(({ words }) => words).join(" ");
  const found: Found[] = [];
  const tried = new Map<Pattern, boolean>();
  const still = {
    ...context,
    speaksOf: (pattern: Pattern): boolean => {
      const matches = tried.get(pattern) ?? pattern.test(topic);
      tried.set(pattern, matches);
      return matches;
    },
    opens: known.some(
      (wish) =>
        wish.kind === "moves" &&
        wish.moveNumber === 1 &&
        wish.side === "white" &&
        wish.moves.length === 1,
    ),
    topic,
    people: distinct(othersIn(topic, context)),
  };
  const scene = (): Scene => ({
    ...still,
    wishes: [...known, ...found.map(({ wish }) => wish)],
  });
  // "Remis" above a mail is its topic, unless nothing stands below it.
  const subject = own.filter(
    (one) =>
      one.in === "subject" &&
      !isHarmless(one, context) &&
      (left.length === 0 || othersIn(one.words, context).length > 0),
  );
  for (const sentence of [...left.slice(0, MOST), ...subject]) {
    if (sentence.in === "subject" && scene().wishes.some(({ kind }) => kind !== "moves")) break;
    const next = sentences[sentences.indexOf(sentence) + 1];
    found.push(...wishesOf(sentence, next, scene()).map((wish) => implied(wish, [sentence])));
  }
  const opening = openingChallenge(scene());
  if (opening !== null) found.push(implied(opening, own.slice(-1)));
  const [first] = left;
  if (first !== undefined) {
    const possible = [
      ...possibleResults(left, own, scene()),
      ...possibleAnswers(left, own, scene()),
    ];
    found.push(...possible.map((wish) => implied(wish, [first])));
  }
  return found;
};

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const wishesOf = (
  sentence: Sentence,
  next: Sentence | undefined,
  scene: Scene,
): readonly WishContent[] => {
  const one = (wish: WishContent | null): readonly WishContent[] => (wish === null ? [] : [wish]);
  for (const read of [
    () => one(impliedObjection(sentence, scene)),
    () => impliedResults(sentence, scene),
    () => one(impliedAnswer(sentence, scene)),
    () => one(impliedChallenge(sentence, scene)),
    () => one(impliedListWish(sentence, scene)),
    () => one(impliedRetirement(sentence, scene)),
    () => impliedHolidays(sentence, next, scene),
  ]) {
    const wishes = read();
    if (wishes.length > 0) return wishes;
  }
  return [];
};

const implied = (wish: WishContent, from: readonly Sentence[]): Found => {
  const [sentence] = from;
  const source = {
    in: sentence?.in === "subject" ? "subject" : "text",
    text: (sentence?.text ?? "").slice(0, 200),
  } as const;
  return { wish: { ...wish, certainty: "implied", source }, from };
};
