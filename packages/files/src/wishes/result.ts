import type { FoundName } from "./names.ts";
import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import { readScore, type Score } from "./score.ts";
import type { Clause, Sentence } from "./sentences.ts";
import type { ReportedOutcome, Somebody, WishContent } from "./wish.ts";

/** A result read from a sentence. */
export interface ReadResult {
  readonly wish: Extract<WishContent, { readonly kind: "result" }>;
  readonly certain: boolean;
}

type Verb = "won" | "lost" | "drawn" | "beat" | "beaten";

const PATTERNS: readonly (readonly [Verb, RegExp])[] = [
  [
    "beaten",
    /\b(?:geschlagen geben|(?:wurde|wurd|bin|worden|was|got|been|am|were|i'm) (?:\w+ ){0,5}?(?:geschlagen|besiegt|bezwungen|matt ?gesetzt|schachmatt|matt|mated|checkmated|beaten|defeated|crushed)|(?:geschlagen|besiegt|bezwungen|matt ?gesetzt) worden)\b/,
  ],
  [
    "beat",
    /\b(?:schlug|besiegte|bezwang|ueberspielte?|beat|defeated|mated|checkmated|crushed|(?:hat|habe|hab|konnte|have|has)\b.{0,80}\b(?:geschlagen|schlagen|besiegen|bezwingen|besiegt|bezwungen|ueberspielt|matt ?gesetzt|mattgesetzt|beaten)|setzte?\b.{0,60}\b(?:schach)?matt|(?:schach)?matt ?gesetzt)\b/,
  ],
  [
    "lost",
    /\b(?:verlor(?:e?n)?|aufgegeben|aufgebe|(?:muss|musste|mussten|habe|hab|hat|had to) .{0,60}\b(?:aufgeben|kapitulieren|hinlegen)|auf ?gegebn|(?:gebe?|(?<=\b(?:i|ich|isch|ick) )gib|gab|gibt|gebn)\b.{0,60}\bauf|resign(?:ed|s|ing)?|lost|unterlag|unterlegen|(?:waffen|segel|flagge|fahne) (?:\w+ ){0,2}(?:strecken|streichen|gestrichen)|gestreckt|hab\w* (?:\w+ ){0,3}verliert|(?:meine|eine) niederlage|my loss|kapituliert\w*|gave up|given up|give up|giving up|conced(?:e|ed|es)|threw in the towel|tipped my king|handtuch geworfen|zeit ueberschritten|blaettchen gefallen|flagged|geschlagen)\b/,
  ],
  [
    "won",
    /\b(?:gewonn?(?:en|e|n)?|gwunn\w*|gewann|gwonna?n?|won|siegte|gesiegt|(?:konnte|konnt|durfte|habe|hab|hat) .{0,60}\b(?:gewinnen|siegen)|siegreich|mein sieg|my win|(?:ein|der|den|einen|a|the|klarer|schoener) (?:sieg|win|victory)|sieg (?:fuer|von|gegen)|win (?:for|by|against)|gewinn fuer)\b/,
  ],
  [
    "drawn",
    /\b(?:remis|unentschieden|draw|drew|drawn|stalemate|patt|dauerschach|perpetual(?: check)?|punkteteilung|punkt(?:e)? geteilt|split the point|half a point each|1\/2)\b/,
  ],
];

const COLOURS: readonly (readonly [RegExp, "1-0" | "0-1"])[] = [
  [
    /\b(?:(?:sieg|gewinn|punkt) (?:von|fuer|an) weiss|(?:win|victory|point) (?:for|by) white|weiss (?:hat )?(?:gewinnt|gewann|gewonnen|siegt)|white (?:wins|won|has won)|schwarz (?:gibt auf|gab auf|hat aufgegeben|resigniert|ist matt|verliert|verlor|hat verloren)|black (?:resign(?:s|ed)|lost|loses|is mated))\b/,
    "1-0",
  ],
  [
    /\b(?:(?:sieg|gewinn|punkt) (?:von|fuer|an) schwarz|(?:win|victory|point) (?:for|by) black|schwarz (?:hat )?(?:gewinnt|gewann|gewonnen|siegt)|black (?:wins|won|has won)|weiss (?:gibt auf|gab auf|hat aufgegeben|resigniert|ist matt|verliert|verlor|hat verloren)|white (?:resign(?:s|ed)|lost|loses|is mated))\b/,
    "0-1",
  ],
];

/** Said of a position or a plan, not of the end of a game. */
const NOT_OVER =
  /\b(?:auf gewinn|gewonnene? (?:stellung|position)|verlorene? (?:stellung|position)|stehe? (?:\w+ )?(?:auf|gut|schlecht|verloren|gewonnen)|won position|winning|losing|lost position|figur|bauern?|qualitaet|dame|turm|laeufer|springer|pawn|piece|exchange|queen|tempo|zeit (?:gewonnen|verloren)|faden verloren|ueberblick verloren|lost (?:track|interest|count|my (?:way|thread|nerve|queen|rook|mind|temper))|verliere|gewinne)\b/;

/** Games elsewhere. */
const ELSEWHERE =
  /\b(?:verein|vereins\w*|schachverein|blitz\w*|schnellschach|rapid|bullet|liga|bundesliga|league|club championship|klubmeisterschaft|stadtmeisterschaft|online|lichess|chess\.com|chess24|playchess|cafe|kaffeehaus|otb|over the board|opa|oma|enkel\w*|grossvater|sohn\w*|tochter|kinder\w*|bruder|schwester|nachbar\w*|neighbou?r|son|daughter|brother|sister|grandpa|grandson|wife|husband|computer|stockfish|fritz|engine|fussball|football|soccer|bayern|lotto|lottery|mannschaft\w*|team|simultan|weltmeister\w*|world champion\w*|carlsen|nepo\w*|letztes jahr|voriges jahr|last year|damals|im fruehjahr|im fruehling|last spring|letzten sommer|last summer|frueher|years ago|vor jahren|pokal\w*|cup|skat|tennis|schafkopf|tischtennis|open|turnier in|tournament in|pyramide des vorjahr\w*|anderes turnier|andere[nr]? partie|other game|another game|server|thematurnier|olympiade|freundschaftspartie|friendly)\b/;

const OFFER =
  /\b(?:biete|bietet|bot|angebot\w*|remisangebot\w*|anbiet\w*|angeboten|offer\w*|propos\w*|vorschlag\w*|schlage|vorgeschlagen|lehn\w*|abgelehnt|ablehn\w*|declin\w*|refus\w*|reject\w*|reklamier\w*|claim\w*|beantrag\w*)\b/;

const TAKEN =
  /\b(?:angenommen|accepted|accept|akzeptiert|akzeptiere|zugestimmt|stimme zu|agreed|agree|einverstanden|eingewilligt|annehme|nehme\b.{0,40}\ban)\b/;

/** A draw is said of something that is over. */
const DRAW_IS =
  /\b(?:ende[nt]\w*|geendet|ausgegangen|ging|war|wurde|ist|haben|have|make|made|hatten|einigten|geeinigt|einigen|vereinbart|gespielt|spielten|trennten|getrennt|agreed|agree|ended|ends|finished|drew|drawn|was|is|it's|we|wir|ergebnis|result|resultat|einverstanden|angenommen|accepted|accept|partie|game|match|mit|gegen|against|by|gemacht|fertig|durch|(?:nach|after) \d+)\b/;

/** A win by the clock is claimed; whether it is one the director finds out. */
const CLOCK = /\b(?:on time|zeit\w*|zeitueberschreitung|time forfeit|flagged|blaettchen|uhr)\b/;

/** The results a sentence reports. Offers, hopes, denials and games elsewhere are none. */
export const readResults = (sentence: Sentence, context: ReadingContext): readonly ReadResult[] => {
  if (sentence.mood !== "asserted") return [];
  const { words } = sentence;
  const score = readScore(words, context);
  // "Remis" above a mail says what it is about, not how a game ended.
  const titled = score === null && namesIn(words, context).length === 0;
  if (sentence.in === "subject" && titled) return [];
  const read: ReadResult[] = [];
  let subject: Subject | null = null;
  let people: readonly Somebody[] = [];
  const offered = OFFER.test(words);
  const taken = offered && TAKEN.test(words) && /\b(?:remis|draw)/.test(words);
  if (taken && !sentence.clauses.some(({ words: it, negated }) => negated && TAKEN.test(it))) {
    const refused = /\b(?:lehn\w*|abgelehnt|declin\w*|refus\w*)\b/.test(words);
    return refused
      ? []
      : [resultOf({ by: "sender", result: "drawn" }, namesIn(words, context), null, true)];
  }
  for (const clause of sentence.clauses) {
    const named = namesIn(clause.words, context);
    if (named.length > 0) people = named;
    const here = subjectOf(clause.words, context, subject);
    subject = here;
    if (clause.negated || OFFER.test(clause.words) || !mayAssert(clause, sentence)) continue;
    const result = outcomeIn(clause.words, here);
    if (result === null) continue;
    const certain = result.certain && !ELSEWHERE.test(words) && !NOT_OVER.test(clause.words);
    if (ELSEWHERE.test(words) || NOT_OVER.test(clause.words)) continue;
    read.push(resultOf(result.outcome, people, score?.figures ?? null, certain));
  }
  const bare = scoreResult(sentence, score, read, context);
  return bare === null ? read : [...read, bare];
};

const resultOf = (
  outcome: ReportedOutcome,
  people: readonly Somebody[],
  figures: "1-0" | "0-1" | null,
  certain: boolean,
): ReadResult => ({ wish: { kind: "result", outcome, people, figures }, certain });

/** "Ich melde, dass ich verloren habe" says it, "er denkt, dass" does not. */
const mayAssert = ({ hangs, offset }: Clause, { words }: Sentence): boolean =>
  hangs !== "report" ||
  /\b(?:melde|mitteilen|teile\b.{0,20}\bmit|bestaetige|freue|leider|schade|confirm|report|inform|happy|glad|sorry|pleased|announce|ergebnis|result|let you know|tell you|info)\b/.test(
    words.slice(0, offset),
  );

/** Figures that stand with names or for somebody, or bare where a result is spoken of. */
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

const outcomeIn = (
  words: string,
  subject: Subject,
): { readonly outcome: ReportedOutcome; readonly certain: boolean } | null => {
  const colour = COLOURS.find(([pattern]) => pattern.test(words))?.[1];
  if (colour !== undefined) return { outcome: { by: "colour", result: colour }, certain: true };
  const verbs = PATTERNS.filter(([, pattern]) => pattern.test(words)).map(([verb]) => verb);
  const verb = verbs[0];
  if (verb === undefined) return null;
  const decisive = verbs.some((it) => it === "won" || it === "beat");
  if (verb === "drawn" && !DRAW_IS.test(words) && words.trim().split(" ").length > 3) return null;
  if (
    verb === "drawn" ||
    (verbs.includes("drawn") && !decisive && verb !== "lost" && verb !== "beaten")
  ) {
    if (subject.kind === "unknown" || subject.kind === "third") return null;
    return { outcome: { by: "sender", result: "drawn" }, certain: DRAW_IS.test(words) };
  }
  // "Remis" beside "gewonnen" in one clause says two things.
  const clear = !verbs.includes("drawn") && !(verb === "lost" && verbs.includes("won"));
  const wins = verb === "won" || verb === "beat";
  const certain = clear && !CLOCK.test(words);
  switch (subject.kind) {
    case "sender":
      return { outcome: { by: "sender", result: wins ? "won" : "lost" }, certain };
    case "opponent":
      return { outcome: { by: "sender", result: wins ? "lost" : "won" }, certain };
    case "named": {
      const { player, sure } = subject;
      return {
        outcome: { by: "player", player, result: wins ? "won" : "lost" },
        certain: certain && sure,
      };
    }
    case "both":
    case "third":
    case "unknown":
      return null;
  }
};

/** Whose action a clause tells. */
type Subject =
  | { readonly kind: "sender" | "opponent" | "both" | "third" | "unknown" }
  | { readonly kind: "named"; readonly player: Somebody; readonly sure: boolean };

/** Somebody is said to, whom no name that is known tells. */
const THIRD_PERSON = /\b(?:hat|has|gibt|gewinnt|verliert|wins|loses|resigns)\b/;

const I = /(?:^|[^a-z0-9'])(?:ich|i|i've|i'm|i'd|ick|isch|ik)(?![a-z0-9])/;
const ME = /\b(?:mich|mir|me)\b/;
const WE = /\b(?:wir|we|we've|beide|unsere?)\b/;
const YOU = /\b(?:du|you|you've|ihr)\b/;
const FORMAL_YOU = /\bsie haben\b|\bhaben sie\b/;
const OTHER = /\b(?:er|he|she|sie)\b/;
const OPPONENT =
  /(?<!\b(?:gegen|against|vs|meinen|meinem|den|dem|to|von|by) )(?:\b(?:mein|meine|der|die|my|the) )?(?:werter? |lieber? |geschaetzter? )?\b(?:gegner(?:in)?|opponent|gegenspieler(?:in)?|kontrahent(?:in)?)\b/;
const MY_OBJECT =
  /\b(?:gegen|against|ueber|over|vs|mit|with|an|to|von|by|ihn|ihm|him|her|meinen|meinem|meine gegnerin|den|dem)\b/;
const OBJECT_BEFORE =
  /\b(?:gegen|gegn|against|vs|versus|mit|with|von|by|ueber|over|to|an|am|bei|fuer|for|den|dem|gratuliere|congratulations|glueckwunsch|beat|schlug|besiegte|defeated|mated|played|well|partie|game|match)(?: (?:herrn?|frau|mr|mrs|ms))?\.? $/;
/** Elided, the subject is the sender, or that of the clause before. */
const subjectOf = (words: string, context: ReadingContext, before: Subject | null): Subject => {
  if (I.test(words)) return { kind: "sender" };
  if (YOU.test(words) || FORMAL_YOU.test(words)) {
    return { kind: context.spokenTo === "opponent" ? "opponent" : "third" };
  }
  const others = context.names(words).filter((name) => !isSender(name, context));
  const own = context.names(words).find((name) => isSender(name, context));
  const [subject] = others.filter((name) => !isObject(words, name));
  if (FOREIGN.test(words)) return { kind: "third" };
  if (OPPONENT.test(words)) return { kind: "opponent" };
  if (OTHER.test(words)) {
    // "Sie" may be whom the clause names, or was named before.
    if (subject !== undefined) return named(subject);
    if (others.length > 0 && !MY_OBJECT.test(words)) return { kind: "unknown" };
    return before?.kind === "named" || before?.kind === "third" ? before : { kind: "opponent" };
  }
  if (own !== undefined && !isObject(words, own)) {
    return subject === undefined ? { kind: "sender" } : { kind: "unknown" };
  }
  if (subject !== undefined)
    return others.length > 1 && !ME.test(words) ? pairOf(words, others, subject) : named(subject);
  if (WE.test(words)) return { kind: "both" };
  if (before !== null && before.kind !== "both") return before;
  return { kind: ME.test(words) || THIRD_PERSON.test(words) ? "unknown" : "sender" };
};

/** Of two that are named, the first is the subject where the other is not. */
const pairOf = (words: string, others: readonly FoundName[], subject: FoundName): Subject =>
  others.filter((name) => !isObject(words, name)).length > 1 ? { kind: "unknown" } : named(subject);

const named = ({ candidates, sure }: FoundName): Subject => ({
  kind: "named",
  player: candidates,
  sure: sure || candidates.length > 0,
});

const isSender = ({ candidates }: FoundName, { sender }: ReadingContext): boolean =>
  candidates.length === 1 && candidates[0] === sender;

const isObject = (words: string, { offset }: FoundName): boolean =>
  OBJECT_BEFORE.test(words.slice(Math.max(0, offset - 24), offset));
