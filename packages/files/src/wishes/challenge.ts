import { DEMANDS, DOUBT } from "./doubts.ts";
import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import { mayAsk, othersIn, type Scene } from "./scene.ts";
import type { Sentence } from "./sentences.ts";
import { isEmptyChallenge } from "./settle.ts";
import { isClear, type ReadChallenge, type Target, targetsBut } from "./targets.ts";
import { mentionsVacancy, seatTaken, THIRD, takesVacancy } from "./vacant-seat.ts";
import type { MailTarget, Somebody, WishContent } from "./wish.ts";
import { CHALLENGES, WANTS } from "./words-of-challenges.ts";

/** A challenge with a verb in the first person. */
const VERB =
  /\b(?:(?:for?der|fordr)e?\b(?= |$|,|:)|heraus(?:zu)?for?dern\b|us[es]?fordere?\b|fordern\b|i (?:(?:am|hereby|herewith|would|like|love|to|want|wanna|wish|now|also|therefore|do|then|just|please) ){0,5}challenge\b|i'd (?:like|love) to challenge\b|challenging\b|let me challenge\b|like to challenge\b|want to challenge\b|(?:^|[.:] ?|\band |please )(?:hereby )?challenge\b)/;

/** A challenge announced with a noun: "Herausforderung an Meier", "my challenge". */
const NOUN = /\b(?:herausforderung(?:en)?|forderung|challenge)\b/;

/** Context that turns the noun into a challenge. */
const MADE =
  /^(?:(?:hiermit|hier|here(?: comes| is|'s)?|anbei|this is|das ist|es folgt|my|meine|eine|a|neue|new|pyramide:?|pyramid:?|\[\w+\])[ :,-]*)*(?:meine |my |eine |a |die |the )?(?:herausforderung(?:en)?|forderung|challenge)\b/;

/** Statements about an earlier challenge. */
const TOLD =
  /\b(?:habe?|hab|hatte|hat|had|has|have|war|was|were|wurde|ist|is|lost|won|verloren|gewonnen|laeuft|besteht|gilt|steht|zurueck\w*|wird|wartet|noch)\b/;

/** "Ich nehme die Herausforderung an" and the like speak of a challenge without making one. */
const ABOUT_ONE =
  /\b(?:(?:your|his|her|deine[rn]?|ihre[rn]?|seine[rn]?|eure|letzte[rn]?|automatische[nr]?|automatic|diese[rn]?|this) (?:letzte[rn]? )?(?:challenges?|herausforderung(?:en)?|forderung)|challenged|herausgefordert|gefordert|forderte|(?:nehme|akzeptiere|accept|lehne|decline|refuse|erhalten|received|bekommen|got|bestaetige|confirm|danke?|thanks?|thank you)\b.{0,60}\b(?:challenge|herausforderung|forderung)|(?:challenge|herausforderung|forderung)\b.{0,30}\b(?:annehmen|ablehnen|erhalten|received|bekommen|an[.!]?$|ab[.!]?$))\b/;

/** Pronouns for a player named before. */
const HIM = /\b(?:ihn|him|her)\b/;

const YOU = /\b(?:dich|dir|sie|ihnen|you|du|te|vous)\b/;

/** A name behind these is no target. */
const NOT_TARGET =
  /\b(?:statt|anstatt|anstelle von|instead of|not|nicht(?: (?:die|der|an))?|ausser|except|but not|gegen|against|beat|nach|after|von|by|mit|with|wie|like|dank|wegen|because of)(?: (?:herrn?|frau|den|dem|mr|mrs))?\.? $/;

/** Words that make a list with a first choice and others: "falls der nicht frei ist". */
const FALLBACK =
  /\b(?:(?:falls|wenn|sollte|if)\b.{0,40}\b(?:nicht|not|besetzt|busy|belegt|taken|isn't|unavailable|can't|kann|geht|frei|free|available)\b|sonst|ansonsten|ersatzweise|alternativ|andernfalls|otherwise|or else|if not|wenn nicht|falls nicht|notfalls|hilfsweise|danach|then)/;

/**
 * Returns the challenge that a sentence makes; null if none. Challenges by other people, present,
 * past or future, do not count.
 */
export const readChallenge = (
  sentence: Sentence,
  context: ReadingContext,
): ReadChallenge | null => {
  const { words, mood } = sentence;
  if (ABOUT_ONE.test(words) || DEMANDS.test(words)) return null;
  const verb = VERB.exec(words);
  const noun = verb === null ? nounIn(sentence) : null;
  const act = verb ?? noun;
  if (act === null) {
    const certain =
      mood === "asserted" || mood === "requested"
        ? (takesVacancy(sentence, context) ?? wishToPlay(sentence, context))
        : null;
    return certain ?? mentionsVacancy(sentence, context);
  }
  const targets = chosen(sentence, act, verb !== null, context);
  const listed = targets.length > 1 && FALLBACK.test(words);
  const requested = mood === "requested";
  if (mood !== "asserted" && !requested && !(mood === "conditional" && listed)) return null;
  const here = sentence.clauses.find(
    ({ offset, words: it }) => offset <= act.index && act.index < offset + it.length + 1,
  );
  if (here?.negated === true && !listed) return null;
  if (verb !== null && !isOwn(words, verb, sentence, context)) return null;
  if (targets.length > 0) return { targets, certain: !requested && targets.every(isClear) };
  const [before, ...others] = targetsBut(words.slice(0, act.index), context);
  const isNamed =
    HIM.test(words.slice(act.index)) ||
    /\bfordere? sie\b/.test(sentence.text) ||
    isVocative(words, before, context);
  if (verb !== null && isNamed && before && others.length === 0)
    return { targets: [before], certain: false };
  // "I challenge her": the rest of the mail may say whom.
  if (verb !== null && HIM.test(words.slice(act.index)) && before === undefined) return null;
  return spokenTo(sentence, verb !== null, context);
};

/** "Frau Brückner, ich fordere Sie heraus": nobody else is spoken to. */
const isVocative = (
  words: string,
  whom: Target | undefined,
  { addressees, greeted }: ReadingContext,
): boolean =>
  whom !== undefined &&
  addressees.length + greeted.length === 0 &&
  YOU.test(words.slice(whom.offset)) &&
  words.charAt(whom.offset + whom.text.length) === ",";

/** "Ich würde gern gegen Meier antreten" asks for a game, but not in the words of a challenge. */
const WANTS_TO_PLAY =
  /\b(?:ich (?:wuerde|moechte|will)|(?:wuerde|moechte|will) ich|moechte|i(?:'d| would) (?:like|love) to|i want to|let me|please let me|(?:can|could|may) i|(?:kann|koennte|darf) ich)\b.*\b(?:antreten|anzutreten|spielen|messen|play|face|take on)\b|\b(?:set up|arrange|organi[sz]e|ansetzen|setzt? .{0,40}\ban|arrangier\w*)\b.*\b(?:game|match|partie|spiel|challenge)\b|\b(?:game|match|partie|spiel)\b.*\b(?:ansetzen|arrangieren|organisieren)\b/;

const wishToPlay = (
  { words, clauses }: Sentence,
  context: ReadingContext,
): ReadChallenge | null => {
  if (!WANTS_TO_PLAY.test(words) || clauses.some(({ negated, hangs }) => negated || hangs !== null))
    return null;
  const targets = targetsBut(words, context);
  return targets.length === 0 ? null : { targets, certain: false };
};

const nounIn = (sentence: Sentence): RegExpExecArray | null => {
  const match = NOUN.exec(sentence.words);
  const made = MADE.exec(sentence.words);
  const isTold = made !== null && TOLD.test(sentence.words.slice(made[0].length));
  return made === null || isTold ? null : match;
};

/** An infinitive needs a wish: "ich möchte", "I'd like to", "bitte". */
const isOwn = (
  words: string,
  verb: RegExpExecArray,
  { in: where, mood }: Sentence,
  { sender, names }: ReadingContext,
): boolean => {
  const before = words.slice(0, verb.index);
  const finite = /^(?:for?der|fordr)e?$/.test(verb[0]);
  if (/\bi(?:'d|'m)? /.test(` ${verb[0]}`) || finite) return true;
  if (/\b(?:ich|i|i'd|i'm|i am)\b/.test(words))
    return mood === "requested" || !/\b(?:kann|koennte|can|could|darf|may)\b/.test(words);
  if (THIRD.test(words) || FOREIGN.test(words)) return false;
  const others = names(before).some(
    ({ candidates }) => !(candidates.length === 1 && candidates[0] === sender),
  );
  if (/\b(?:bitte|please|moechte|will|wuerde)\b/.test(words)) return true;
  return !others && where !== "below";
};

/** The targets of the verb or noun: those of another clause belong to another statement. */
const chosen = (
  { words, clauses }: Sentence,
  act: RegExpExecArray,
  isVerb: boolean,
  context: ReadingContext,
): readonly MailTarget[] => {
  const separated = /\bheraus\b/.exec(words.slice(act.index))?.index ?? null;
  const end = separated === null ? words.length : act.index + separated;
  const main = clauses.findIndex(({ offset, words: it }) => offset + it.length >= act.index);
  return targetsBut(words, context).filter(({ offset }) => {
    const before = words.slice(Math.max(0, offset - 24), offset);
    const at = clauses.findIndex((clause) => offset < clause.offset + clause.words.length);
    const clause = clauses[at];
    const behindNoun = !isVerb && offset - act.index < 40;
    if (NOT_TARGET.test(before) && !behindNoun) return false;
    if (clause === undefined) return false;
    if (offset < act.index)
      return isVerb && (at === main || WANTED.test(clause.words)) && !VOCATIVE.test(clause.words);
    if (clause.hangs === "condition")
      return FALLBACK.test(clause.words) && !/\b(?:gegen|against)\b/.test(clause.words);
    if (at !== main && (clause.hangs !== null || hasVerb(clause.words)))
      return separated !== null && offset < end;
    return offset <= end || separated === null || listsMore(words.slice(end, offset));
  });
};

const VOCATIVE = /^(?:hallo|hi|hey|lieber?|dear|moin)\b/;

/** "Hiermit möchte ich Meier, Bernd herausfordern": a comma inside one clause. */
const WANTED = /\b(?:moechte|will|wuerde|wollte) ich\b|\bich (?:moechte|will|wuerde|wollte)\b/;

/** A clause with a verb of its own makes another statement. */
const hasVerb = (words: string): boolean =>
  /\b(?:ist|war|hat|haben|is|was|has|have|spielt|plays|won|lost|gewonnen|verloren|ich|i|er|he|she|wir|we|gruss|gruesse)\b/.test(
    words,
  );

/** After "heraus" only a list goes on. */
const listsMore = (words: string): boolean =>
  /^\s*heraus[ :,]*(?:und|and|sowie|dann|danach|:|\d|[-(])/.test(words);

/** "You", or no name at all: the addressees of the mail, or the greeted player. */
const spokenTo = (
  { text, words, in: where }: Sentence,
  isVerb: boolean,
  { addressees, greeted, sender }: ReadingContext,
): ReadChallenge | null => {
  const others = addressees.filter((entry) => entry !== sender);
  const [you, ...more] = others;
  const nobody = { seat: null, vacancy: false, candidates: [] } as const;
  const unknown = unknownTarget(text);
  if (you !== undefined && more.length === 0 && (YOU.test(words) || unknown === "")) {
    const certain = isVerb ? YOU.test(words) : where === "text" && greeted.includes(you);
    return { targets: [{ ...nobody, text: "", entry: you, candidates: [you] }], certain };
  }
  if (YOU.test(words) && greeted.length > 0) {
    return { targets: [{ ...nobody, text: "", entry: null, candidates: greeted }], certain: false };
  }
  const target = { ...nobody, text: unknown, entry: null };
  return { targets: unknown === "" ? [] : [target], certain: false };
};

/** Words that join the targets of a list. */
const JOINING =
  /^(?:und|and|dann|then|danach|sowie|the|den|der|auf|on|at|an|gegen|against|platz|seat|place|xxx|\d+)$/;

/** Reads lines next to a challenge that only hold further targets: `- XXX auf 3.1`. */
export const readFurtherTargets = (
  { words }: Pick<Sentence, "words">,
  context: ReadingContext,
): readonly MailTarget[] => {
  if (words.length > 200) return [];
  const targets = targetsBut(words, context);
  const rest = targets.reduce((left, { text }) => left.replace(text, " "), words);
  const others = rest.match(/[a-z0-9]+/g) ?? [];
  return others.every((word) => JOINING.test(word)) ? targets : [];
};

const NAMED_AFTER =
  /(?:\bfordere?n?\s+(?:ich\s+|hiermit\s+)*(.{2,60}?)\s+heraus\b|\bchallenge\s+(.{2,60}?)(?:[.,;:!(]|$)|\bHerausforderung\s*(?:an|gegen|von|:)?\s+(.{2,60}?)(?:[.,;:!(]|$))/i;

/** The words of an unknown name. */
const unknownTarget = (text: string): string => {
  const match = NAMED_AFTER.exec(text);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim();
};

/** Other wishes of a mail that speak of the same players. */
const SETTLED: ReadonlySet<string> = new Set([
  "challenge",
  "acceptance",
  "refusal",
  "result",
  "objection",
  "adjudication",
  "retirement",
]);

/** Returns the challenge that a sentence implies: of a player, or of a seat that is free. */
export const impliedChallenge = (sentence: Sentence, scene: Scene): WishContent | null => {
  if (sentence.in === "below" || !mayImply(sentence, scene) || isSettled(scene)) return null;
  const { words, clauses, mood } = sentence;
  if (DOUBT.test(words) || DEMANDS.test(words) || FOREIGN.test(words)) return null;
  if (clauses.some(({ hangs }) => hangs === "report")) return null;
  if (clauses.some(({ negated, hangs }) => negated && hangs !== "condition")) return null;
  if (isConditional(sentence)) return null;
  const seat = seatTaken(sentence, scene);
  if (seat !== null) return seat;
  if (mood === "supposed" || mood === "intended") return null;
  if (!CHALLENGES.test(words) || HAPPENED.test(words)) return null;
  if (!scene.opens && !WANTS.test(words)) return null;
  return challengeOf(whomIn(sentence, scene));
};

/** "If nobody else wants it" leaves a request as it is; other conditions do not. */
const mayImply = (sentence: Sentence, { opens }: Scene): boolean =>
  mayAsk(sentence) ||
  // "Can I challenge Petr? I start with e4."
  (sentence.mood === "asked" && opens && MAY_I.test(sentence.words)) ||
  (sentence.mood === "conditional" && !isConditional(sentence));

const MAY_I = /\b(?:can|could|may|might) i\b|\b(?:kann|koennte|darf|duerfte) ich\b/;

const isConditional = ({ clauses }: Sentence): boolean =>
  clauses.some(({ hangs, words }) => hangs === "condition" && !NOBODY.test(words));

const NOBODY = /\b(?:niemand|keiner|nobody|no one|personne)\b/;

/** "Défi" in the subject names no player yet. */
const isSettled = ({ wishes }: Scene): boolean =>
  wishes.some((wish) => SETTLED.has(wish.kind) && !isEmptyChallenge(wish));

/** Something that has happened, or what another person does. */
const HAPPENED =
  /\b(?:hat|haben|hatte|hatten|wurde|wurden|war|waren|has|had|have|was|were|lost|won|fordert|challenges|challenged|herausgefordert|dachte|wollte|thought|wanted|pensais)\b/;

/** The player whom the sentence names, else the one spoken to, else the only one in the mail. */
const whomIn = ({ words }: Sentence, scene: Scene): readonly Somebody[] => {
  const named = othersIn(words, scene);
  if (named.length > 0) return named.slice(0, 1);
  const addressed = scene.addressees.filter((entry) => entry !== scene.sender);
  if (addressed.length === 1) return [addressed];
  if (YOU.test(words) && scene.greeted.length > 0) return [scene.greeted];
  return scene.people.length === 1 ? scene.people : [];
};

const challengeOf = (targets: readonly Somebody[]): WishContent | null =>
  targets.length === 0 ? null : { kind: "challenge", targets: targets.map(playerTarget) };

const playerTarget = (candidates: Somebody): MailTarget => ({
  text: "",
  seat: null,
  vacancy: false,
  entry: null,
  candidates,
});

/** A first move with White, and one player named: nothing else can be meant. */
export const openingChallenge = (scene: Scene): WishContent | null => {
  const { opens, people } = scene;
  const others = scene.wishes.some((wish) => wish.kind !== "moves" && !isEmptyChallenge(wish));
  if (!opens || others) return null;
  const addressed = scene.addressees.filter((entry) => entry !== scene.sender);
  return challengeOf(addressed.length === 1 ? [addressed] : people.length === 1 ? people : []);
};
