import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { Sentence } from "./sentences.ts";
import { targetsIn } from "./targets.ts";
import type { MailTarget } from "./wish.ts";

/** A challenge read from one sentence. */
export interface ReadChallenge {
  readonly targets: readonly MailTarget[];
  /** Every target is a seat or surely a player. */
  readonly certain: boolean;
}

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

/** "Ich fordere Lindner auf, endlich zu ziehen" asks for something else. */
export const DEMANDS =
  /\bfordere?\b.{0,100}\b(?:auf(?:[,.!:]|$| (?:zu|endlich|sofort|dass|sich|den|die|das)\b)|dass|eine? (?:entscheidung|erklaerung|antwort|stellungnahme))/;

const THIRD =
  /\b(?:fordert|challenges|hat (?:\w+ )?gefordert|moechte (?:er|sie)|er|he|she|wants to|would like .{0,40} to)\b/;

/** Pronouns for a player named before. */
const HIM = /\b(?:ihn|him|her)\b/;

const YOU = /\b(?:dich|dir|sie|ihnen|you|du)\b/;

/** A name behind these is no target. */
const NOT_TARGET =
  /\b(?:statt|anstatt|anstelle von|instead of|not|nicht|ausser|except|but not|gegen|against|beat|nach|after|von|by|mit|with|wie|like|dank|wegen|because of)(?: (?:herrn?|frau|den|dem|mr|mrs))?\.? $/;

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
  if (verb !== null && HIM.test(words.slice(act.index)) && before && others.length === 0)
    return { targets: [before], certain: false };
  return spokenTo(sentence, verb !== null, context);
};

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

const TAKES =
  /\b(?:nehme?n?|ein(?:zu)?nehmen|besetzen?|uebernehmen?|beanspruchen?|moechte|wuerde|haette|take|occupy|claim|fill|i'd like|i would like|i want|move (?:me )?(?:up )?(?:in)?to|put me|give me|setz\w* mich|gebe?n? (?:sie )?mir|gebt mir)\b/;

/** "Ich nehme den freien Platz 5.4" challenges no one, but is the same act. */
const takesVacancy = (sentence: Sentence, context: ReadingContext): ReadChallenge | null => {
  const targets = TAKES.test(sentence.words) ? vacanciesIn(sentence, context) : [];
  return targets.length === 0 ? null : { targets, certain: targets.every(isClear) };
};

const MAY_MEAN: ReadonlySet<Sentence["mood"]> = new Set([
  "asserted",
  "requested",
  "intended",
  "supposed",
]);

const SELF = /\b(?:ich|mir|mich|mein\w*|i|i'd|i'll|me|my|mine)\b/;

/** "Darf ich den freien Platz nehmen?", "XXX auf 3.1 an mich": an implied wish. */
const mentionsVacancy = (sentence: Sentence, context: ReadingContext): ReadChallenge | null => {
  const { mood, words } = sentence;
  if (mood !== "asked" && mood !== "requested" && (!SELF.test(words) || !MAY_MEAN.has(mood)))
    return null;
  const targets = vacanciesIn(sentence, context);
  return targets.length === 0 ? null : { targets, certain: false };
};

/** Vacancies in a sentence that names no player and takes nothing back. */
const vacanciesIn = (
  { words, clauses }: Sentence,
  context: ReadingContext,
): readonly MailTarget[] => {
  const isFree = /\b(?:frei|leer|unbesetzt|free|vacant|empty)\b/.test(words);
  const found = targetsBut(words, context).map((target) =>
    isFree && target.seat !== null && target.candidates.length === 0
      ? { ...target, vacancy: true }
      : target,
  );
  // "Petr ist ausgestiegen, ich nehme den freien Platz 4.2": who is named elsewhere is no target.
  const holding = clauses.filter((clause) =>
    found.some(({ vacancy, offset }) => vacancy && isWithin(clause, offset)),
  );
  const targets = found.filter(({ offset }) => holding.some((clause) => isWithin(clause, offset)));
  if (THIRD.test(words) || FOREIGN.test(words)) return [];
  if (clauses.some(({ negated, hangs }) => negated || isSupposed(hangs))) return [];
  if (!targets.every(({ vacancy }) => vacancy)) return [];
  // "Da 5.4 frei ist, nehme ich den freien Platz": the seat says which.
  const seated = targets.filter(({ seat }) => seat !== null);
  return seated.length > 0 ? seated : targets;
};

const isWithin = ({ offset, words }: Sentence["clauses"][number], at: number): boolean =>
  at >= offset && at <= offset + words.length;

const isSupposed = (hangs: Sentence["clauses"][number]["hangs"]): boolean =>
  hangs === "condition" || hangs === "report";

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

type Target = ReturnType<typeof targetsIn>[number];

/** Excludes the senders themselves, and the seat next to their own name. */
const targetsBut = (words: string, { names, sender }: ReadingContext): readonly Target[] =>
  targetsIn(words, names).flatMap((target) => {
    const candidates = target.candidates.filter((entry) => entry !== sender);
    if (candidates.length === 0 && target.candidates.length > 0) return [];
    return [{ ...target, candidates, entry: target.entry === sender ? null : target.entry }];
  });

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
      return isVerb && (at === main || WANTS.test(clause.words)) && !VOCATIVE.test(clause.words);
    if (clause.hangs === "condition")
      return FALLBACK.test(clause.words) && !/\b(?:gegen|against)\b/.test(clause.words);
    if (at !== main && (clause.hangs !== null || hasVerb(clause.words)))
      return separated !== null && offset < end;
    return offset <= end || separated === null || listsMore(words.slice(end, offset));
  });
};

const VOCATIVE = /^(?:hallo|hi|hey|lieber?|dear|moin)\b/;

/** "Hiermit möchte ich Meier, Bernd herausfordern": a comma inside one clause. */
const WANTS = /\b(?:moechte|will|wuerde|wollte) ich\b|\bich (?:moechte|will|wuerde|wollte)\b/;

/** A clause with a verb of its own makes another statement. */
const hasVerb = (words: string): boolean =>
  /\b(?:ist|war|hat|haben|is|was|has|have|spielt|plays|won|lost|gewonnen|verloren|ich|i|er|he|she|wir|we|gruss|gruesse)\b/.test(
    words,
  );

/** After "heraus" only a list goes on. */
const listsMore = (words: string): boolean =>
  /^\s*heraus[ :,]*(?:und|and|sowie|dann|danach|:|\d|[-(])/.test(words);

const isClear = ({ seat, vacancy, entry, candidates }: MailTarget): boolean =>
  vacancy ? seat !== null : entry !== null || (seat !== null && candidates.length === 0);

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
