import { writtenDays } from "./days.ts";
import { speaksOfHoliday } from "./holiday.ts";
import { FOREIGN } from "./others.ts";
import { hasWish, mayAsk, othersIn, type Scene } from "./scene.ts";
import type { Clause, Sentence } from "./sentences.ts";
import type { PlainWish, WishContent } from "./wish.ts";
import { LEAVES, PYRAMID, RETIRES } from "./words-of-membership.ts";

export const MYSELF = /\b(?:ich|mich|mir|mein\w*|me|i|i'm|i'd|my|myself|bitte|please|je|moi|m')\b/;

const RETIREMENT =
  /\b(?:ruecktritt|trete\b.{0,60}\b(?:zurueck|aus)|zurueck(?:zu)?treten|austreten|auszutreten|austritt|(?:aus|von) der pyramide\b.{0,40}\b(?:aus\w*|zurueck\w*|abmelden|abzumelden|austreten|streichen|nehmen|verabschiede\w*|loeschen|raus)|scheide\b.{0,60}\baus|verlasse\b.{0,20}\bpyramide|pyramide (?:\w+ ){0,3}(?:zu )?verlassen|zieh\w* mich\b.{0,60}\bzurueck|mich\b.{0,40}\b(?:zurueckziehen|zurueckzuziehen)|zurueckziehen\b.{0,30}\bpyramide|pyramide\b.{0,40}\b(?:zurueckziehen|aussteigen|aufhoeren)|steige\b.{0,60}\baus|hoere\b.{0,30}\bauf|melde (?:ich )?mich\b.{0,60}\bab|(?:beende|kuendige)\b.{0,60}\b(?:pyramide|mitgliedschaft|teilnahme)|(?:bin|ist) (?:\w+ ){0,4}schluss\b.{0,40}\bpyramide|(?:call(?:ing)? it quits|give up|giving up|drop(?:ping)? out|bow(?:ing)? out|step(?:ping)? down)\b.{0,30}\b(?:pyramid|ladder)|(?:retire|withdraw|resign|resignation|retirement|withdrawal)\b.{0,30}\b(?:from|the) (?:the )?(?:pyramid|ladder|club|tournament)|leav(?:e|ing) the (?:pyramid|ladder)|(?:take|remove|delete) me (?:off|from|out of) the (?:pyramid|ladder)|quit(?:ting)? the (?:pyramid|ladder)|i (?:hereby )?retire)\b/;
const STAY =
  /\b(?:bleibe\b.{0,40}\b(?:dabei|in der pyramide|drin|mitglied)|in der pyramide bleiben|(?:spiele|mache|bin) (?:\w+ )?weiter(?:hin)?\b.{0,20}\b(?:dabei|mit)|weiter(?:hin)?\b.{0,20}\b(?:dabei|mitspielen)|(?:stay|staying|remain)\b.{0,20}\b(?:in|on) the (?:pyramid|ladder)|^i stay(?=[.!]*$)|keep my (?:place|seat)|still want to play|i'm still in)\b/;
const JOINING =
  /\b(?:anmeldung|melde mich\b.{0,60}\ban|(?:an der pyramide |in die pyramide |in der pyramide )(?:teilnehmen|mitspielen|einsteigen|teilzunehmen|mitzuspielen)|in die pyramide auf\w*|sign (?:me )?up|join the (?:pyramid|ladder)|register me(?! (?:for|on|in|to) (?:the |your )?(?:\w+ )?wait)|new player)\b/;

/** Returns what a clause says about the sender's membership: staying, joining or leaving. */
export const readMembership = (clause: Clause): readonly PlainWish[] => {
  const retirement = readRetirement(clause);
  const says = (pattern: RegExp): boolean => !clause.negated && pattern.test(clause.words);
  return [
    ...(retirement === null ? [] : [retirement]),
    ...(says(STAY) ? [{ wish: { kind: "stay" }, certain: true } as const] : []),
    // The director has to enter new players in any case.
    ...(says(JOINING) ? [{ wish: { kind: "joining" }, certain: false } as const] : []),
  ];
};

const PYRAMID_WORD = "(?:pyramid\\w*|ladder)";

/** "Ich möchte nicht mehr in der Pyramide mitspielen". */
const PLAYS_NO_LONGER = new RegExp(
  `\\b(?:nicht (?:mehr|laenger|weiter)|no longer)\\b.{0,40}\\b${PYRAMID_WORD}\\b|\\b${PYRAMID_WORD}\\b.{0,40}\\b(?:nicht (?:mehr|laenger|weiter)|no longer|any ?more)\\b|\\b(?:not|don't)\\b.{0,40}\\b${PYRAMID_WORD}\\b.{0,20}\\bany ?(?:more|longer)\\b`,
);

/** "Zdeněks Austritt". */
const OF_ANOTHER =
  /\b(?!(?:meines|unseres|dieses)\b)(?:q[a-j]+q|[a-z]{3,}'?s) (?:austritt|ruecktritt|rueckzug|abgang|retirement|departure|withdrawal)\b/;

/** "Zurücktreten" from a game differs from leaving the pyramid. */
const readRetirement = ({ words, negated }: Clause): PlainWish | null => {
  if (PLAYS_NO_LONGER.test(words)) return { wish: { kind: "retirement" }, certain: false };
  if (negated || !RETIREMENT.test(words) || OF_ANOTHER.test(words)) return null;
  // "Ich melde mich vom 1. bis 10. ab": days away, unless it says from what.
  const pyramid = /\bpyramid|\bladder|\bclub\b/.test(words);
  if (
    /\b(?:partie|spiel|game|match|warteliste|list|heraus\w*|challenge\w*)\b/.test(words) &&
    !pyramid
  )
    return null;
  if (!pyramid && (speaksOfHoliday(words) || writtenDays(words).length > 1)) return null;
  return { wish: { kind: "retirement" }, certain: true };
};

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
    othersIn(sentence.asWords.words, scene).length > 0 ||
    FOREIGN.test(words)
  )
    return null;
  const onPyramid = PYRAMID.test(words);
  if (!MYSELF.test(words) || (SMALLER.test(words) && !onPyramid)) return null;
  if (onPyramid && !(LEAVES.test(words) || ENDING.test(words))) return null;
  if (clauses.some(({ hangs, words: it }) => hangs === "report" && /^(?:ob|whether|if)\b/.test(it)))
    return null;
  const denied = clauses.some(({ negated, words: it }) => negated && RETIRES.test(it));
  return denied && !/\b(?:nicht (?:mehr|laenger)|no longer|any ?more|plus)\b/.test(words)
    ? null
    : { kind: "retirement" };
};

const ENDING =
  /\b(?:schluss|aus|raus|nehmt|nehmen|nimm|streich\w*|entfern\w*|abmeld\w*|zurueck\w*|beend\w*|hoere|auf\w*|retir\w*|quit\w*|leav\w*|take|taking|name|end|bow\w*|step\w*|done|withdraw\w*|resign\w*|quitt\w*|arret\w*|stop\w*|delet\w*|participe\w*|joue\w*)\b/;
