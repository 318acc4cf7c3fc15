import { listIn } from "../lists.ts";
import { FOREIGN } from "../others.ts";
import type { Sentence } from "../sentences.ts";
import type { WishContent } from "../wish.ts";
import {
  ANYONE,
  ENTERS,
  GAME,
  GOES_ON,
  LEAVES,
  LIST,
  MOCKS,
  PYRAMID,
  REPORTED,
  RESUMES,
  RETIRES,
  SUSPENDS,
  WANTS,
  WRONG,
} from "./lexicon.ts";
import { hasWish, mayAsk, othersIn, type Scene } from "./scene.ts";

const MYSELF = /\b(?:ich|mich|mir|mein\w*|me|i|i'm|i'd|my|myself|bitte|please|je|moi|m')\b/;

const SHOWN =
  /\b(?:schick\w*|send\w*|zeig\w*|show|link|seite|page|steht|stehe|stand|wer|who|dank\w*|thank\w*)\b/;

/** Returns the wish about a waiting list that a sentence implies. */
export const impliedListWish = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, text } = sentence;
  if (sentence.in === "below" || MOCKS.test(`${words} ${text.toLowerCase()}`)) return null;
  if (hasWish(scene, "waiting-list", "standing-waiting-list", "challenge", "result")) return null;
  if (othersIn(words, scene.context).length > 0 || FOREIGN.test(words)) return null;
  // "… hab's mir anders überlegt", "sobald einer frei wird": reasons, beside a clear request.
  const reasoned = sentence.mood === "retracted" || sentence.mood === "conditional";
  if (!mayAsk(sentence) && !(reasoned && /\b(?:bitte|please|mich|me)\b/.test(words))) return null;
  const asksForAnyone = ANYONE.test(words) && WANTS.test(words);
  const named = LIST.test(words) || listIn(words) !== null;
  if (!named && !(scene.speaksOf(LIST) && MYSELF.test(words)))
    return asksForAnyone && isPlain(sentence) ? enter("waiting") : null;
  const isOwn = MYSELF.test(words) || sentence.mood === "asked" || sentence.mood === "requested";
  if (!isOwn || SHOWN.test(words)) return null;
  const list = listIn(words) ?? listIn(scene.topic) ?? "waiting";
  if (list === "standing") {
    if (SUSPENDS.test(words)) return { kind: "standing-waiting-list", action: "suspend" };
    if (RESUMES.test(words) || (/\b(?:wieder|again)\b/.test(words) && !LEAVES.test(words)))
      return { kind: "standing-waiting-list", action: "resume" };
  }
  if (LEAVES.test(words)) return leave(list);
  const denied = sentence.clauses.some(({ words: it }) => ENTERS.test(it) && DENIED.test(it));
  return ENTERS.test(words) && !denied && sentence.mood !== "retracted" ? enter(list) : null;
};

/** "Nobody is free" is a reason. */
const DENIED = /\b(?:nicht|not|don't|do not|never|nie)\b/;

const isPlain = ({ clauses }: Sentence): boolean =>
  !clauses.some(({ negated, hangs }) => negated || hangs === "condition");

const kindOf = { waiting: "waiting-list", standing: "standing-waiting-list" } as const;

const enter = (list: "waiting" | "standing"): WishContent => ({
  kind: kindOf[list],
  action: "enter",
});
const leave = (list: "waiting" | "standing"): WishContent => ({
  kind: kindOf[list],
  action: "leave",
});

/** Retirement from something smaller than the pyramid. */
const SMALLER =
  /\b(?:partie|spiel|game|match|liste|\w*liste|list|heraus\w*|challenge\w*|urlaub|bett|arbeit|work)\b/;

/** Returns the retirement that a sentence implies: its words, and the pyramid as its topic. */
export const impliedRetirement = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, clauses } = sentence;
  if (sentence.in === "below" || !mayAsk(sentence)) return null;
  if (
    hasWish(
      scene,
      "retirement",
      "holiday",
      "challenge",
      "waiting-list",
      "standing-waiting-list",
      "refusal",
    )
  )
    return null;
  if (
    !RETIRES.test(words) ||
    othersIn(sentence.asWords.words, scene.context).length > 0 ||
    FOREIGN.test(words)
  )
    return null;
  const onPyramid = PYRAMID.test(words);
  if (!MYSELF.test(words) || (SMALLER.test(words) && !onPyramid)) return null;
  if (onPyramid && !(LEAVES.test(words) || ENDING.test(words))) return null;
  const denied = clauses.some(({ negated, words: it }) => negated && RETIRES.test(it));
  return denied && !/\b(?:nicht (?:mehr|laenger)|no longer|any ?more|plus)\b/.test(words)
    ? null
    : { kind: "retirement" };
};

const ENDING =
  /\b(?:schluss|aus|raus|nehmt|nehmen|nimm|streich\w*|entfern\w*|abmeld\w*|zurueck\w*|beend\w*|hoere|auf\w*|retir\w*|quit\w*|leav\w*|take|taking|name|end|bow\w*|step\w*|done|withdraw\w*|resign\w*|quitt\w*|arret\w*|participe\w*|joue\w*)\b/;

/** Returns the objection that a sentence implies: a report is denied, or its game goes on. */
export const impliedObjection = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words, mood } = sentence;
  if (sentence.in === "below" || mood === "asked" || mood === "conditional") return null;
  if (hasWish(scene, "objection")) return null;
  const denies = WRONG.test(words) && (REPORTED.test(words) || GAME.test(words));
  return denies || (GOES_ON.test(words) && scene.speaksOf(REPORTED)) ? { kind: "objection" } : null;
};
