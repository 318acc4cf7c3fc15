import { type Actor, actorOf } from "./actor.ts";
import { DRAWN, figurativeOutcomes, isSameOutcome, LOST, plainOutcome, WON } from "./decision.ts";
import { folded } from "./plain-text.ts";
import type { ReadingContext } from "./reading-context.ts";
import {
  actedClauses,
  admits,
  hasWish,
  isCalm,
  mayAssert,
  mayState,
  othersIn,
  type Scene,
} from "./scene.ts";
import { pairIn, readScore, type Score } from "./score.ts";
import type { Sentence } from "./sentences.ts";
import type { ReportedOutcome, Somebody, WishContent } from "./wish.ts";
import { AWAY } from "./words-of-absence.ts";
import { GOES_ON } from "./words-of-membership.ts";
import {
  AGREED,
  CONGRATULATES,
  DRAWS,
  ELSEWHERE,
  ENDS,
  GAME,
  IN_FAVOUR,
  LOSES,
  MATERIAL,
  NOT_OVER,
  OFFER,
  OVER,
  ownColourIn,
  TAKEN,
  WINS,
} from "./words-of-results.ts";

type Result = Extract<WishContent, { readonly kind: "result" }>;

/** A result read from a sentence. */
export interface ReadResult {
  readonly wish: Result;
  readonly certain: boolean;
}

const resultOf = (outcome: ReportedOutcome, people: readonly Somebody[]): Result => ({
  kind: "result",
  outcome,
  people,
  figures: null,
  own: null,
  twofold: null,
});

/**
 * Returns the results that a sentence reports. Excludes offers, hopes, denials and games elsewhere.
 * If a player's name is a colour or a piece, returns both readings.
 */
export const readResults = (sentence: Sentence, context: ReadingContext): readonly ReadResult[] => {
  const { twofold } = sentence;
  if (twofold === null) return readOnce(sentence, context);
  const asWords = readOnce({ ...sentence, ...sentence.asWords }, context);
  const asNames = readOnce({ ...sentence, ...twofold.asNames }, context);
  if (outcomesOf(asWords) === outcomesOf(asNames)) return readOnce(sentence, context);
  const settled = asWords.filter(({ wish: { outcome } }) =>
    asNames.some(({ wish }) => outcome.by === "sender" && isSameOutcome(wish.outcome, outcome)),
  );
  // "Weiß hat aufgegeben, ich habe also gewonnen": read either way, the second part says who won.
  if (settled.length > 0) return settled.map((read) => ({ ...read, certain: false }));
  const { length } = asWords.length > asNames.length ? asWords : asNames;
  return Array.from({ length }, (_, at) => {
    const [word, name] = [asWords[at]?.wish, asNames[at]?.wish];
    const read = asWords[at] ?? asNames[at];
    if (read === undefined) throw new RangeError(`no reading ${at}`);
    const outcomes = { asWords: word?.outcome ?? null, asNames: name?.outcome ?? null };
    const wish = { ...read.wish, twofold: { players: twofold.players, ...outcomes } };
    return { wish, certain: read.certain };
  });
};

const outcomesOf = (read: readonly ReadResult[]): string =>
  JSON.stringify(read.map(({ wish }) => wish.outcome));

const readOnce = (sentence: Sentence, context: ReadingContext): readonly ReadResult[] => {
  if (sentence.mood !== "asserted") return [];
  const { words } = sentence;
  const score = readScore(words, context);
  // "Remis" above a mail is its topic, not the end of a game.
  const titled = score === null && othersIn(words, context).length === 0;
  if (sentence.in === "subject" && titled && !context.seeSubject) return [];
  const read: ReadResult[] = [];
  let actor: Actor | null = null;
  let people: readonly Somebody[] = [];
  const offered = OFFER.test(words);
  const taken = offered && TAKEN.test(words) && /\b(?:remis|draw)/.test(words);
  if (taken && !sentence.clauses.some(({ words: it, negated }) => negated && TAKEN.test(it))) {
    const refused = /\b(?:lehn\w*|abgelehnt|declin\w*|refus\w*)\b/.test(words);
    return refused ? [] : [{ wish: resultOf(DRAWN, othersIn(words, context)), certain: true }];
  }
  const formal = winnerIn(words, context) ?? drawBetween(words, context);
  if (formal !== null) return [formal];
  for (const clause of sentence.clauses) {
    const named = othersIn(clause.words, context);
    if (named.length > 0) people = named;
    const here = actorOf(clause.words, context, actor);
    actor = here;
    if (clause.negated || OFFER.test(clause.words) || !mayAssert(clause, sentence)) continue;
    if (ELSEWHERE.test(words) || NOT_OVER.test(clause.words)) continue;
    const material = MATERIAL.test(clause.words);
    if (material && !ENDS.test(clause.words)) continue;
    const result = plainOutcome(clause.words, here, context.names);
    if (result === null) continue;
    const certain = result.certain && !material;
    const own = here.kind === "sender" ? ownColourIn(clause.words) : null;
    const whom = people.length > 0 ? people : othersIn(words, context);
    const wish = { ...resultOf(result.outcome, whom), figures: score?.figures ?? null, own };
    read.push({ wish, certain });
  }
  const bare = scoreResult(sentence, score, read, context);
  return bare === null ? read : [...read, bare];
};

/** "Sieger: Lindner", "Victory for Hill after 40 moves": a line of a form. */
const winnerIn = (words: string, { names }: ReadingContext): ReadResult | null => {
  const begin = WINNER.exec(words)?.[0];
  const [name, ...more] = begin === undefined ? [] : names(words);
  if (begin === undefined || name === undefined || more.length > 0) return null;
  const whole = name.offset === begin.length && AFTER_WINNER.test(words.slice(name.end));
  const player = name.candidates;
  if (!whole) return null;
  return { wish: resultOf({ by: "player", player, result: "won" }, [player]), certain: true };
};

/** "Baumann - Lindner remis": two names and nothing else. */
const drawBetween = (words: string, { names }: ReadingContext): ReadResult | null => {
  const pair = pairIn(words, names(words));
  const [one, two] = pair;
  if (one === undefined || two === undefined || words.slice(0, one.offset).trim() !== "")
    return null;
  if (!/^ ?[:,-]? ?(?:remis|unentschieden|draw|drawn)[.!]*$/.test(words.slice(two.end)))
    return null;
  const people = pair.map(({ candidates }) => candidates);
  return { wish: resultOf(DRAWN, people), certain: true };
};

const WINNER =
  /^(?:(?:der|die|the) )?(?:(?:sieger(?:in)?|gewinner(?:in)?|winner)(?: ?[:=-]| ist| is| war| was)|(?:sieg|gewinn|win|victory) (?:fuer|von|for|by|of)) ?/;

const AFTER_WINNER = /^(?: (?:nach|after|in|im)(?: \w+\.?){1,3})?[ .!]*$/;

/** Reads figures with names or for a player, or alone if the topic is a result. */
const scoreResult = (
  sentence: Sentence,
  score: Score | null,
  spoken: readonly ReadResult[],
  context: ReadingContext,
): ReadResult | null => {
  if (score === null || sentence.clauses.some(({ negated }) => negated)) return null;
  if (OFFER.test(sentence.words) || ELSEWHERE.test(sentence.words)) return null;
  if (score.outcome.by !== "colour" || score.clear || score.outcome.result === "1/2-1/2") {
    const people = score.people.length > 0 ? score.people : othersIn(sentence.words, context);
    return { wish: resultOf(score.outcome, people), certain: score.clear };
  }
  if (spoken.length > 0) return null;
  const [first] = context.pair;
  if (first !== undefined && score.alone && othersIn(sentence.words, context).length === 0) {
    const won = score.outcome.result === "1-0" ? "won" : "lost";
    const wish = resultOf({ by: "player", player: first, result: won }, context.pair);
    return { wish: { ...wish, figures: score.figures }, certain: true };
  }
  const wish = resultOf(score.outcome, othersIn(sentence.words, context));
  return score.alone ? { wish, certain: false } : null;
};

/**
 * Returns the outcomes that a sentence implies: one where the words say who won, both where they
 * only say that one of the two did.
 */
export const impliedResults = (sentence: Sentence, scene: Scene): readonly Result[] => {
  if (
    sentence.in === "below" ||
    !(mayState(sentence) || admits(sentence)) ||
    hasWish(scene, "result", "objection")
  )
    return [];
  const here = othersIn(sentence.words, scene);
  const people = here.length > 0 ? here : scene.people;
  return impliedOutcomes(sentence, scene).map((outcome) => resultOf(outcome, people));
};

const impliedOutcomes = (sentence: Sentence, scene: Scene): readonly ReportedOutcome[] => {
  const { words } = sentence;
  const favoured = favouredIn(words, scene);
  if (favoured !== null) return [favoured];
  const owned = OWNED.exec(words);
  if (owned !== null && !isDenied(sentence)) return [ownedOutcome(owned)];
  const mated = mateIn(words);
  if (mated !== null) return [mated];
  const quoted = quotedIn(sentence, scene);
  if (quoted !== null) return [quoted];
  const acted = actedClauses(sentence, scene);
  const known = othersIn(words, scene).length > 0 || (scene.people.length > 0 && GAME.test(words));
  const decided = acted
    .filter(({ actor }) => actor.kind !== "unknown" || known)
    .flatMap(({ clause, actor }) => figurativeOutcomes(clause, actor))
    .filter((outcome) => !admits(sentence) || isDefeatOfOther(outcome));
  const drawn = acted.some(
    ({ clause: { words: it, negated } }) =>
      DRAWS.test(it) &&
      (!negated || UNDECIDED.test(it)) &&
      (!OFFER.test(words) || AGREED.test(words)),
  );
  if (drawn && decided.length === 0 && isAboutGame(sentence, scene)) return [DRAWN];
  return distinct(decided);
};

/** `34... Dxh2 matt`, `28. Qg7#`: the side that moved last has won. */
const MATE =
  /\b\d{1,3} ?(\.{3}|\. ?\.{2,3}|-)?\.? ?([a-z]{0,2}[1-8]?[-x]?[a-h][1-8]\+*) ?([a-z]{0,2}[1-8]?[-x]?[a-h][1-8]\+*)? ?(?:#|(?:und |and |et )?(?:schach|check)?(?:matt|mate|mat)\b(?! (?:in|en)\b))/;

const mateIn = (words: string): ReportedOutcome | null => {
  const match = MATE.exec(words);
  if (match === null) return null;
  const [, dots, , second] = match;
  return { by: "colour", result: dots === undefined && second === undefined ? "1-0" : "0-1" };
};

/** `Oliver wrote: "I resign"`: the end of a game in the opponent's own words. */
const quotedIn = (sentence: Sentence, scene: Scene): ReportedOutcome | null => {
  const quotation = /[„“"«]([^„“”"»«]{1,200})[“”"»]/.exec(sentence.text)?.[1];
  if (quotation === undefined || !TELLS.test(sentence.words)) return null;
  const [speaker] = othersIn(sentence.words, scene);
  const words = folded(quotation);
  if (speaker === undefined || /\?|\b(?:wenn|if|si|nicht|not|pas)\b/.test(words)) return null;
  if (LOSES.test(words) || CONGRATULATES.test(words))
    return { by: "player", player: speaker, result: "lost" };
  return WINS.test(words) ? { by: "player", player: speaker, result: "won" } : null;
};

const TELLS =
  /\b(?:schrieb|schreibt|sagte?|meinte?|mailte|textete|gesagt|geschrieben|wrote|writes|said|says|told|texted|emailed|ecrit|dit)\b/;

const isDefeatOfOther = ({ by, result }: ReportedOutcome): boolean =>
  by === "sender" ? result === "won" : result === "lost";

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

const distinct = (outcomes: readonly ReportedOutcome[]): readonly ReportedOutcome[] => [
  ...new Map(outcomes.map((outcome) => [JSON.stringify(outcome), outcome])).values(),
];

/** A draw is said of a game: of "us", of a named player, or of moves. */
const isAboutGame = ({ words }: Sentence, scene: Scene): boolean =>
  scene.people.length > 0 ||
  othersIn(words, scene).length > 0 ||
  GAME.test(words) ||
  /\b(?:wir|uns|we|us|unser\w*|our)\b/.test(words);

/** "Zu ihren Gunsten ausgegangen", "in my favour". */
const favouredIn = (words: string, scene: Scene): ReportedOutcome | null => {
  const match = IN_FAVOUR.exec(words);
  if (match === null || !(OVER.test(words) || GAME.test(words))) return null;
  const denied = /\b(?:nicht|not|didn't|pas) (?:\w+ )?$/.test(words.slice(0, match.index));
  if (match[1] !== undefined) return denied ? LOST : WON;
  if (denied) return null;
  const [named] = scene.names(words).filter(({ offset }) => offset > match.index);
  return named === undefined ? LOST : { by: "player", player: named.candidates, result: "won" };
};

/** Something has happened. */
const PASTISH =
  /\b(?:hat|habe|hab|haben|war|waren|wurde|hot|has|was|were|had|did|got|\w{3,}ed|ge\w{3,}t|ge\w{3,}en)\b/;

/** Feelings and pieces that speak of an end, without saying whose. */
const HINTS =
  /\b(?:matt|schachmatt|mate|checkmate|mat|leider|schade|oje|ojemine|verdammt|mist|tja|endlich|juhu\w*|hurra|yeah|yes|woohoo|yippee|alas|unfortunately|sadly|damn|oops|finally|helas|malheureusement|enfin|youpi|gabel\w*|spiess\w*|umwandlung|umgewandelt|queened|promoted|fork|blunder\w*|patzer|patzte|einsteller|eingestellt|uebersehen|uebersah|overlooked|missed|damenverlust|turmverlust|ueberschritten|glueckwunsch|gratulation|congratulations|congrats|well done|respekt|verdient|deserved\w*|revanche|rematch|chance|lehrstunde|endspiel|endgame|finale)\b/;

/**
 * Returns both results of a game, or all three, that an unread mail may be about: it names one
 * opponent, speaks of an end or sounds like one, and asks nothing.
 */
export const possibleResults = (
  left: readonly Sentence[],
  sentences: readonly Sentence[],
  scene: Scene,
): readonly WishContent[] => {
  const { speaksOf, people } = scene;
  if (left.length === 0 || people.length !== 1 || !isCalm(sentences, scene)) return [];
  const stands = sentences.some(({ words }) => MATERIAL.test(words) && !ENDS.test(words));
  if (stands || speaksOf(AWAY) || speaksOf(GOES_ON) || speaksOf(OFFER) || speaksOf(NOT_OVER))
    return [];
  const over = speaksOf(OVER) && speaksOf(GAME);
  if (!over && !speaksOf(HINTS) && !speaksOf(PASTISH)) return [];
  // "Gewonnen!" above it says which.
  const title = sentences.find((one) => one.in === "subject")?.words ?? "";
  const titled = [
    ...(WINS.test(title) ? [WON] : []),
    ...(LOSES.test(title) ? [LOST] : []),
    ...(DRAWS.test(title) ? [DRAWN] : []),
  ];
  if (titled.length === 1) return titled.map((outcome) => resultOf(outcome, people));
  const outcomes = over && !speaksOf(HINTS) ? [WON, LOST, DRAWN] : [WON, LOST];
  return outcomes.map((outcome) => resultOf(outcome, people));
};
