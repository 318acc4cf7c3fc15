import { type Actor, actorOf } from "./actor.ts";
import type { ReadingContext } from "./reading-context.ts";
import { awardIn, COMPARES, FOR_ANOTHER, HEADLINE, IDIOMS } from "./result-idioms.ts";
import {
  CLOCK,
  COLOUR_OUTCOMES,
  CONGRATULATION,
  DRAW_IS,
  ELSEWHERE,
  ENDS,
  type EndVerb,
  MATERIAL,
  NOT_OVER,
  OFFER,
  OUTCOME_VERBS,
  ownColourIn,
  TAKEN,
} from "./result-words.ts";
import { pairIn, readScore, type Score } from "./score.ts";
import type { Clause, Sentence } from "./sentences.ts";
import type { ReportedOutcome, Somebody, WishContent } from "./wish.ts";

/** A result read from a sentence. */
export interface ReadResult {
  readonly wish: Extract<WishContent, { readonly kind: "result" }>;
  readonly certain: boolean;
}

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
    asNames.some(({ wish }) => isOwn(outcome) && sameOutcome(wish.outcome, outcome)),
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

const isOwn = ({ by }: ReportedOutcome): boolean => by === "sender";

const sameOutcome = (one: ReportedOutcome, other: ReportedOutcome): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const outcomesOf = (read: readonly ReadResult[]): string =>
  JSON.stringify(read.map(({ wish }) => wish.outcome));

const readOnce = (sentence: Sentence, context: ReadingContext): readonly ReadResult[] => {
  if (sentence.mood !== "asserted") return [];
  const { words } = sentence;
  const score = readScore(words, context);
  // "Remis" above a mail is its topic, not the end of a game.
  const titled = score === null && namesIn(words, context).length === 0;
  if (sentence.in === "subject" && titled && !context.seeSubject) return [];
  const read: ReadResult[] = [];
  let actor: Actor | null = null;
  let people: readonly Somebody[] = [];
  const offered = OFFER.test(words);
  const taken = offered && TAKEN.test(words) && /\b(?:remis|draw)/.test(words);
  if (taken && !sentence.clauses.some(({ words: it, negated }) => negated && TAKEN.test(it))) {
    const refused = /\b(?:lehn\w*|abgelehnt|declin\w*|refus\w*)\b/.test(words);
    return refused
      ? []
      : [resultOf({ by: "sender", result: "drawn" }, namesIn(words, context), null, true)];
  }
  const formal = winnerIn(words, context) ?? drawBetween(words, context);
  if (formal !== null) return [formal];
  for (const clause of sentence.clauses) {
    const named = namesIn(clause.words, context);
    if (named.length > 0) people = named;
    const here = actorOf(clause.words, context, actor);
    actor = here;
    if (clause.negated || OFFER.test(clause.words) || !mayAssert(clause, sentence)) continue;
    if (ELSEWHERE.test(words) || NOT_OVER.test(clause.words)) continue;
    const material = MATERIAL.test(clause.words);
    if (material && !ENDS.test(clause.words)) continue;
    const result = spokenIn(clause.words, here, context);
    if (result === null) continue;
    const certain = result.certain && !material;
    const own = here.kind === "sender" ? ownColourIn(clause.words) : null;
    read.push(resultOf(result.outcome, people, score?.figures ?? null, certain, own));
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
  return whole ? resultOf({ by: "player", player, result: "won" }, [player], null, true) : null;
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
  return resultOf({ by: "sender", result: "drawn" }, people, null, true);
};

const WINNER =
  /^(?:(?:der|die|the) )?(?:(?:sieger(?:in)?|gewinner(?:in)?|winner)(?: ?[:=-]| ist| is| war| was)|(?:sieg|gewinn|win|victory) (?:fuer|von|for|by|of)) ?/;

const AFTER_WINNER = /^(?: (?:nach|after|in|im)(?: \w+\.?){1,3})?[ .!]*$/;

const resultOf = (
  outcome: ReportedOutcome,
  people: readonly Somebody[],
  figures: "1-0" | "0-1" | null,
  certain: boolean,
  own: "white" | "black" | null = null,
): ReadResult => ({
  wish: { kind: "result", outcome, people, figures, own, twofold: null },
  certain,
});

/** "Ich melde, dass ich verloren habe" asserts it, "er denkt, dass" does not. */
const mayAssert = ({ hangs, offset }: Clause, { words, clauses }: Sentence): boolean =>
  hangs !== "report" ||
  (SAYS.test(words.slice(0, offset)) &&
    !clauses.some(({ negated, offset: at }) => negated && at < offset));

const SAYS =
  /\b(?:(?:wollte|moechte|muss|darf|want to|wanted to|have to|must) (?:\w+ ){0,4}(?:sagen|say)|melde|mitteilen|teile\b.{0,20}\bmit|bestaetige|freue|leider|schade|confirm|report|inform|happy|glad|sorry|pleased|announce|ergebnis|result|let you know|tell you|info)\b/;

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
    const people = score.people.length > 0 ? score.people : namesIn(sentence.words, context);
    return resultOf(score.outcome, people, null, score.clear);
  }
  if (spoken.length > 0) return null;
  const [first] = context.pair;
  if (first !== undefined && score.alone && namesIn(sentence.words, context).length === 0) {
    const won = score.outcome.result === "1-0" ? "won" : "lost";
    return resultOf(
      { by: "player", player: first, result: won },
      context.pair,
      score.figures,
      true,
    );
  }
  return score.alone
    ? resultOf(score.outcome, namesIn(sentence.words, context), null, false)
    : null;
};

const namesIn = (words: string, { names, sender }: ReadingContext): readonly Somebody[] =>
  names(words)
    .map(({ candidates }) => candidates)
    .filter((candidates) => !(candidates.length === 1 && candidates[0] === sender));

const outcomeIn = (words: string, actor: Actor): ReadOutcome | null => {
  const colour = COLOUR_OUTCOMES.find(([pattern]) => pattern.test(words))?.[1];
  if (colour !== undefined) return { outcome: { by: "colour", result: colour }, certain: true };
  if (CONGRATULATION.test(words)) {
    return { outcome: { by: "sender", result: "lost" }, certain: actor.kind === "named" };
  }
  const verbs = OUTCOME_VERBS.filter(([, pattern]) => pattern.test(words)).map(([verb]) => verb);
  const verb = verbs[0];
  if (verb === undefined) return null;
  return outcomeOf(words, actor, verb, verbs);
};

type ReadOutcome = { readonly outcome: ReportedOutcome; readonly certain: boolean };

/** A point "for" or "to" a player is theirs, whatever the verb's subject. */
const spokenIn = (words: string, actor: Actor, { names }: ReadingContext): ReadOutcome | null => {
  const spoken = outcomeIn(words, actor);
  const award = awardIn(words, names);
  if (award === null) {
    const ofAnother =
      FOR_ANOTHER.test(words) && actor.kind === "sender" && !/\b(?:ich|i)\b/.test(words);
    return ofAnother ? null : (spoken ?? idiomIn(words, actor));
  }
  const agreed = spoken !== null && sameOutcome(spoken.outcome, award);
  return { outcome: award, certain: agreed && spoken.certain };
};

const LEFT_TO_ME = /\b(?:mir|mich|me)\b.{0,40}\bchance\b|\bchance (?:to|for|fuer) (?:me|mich)\b/;

/** Reads figures of speech, which leave the result to the director. */
const idiomIn = (words: string, actor: Actor): ReadOutcome | null => {
  const headline = HEADLINE.exec(words);
  const verb: EndVerb | undefined =
    headline === null
      ? IDIOMS.find(([, pattern]) => pattern.test(words))?.[0]
      : headline[1] === undefined
        ? "won"
        : "lost";
  if (verb === undefined) return null;
  if (COMPARES.test(words) && actor.kind !== "named" && actor.kind !== "opponent") return null;
  if (verb === "drawn" && actor.kind !== "unknown" && actor.kind !== "third")
    return { outcome: { by: "sender", result: "drawn" }, certain: false };
  // "Hat mir keine Chance gelassen": the writer had none.
  if (verb === "lost" && actor.kind !== "sender" && LEFT_TO_ME.test(words))
    return { outcome: { by: "sender", result: "lost" }, certain: false };
  const read = outcomeOf(words, actor, verb, [verb]);
  return read === null ? null : { ...read, certain: false };
};

const outcomeOf = (
  words: string,
  actor: Actor,
  verb: EndVerb,
  verbs: readonly EndVerb[],
): ReadOutcome | null => {
  const decisive = verbs.some((it) => it === "won" || it === "beat");
  if (verb === "drawn" && !DRAW_IS.test(words) && words.trim().split(" ").length > 3) return null;
  if (
    verb === "drawn" ||
    (verbs.includes("drawn") && !decisive && verb !== "lost" && verb !== "beaten")
  ) {
    if (actor.kind === "unknown" || actor.kind === "third") return null;
    return { outcome: { by: "sender", result: "drawn" }, certain: DRAW_IS.test(words) };
  }
  // "Remis" with "gewonnen" in one clause is a contradiction.
  const clear = !verbs.includes("drawn") && !(verb === "lost" && verbs.includes("won"));
  const wins = verb === "won" || verb === "beat";
  const certain = clear && !CLOCK.test(words);
  switch (actor.kind) {
    case "sender":
      return { outcome: { by: "sender", result: wins ? "won" : "lost" }, certain };
    case "opponent":
      return { outcome: { by: "sender", result: wins ? "lost" : "won" }, certain };
    case "named": {
      const { player, sure } = actor;
      return {
        outcome: { by: "player", player, result: wins ? "won" : "lost" },
        certain: certain && sure,
      };
    }
    case "unknown":
      // "Hat mich mattgesetzt": the opponent did.
      return verb === "beat" && /\b(?:mich|me)\b/.test(words)
        ? { outcome: { by: "sender", result: "lost" }, certain: false }
        : null;
    case "both":
    case "third":
      return null;
  }
};
