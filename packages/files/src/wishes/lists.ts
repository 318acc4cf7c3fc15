import { FOREIGN } from "./others.ts";
import { MYSELF } from "./own-membership.ts";
import type { ReadingContext } from "./reading-context.ts";
import { hasWish, isMocking, mayAsk, othersIn, type Scene } from "./scene.ts";
import { mayWish, type Sentence } from "./sentences.ts";
import type { PlainWish, WishContent } from "./wish.ts";
import { WANTS } from "./words-of-challenges.ts";
import { ANYONE, ENTERS, LEAVES, LIST, RESUMES, SUSPENDS } from "./words-of-membership.ts";

const WAITING = /\b(?:wartelist\w*|waiting ?-?list|wait ?list|wl)\b/;
const STANDING =
  /\b(?:(?:ewige[nr]?|standing|eternal|permanent\w*|staendige[nr]?|dauer\w*)\b.{0,30}\b(?:wartelist\w*|waiting ?-?list|wait ?list|liste?)|dauerwarteliste|automatische[nr]? (?:herausforderung(?:en)?|forderung(?:en)?|zuteilung(?:en)?)|auto(?:matic)?[ -]challeng(?:es?|ing))\b/;

/** A list named by the sentence, or by the subject if the sentence means it. */
export type ListTopic = "waiting" | "standing" | null;

/** Returns the list that words name. */
export const listIn = (words: string): ListTopic => {
  if (STANDING.test(words)) return "standing";
  return WAITING.test(words) ? "waiting" : null;
};

const LEAVE =
  /\b(?:austrag\w*|auszutragen|streich\w*|gestrichen|loesch\w*|entfern\w*|verlass\w*|raus\w*|herunter\w*|runter\w*|nicht mehr|no longer|abmeld\w*|melde\b.{0,40}\bab|remove\w*|leave|take me off|take me out|taking off|off the|delete|withdraw|von der|zurueckzieh\w*|trag\w*\b.{0,40}\baus|nehmt mich\b.{0,30}\bvon|drop me|cross me off|strike me)\b/;
const SUSPEND =
  /\b(?:aussetz\w*|ausgesetzt|auszusetzen|setz\w*\b.{0,80}\baus|pausier\w*|pause|suspend\w*|unterbrech\w*|ruhen|ruht|stilllegen|on hold|stop for now|anhalten|deaktivier\w*|deactivate)\b/;
const RESUME =
  /\b(?:fortsetz\w*|fortzusetzen|wieder (?:aktiv\w*|auf\w*|an\w*|ein\w*|los\w*|gelten|weiter\w*)|reaktivier\w*|aktivier\w*|resume|reactivate|unpause|again|weiterlaufen|continue|wiederaufnehm\w*)\b/;

/** Who leaves the standing list for a while suspends the entry. */
const TEMPORARY =
  /\b(?:vorerst|voruebergehend|vorlaeufig|bis auf weiteres|erst ?mal|for now|for the moment|for the time being|temporarily|until further notice|pour l'instant)\b/;

/** Lists are mentioned for many reasons: a wish has one of these words … */
const WISH =
  /\b(?:bitte\w*|antrag|beantrag\w*|eintrag\w*|einzutragen|eingetragen|auf(?:zu)?nehmen|aufgenommen|nehmt|nimm|nehmen sie|setz\w*|gesetzt|trag\w*|moechte\w*|will|wuensche|pack\w*|schreib\w*|stell\w* mich|melde\b.{0,40}\ban|please|pls|plz|put|add|enter|join|register|resume|suspend|like to|want|request\w*|apply|sign me|gern\w*|gehe)\b/;
/** … and none of these. */
const MENTION =
  /\b(?:dank\w*|thank\w*|thx for|zugewiesen\w*|zuteilung|zugeteilt\w*|assigned|assignment|stehe|stand|steht|ich bin (?!es|raus|gern)|i am on|i'm on|gehoert|heard|seit|since|war ich|was on|wie lang\w*|platz \d|informier\w*|hinweis)\b/;

/** Closing courtesies. */
const THANKS =
  /[,.!-]? ?(?:(?:vielen|besten|herzlichen|lieben|many|schoenen) )?(?:danke?|thanks?|thank you|thx|merci)(?: (?:schoen|sehr|im voraus|schon mal|vorab|in advance|so much|a lot|you))*(?: (?!fuer|for|dass|that|aber|but|doch)[a-z]+){0,2}[ .!]*$/;

/** Wishes to be on a list, not only to see it. */
const ENTER =
  /\b(?:(?:auf|in|an|zur|zu|fuer) (?:(?:die|der|eure|ihre|deine|unsere) )?(?:\w+ )?(?:wartelist\w*|liste)|(?:on|onto|to|in|into|for|join|enter) (?:the |your |that )?(?:\w+ )?wait\w*|eintrag\w*|einzutragen|eingetragen|aufnahme|aufnehmen|aufgenommen|antrag\w*|beantrag\w*|(?:setz|trag|pack|schreib|nehm|nimm)\w* (?:sie )?(?:mich|me)|(?:put|add|enter|place|include) me)\b/;

const SHOW =
  /\b(?:schick\w*|send\w*|zeig\w*|show|mail(?:t|en)|uebersicht|aktuelle[nr]?|current|link|seite|page|unterschied\w*|difference|erklaer\w*|explain|wer steht|who is)\b/;

const ANOTHER =
  /\b(?:er|he|she|ihn|ihm|him|her|gegner\w*|opponent|frau|sohn|freund\w*|friend|wife|husband|kolleg\w*)\b/;

/** Returns the wish about a waiting list in a sentence; null if there is none. */
export const readListWish = (
  sentence: Sentence,
  topic: ListTopic,
  context: ReadingContext,
): PlainWish | null => {
  const { words, mood, clauses } = sentence;
  const here = listIn(words);
  const list = here ?? topic;
  if (list === null || !mayWish(mood)) return null;
  const anymore =
    /\b(?:nicht (?:mehr|laenger)|no longer|keine? .{0,40}mehr|any ?more|any longer)\b/.test(words);
  const leave = LEAVE.test(words) || anymore;
  const [suspend, resume] = [SUSPEND.test(words), RESUME.test(words)];
  const asks = WISH.test(words) || ((leave || suspend || resume) && here !== null);
  if (!asks || MENTION.test(words.replace(THANKS, ""))) return null;
  if (SHOW.test(words) || isForAnother(words, context)) return null;
  if (!leave && !suspend && !resume && !ENTER.test(words)) return null;
  const negated = clauses.some(
    (clause) => clause.negated && (listIn(clause.words) !== null || WISH.test(clause.words)),
  );
  if (negated && !anymore) return null;
  const certain = here !== null && mood === "asserted";
  if (list === "standing") {
    const action =
      suspend || TEMPORARY.test(words) ? "suspend" : leave ? "leave" : resume ? "resume" : "enter";
    const single = [suspend, leave, resume].filter(Boolean).length <= 1;
    return { wish: { kind: "standing-waiting-list", action }, certain: certain && single };
  }
  // Only the other list can do this.
  if (suspend) {
    return { wish: { kind: "standing-waiting-list", action: "suspend" }, certain: false };
  }
  const both = leave && /\b(?:eintrag\w*|put me|add me|setz\w* mich auf)\b/.test(words);
  return {
    wish: { kind: "waiting-list", action: leave ? "leave" : "enter" },
    certain: certain && !both,
  };
};

/** True if another person is to be entered. */
const isForAnother = (words: string, { names, sender }: ReadingContext): boolean => {
  const others = names(words).some(({ candidates }) => !candidates.includes(sender ?? -1));
  const me = /\b(?:ich|mich|mir|me|i|my|meine?n?)\b/.test(words);
  const foreign = FOREIGN.test(words) && !/\b(?:ich|mich|mir|me|i)\b/.test(words);
  return foreign || ((others || ANOTHER.test(words)) && !me);
};

const SHOWN =
  /\b(?:schick\w*|send\w*|zeig\w*|show|link|seite|page|steht|stehe|stand|wer|who|dank\w*|thank\w*)\b/;

/** Returns the wish about a waiting list that a sentence implies. */
export const impliedListWish = (sentence: Sentence, scene: Scene): WishContent | null => {
  const { words } = sentence;
  if (sentence.in === "below" || isMocking(sentence)) return null;
  if (hasWish(scene, "waiting-list", "standing-waiting-list", "challenge", "result")) return null;
  if (othersIn(words, scene).length > 0 || FOREIGN.test(words)) return null;
  // "… hab's mir anders überlegt", "sobald einer frei wird": reasons, beside a clear request.
  const reasoned = sentence.mood === "retracted" || sentence.mood === "conditional";
  if (!mayAsk(sentence) && !(reasoned && /\b(?:bitte|please|mich|me|mein\w*|my)\b/.test(words)))
    return null;
  const asksForAnyone = ANYONE.test(words) && WANTS.test(words);
  const named = LIST.test(words) || listIn(words) !== null;
  if (!named && !(scene.speaksOf(LIST) && MYSELF.test(words)))
    return asksForAnyone && isUnconditional(sentence) ? enter("waiting") : null;
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

const isUnconditional = ({ clauses }: Sentence): boolean =>
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
