import type { Actor } from "../actor.ts";
import { folded } from "../plain-text.ts";
import { FOR_ANOTHER } from "../result-idioms.ts";
import { ENDS, MATERIAL, NOT_OVER, OFFER } from "../result-words.ts";
import type { Clause, Sentence } from "../sentences.ts";
import type { ReportedOutcome, Somebody, WishContent } from "../wish.ts";
import {
  AGREED,
  BEATS,
  CONGRATULATES,
  DRAWS,
  GAME,
  IN_FAVOUR,
  IS_HELPLESS,
  LOSES,
  OVER,
  WINS,
} from "./lexicon.ts";
import { actedClauses, hasWish, mayState, othersIn, type Scene } from "./scene.ts";

/**
 * Returns the outcomes that a sentence implies: one where the words say who won, both where they
 * only say that one of the two did.
 */
export const impliedResults = (sentence: Sentence, scene: Scene): readonly WishContent[] => {
  if (sentence.in === "below" || !mayState(sentence) || hasWish(scene, "result", "objection"))
    return [];
  const { context } = scene;
  const outcomes = outcomesIn(sentence, scene);
  const here = othersIn(sentence.words, context);
  const people = here.length > 0 ? here : scene.people;
  return outcomes.map((outcome) => resultOf(outcome, people));
};

export const resultOf = (outcome: ReportedOutcome, people: readonly Somebody[]): WishContent => ({
  kind: "result",
  outcome,
  people,
  figures: null,
  own: null,
  twofold: null,
});

const outcomesIn = (sentence: Sentence, scene: Scene): readonly ReportedOutcome[] => {
  const { words } = sentence;
  const { context } = scene;
  const favoured = favouredIn(words, scene);
  if (favoured !== null) return [favoured];
  const owned = OWNED.exec(words);
  if (owned !== null && !isDenied(sentence)) return [ownedOutcome(owned)];
  const quoted = quotedIn(sentence, scene);
  if (quoted !== null) return [quoted];
  const acted = actedClauses(sentence, context);
  const known =
    othersIn(words, context).length > 0 || (scene.people.length > 0 && GAME.test(words));
  const decided = acted
    .filter(({ actor }) => actor.kind !== "unknown" || known)
    .flatMap(({ clause, actor }) => decisionIn(clause, actor));
  const denied = isDenied(sentence) && !AGREED.test(words);
  const drawn =
    !denied &&
    acted.some(
      ({ clause: { words: it, negated } }) =>
        DRAWS.test(it) &&
        (!negated || UNDECIDED.test(it)) &&
        (!OFFER.test(words) || AGREED.test(words)),
    );
  if (drawn && decided.length === 0 && isAboutGame(sentence, scene)) return [DRAWN];
  return distinct(decided);
};

/** `Oliver wrote: "I resign"`: the end of a game in the opponent's own words. */
const quotedIn = (sentence: Sentence, { context }: Scene): ReportedOutcome | null => {
  const quotation = /[„“"«]([^„“”"»«]{1,200})[“”"»]/.exec(sentence.text)?.[1];
  if (quotation === undefined || !TELLS.test(sentence.words)) return null;
  const [speaker] = othersIn(sentence.words, context);
  const words = folded(quotation);
  if (speaker === undefined || /\?|\b(?:wenn|if|si|nicht|not|pas)\b/.test(words)) return null;
  if (LOSES.test(words) || CONGRATULATES.test(words))
    return { by: "player", player: speaker, result: "lost" };
  return WINS.test(words) ? { by: "player", player: speaker, result: "won" } : null;
};

const TELLS =
  /\b(?:schrieb|schreibt|sagte?|meinte?|mailte|textete|gesagt|geschrieben|wrote|writes|said|says|told|texted|emailed|ecrit|dit)\b/;

const isDenied = ({ clauses }: Sentence): boolean =>
  clauses.some(({ negated, words }) => negated && !UNDECIDED.test(words));

/** "Infolge meiner Aufgabe", "his resignation": an end of a game, and whose it is. */
const OWNED =
  /\b(?:(meine[rnsm]?|my)|(?:seine[rnsm]?|ihre[rnsm]?|deren|dessen|his|her)) (?:\w+ ){0,2}?(?:(?:sieg(?:es)?|gewinn|win|victory|triumph)|(aufgabe|kapitulation|niederlage|resignation|capitulation|defeat|loss|abandon))\b/;

const ownedOutcome = ([, mine, lost]: RegExpExecArray): ReportedOutcome =>
  (mine === undefined) === (lost === undefined) ? LOST : WON;

/** Denying that either won says that the game was drawn. */
const UNDECIDED =
  /\b(?:keiner|kein\w* sieger|weder|niemand|nobody|neither|no winner|nicht zu gewinnen)\b/;

export const DRAWN = { by: "sender", result: "drawn" } as const;
export const WON = { by: "sender", result: "won" } as const;
export const LOST = { by: "sender", result: "lost" } as const;

const distinct = (outcomes: readonly ReportedOutcome[]): readonly ReportedOutcome[] => [
  ...new Map(outcomes.map((outcome) => [JSON.stringify(outcome), outcome])).values(),
];

/** A draw is said of a game: of "us", of a named player, or of moves. */
const isAboutGame = ({ words }: Sentence, { people, context }: Scene): boolean =>
  people.length > 0 ||
  othersIn(words, context).length > 0 ||
  GAME.test(words) ||
  /\b(?:wir|uns|we|us|unser\w*|our)\b/.test(words);

/** "Zu ihren Gunsten ausgegangen", "in my favour". */
const favouredIn = (words: string, { context }: Scene): ReportedOutcome | null => {
  const match = IN_FAVOUR.exec(words);
  if (match === null || !(OVER.test(words) || GAME.test(words))) return null;
  const denied = /\b(?:nicht|not|didn't|pas) (?:\w+ )?$/.test(words.slice(0, match.index));
  if (match[1] !== undefined) return denied ? LOST : WON;
  if (denied) return null;
  const [named] = context.names(words).filter(({ offset }) => offset > match.index);
  return named === undefined ? LOST : { by: "player", player: named.candidates, result: "won" };
};

const decisionIn = (
  { words, negated, hangs }: Clause,
  actor: Actor,
): readonly ReportedOutcome[] => {
  if (hangs === "condition") return [];
  if (IS_HELPLESS.test(words))
    return /\b(?:mir|mich|me)\b/.test(words) ? [LOST] : ofActor(actor, "lost");
  if (negated) return [];
  // "Ein Sieg für Meier", whom nobody knows.
  if (FOR_ANOTHER.test(words) && actor.kind === "sender" && !/\b(?:ich|i)\b/.test(words)) return [];
  const congratulated = congratulatedIn(words, actor);
  if (congratulated !== null) return congratulated;
  if (AWARDED.test(words)) return [WON];
  if (CLAIMED.test(words) && actor.kind === "sender") return [WON];
  const ended = ENDED_FOR.exec(words);
  if (ended !== null) return [ended[1] === undefined ? WON : LOST];
  if (MATERIAL.test(words) && !ENDS.test(words)) return [];
  if (NOT_OVER.test(words) && !ENDS.test(words) && !FLAGGED.test(words)) return [];
  if (isDoneToSender(words, actor)) return [LOST];
  const beats = BEATS.test(words);
  const sufferer = /\b(?:mich|me|mir)\b/.test(words);
  if (beats && sufferer && actor.kind !== "sender") return [LOST];
  const passive = /\b(?:wurde|worden|was|were|got|been|bin|i am|i'm|ete)\b/.test(words);
  if (LOSES.test(words) || (beats && passive)) return ofActor(actor, "lost");
  if (beats) return ofActor(actor, "won");
  return WINS.test(words) ? ofActor(actor, "won") : [];
};

/** "Ich reklamiere den Gewinn", "I claim the win on time". */
const CLAIMED =
  /\b(?:reklamier\w*|beanspruch\w*|claim\w*|reclam\w*)\b.{0,40}\b(?:gewinn|sieg|punkt|win|victory|point|zeit\w*|time)\b/;

/** "That was curtains for me", "da war Schluss für ihn". */
const ENDED_FOR =
  /\b(?:curtains|loss|defeat|niederlage|verlust|over|the end|lights out|it|game over|schluss|ende|aus|feierabend|vorbei|finito|fini) (?:for|fuer) (?:(mich|me)|(?:ihn|sie|him|her|q[a-j]+q))\b/;

/** A player who congratulates has lost. */
const congratulatedIn = (words: string, actor: Actor): readonly ReportedOutcome[] | null => {
  if (!CONGRATULATES.test(words) || /\b(?:geburtstag|birthday|anniversaire|hochzeit)\b/.test(words))
    return null;
  if (actor.kind === "sender")
    return /\bq[a-j]+q\b|\b(?:ihm|ihr|him|her|dir|you|an (?:sie|ihn|dich))\b/.test(words)
      ? [LOST]
      : null;
  return /\b(?:mir|me|mich)\b/.test(words) && actor.kind !== "third" ? [WON] : null;
};

/** "Chalk that one up to me", "schreibt mir den Punkt gut". */
const AWARDED =
  /\b(?:chalk|mark|credit|score|book|count|put)\w*\b.{0,30}\b(?:to|for) (?:me|my)\b|\b(?:schreib\w*|gib|gebt|notier\w*)\b.{0,20}\bmir\b.{0,20}\bpunkt\b/;

/**
 * "Otto hat mich ausgebremst", "Sabine got me good and proper": whatever an opponent has done to the
 * sender, unless it is said of mails and people.
 */
const isDoneToSender = (words: string, { kind }: Actor): boolean => {
  if (kind !== "named" && kind !== "opponent") return false;
  const verb = DONE_TO_ME.exec(words)
    ?.slice(1)
    .find((it) => it !== undefined);
  return verb !== undefined && !DEALINGS.test(verb);
};

const DONE_TO_ME =
  /\b(?:hat|hatte) (?:q[a-j]+q )?mich\b(?:.{0,60} )?(\w*(?:ge\w{2,}(?:t|en)|iert)|(?:be|ver|zer|ent|er|ueber|unter)\w{2,}(?:t|en))\b|\b(?:q[a-j]+q|he|she|opponent)(?: (?:has|just|really|simply|totally|completely|finally|has just))* (\w+) me\b(?! (?:that|if|whether|to|a|an|the|his|her|in the)\b)/;

/** Acts between people in mails. */
const DEALINGS =
  /^(?:\w*(?:frag|bete|bitte|inform|schrieb|rufen|kontakt|inner|forder|lad|leid|schimpf|droh|schuld|lob|gruess|warn|wirr|aerger|freut|wunder|rasch|eindruck|gess|wechsel|nannt|sehen|troffen|kannt|hoert|stand|trag|meld|nachrichtig|setz|ignor|log|trog|nerv|stoer|schickt|sandt|sucht|wart)\w*|asked|tells?|told|writes?|wrote|emails?|emailed|mailed|contacted|reminded|challenged|invited|insulted|informed|sent|sends|gave|gives|offered|offers|thanked|congratulated|messaged|promised|owes|let|lets|made|makes|for|to|with|against|and|from|at|of|by|like|than|annoys|annoyed|surprised|impressed|helped|wants|taught|tell|ask|write|was|is|has|have|had|beside|before|after|kept|keeps|left|showed|shows|paid|pays|against)$/;

const FLAGGED = /\b(?:flagged|blaettchen|ueber die zeit|zeit (?:ueberschritten|abgelaufen))\b/;

const ofActor = (actor: Actor, result: "won" | "lost"): readonly ReportedOutcome[] => {
  const [own, others] = result === "won" ? [WON, LOST] : [LOST, WON];
  switch (actor.kind) {
    case "sender":
      return [own];
    case "opponent":
      return [others];
    case "named":
      return [{ by: "player", player: actor.player, result }];
    case "unknown":
      return [own, others];
    case "both":
    case "third":
      return [];
  }
};
