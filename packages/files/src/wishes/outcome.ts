import type { FoundName, NameFinder } from "./players.ts";
import type { Statement } from "./statements.ts";
import type { ReportedOutcome, WishContent } from "./wish.ts";

/** A result read from one statement. */
export interface ReadOutcome {
  readonly wish: Extract<WishContent, { readonly kind: "result" }>;
  readonly certain: boolean;
}

/** A score as it is written; not part of a longer row of figures, a date or castling. */
const SCORE =
  /(?<![\d/.:,-])(?:(1 ?[-:] ?0)|(0 ?[-:] ?1)|(1\/2(?: ?[-:] ?1\/2)?|0[.,]5 ?[-:] ?0[.,]5))(?![\d/]|[-:.,]\d)/g;

/** An offer is not yet a result. */
const OFFER =
  /\b(?:biete\w*|angebot\w*|anbiete\w*|remisangebot|offer\w*|propose\w*|vorschlag\w*|schlage)\b/;

const DRAWN = /\b(?:remis|unentschieden|drawn?|drew|patt|stalemate|dauerschach|perpetual check)\b/;
const SENDER_WON =
  /\b(?:hab (?:\w+ ){0,5}?gewonnen|(?:ich|i) (?:habe |have )?(?:\w+ ){0,4}?(?:gewonnen|gewinne|won|win)|habe ich (?:\w+ ){0,4}?gewonnen|my win|mein sieg|(?:mein gegner|er|sie|my opponent|he|she) (?:hat |has )?(?:aufgegeben|gab auf|gibt auf|resigned|resigns))\b/;
const SENDER_LOST =
  /\b(?:hab (?:\w+ ){0,5}?(?:verloren|aufgegeben)|ich gebe (?:\w+ ){0,4}?auf|gebe ich (?:\w+ ){0,4}?auf|ich (?:habe )?(?:\w+ ){0,4}?(?:aufgegeben|verloren)|habe ich (?:\w+ ){0,4}?(?:aufgegeben|verloren)|i (?:hereby |must |have to |have )?(?:resign|resigned|lost|lose)|i give up)\b/;
const WHITE_WON =
  /\b(?:(?:sieg|gewinn) (?:von|fuer) weiss|win for white|weiss (?:hat )?(?:gewinnt|gewann|gewonnen)|white (?:wins|won)|schwarz (?:gibt|gab|hat) auf\w*|black resign(?:s|ed))\b/;
const BLACK_WON =
  /\b(?:(?:sieg|gewinn) (?:von|fuer) schwarz|win for black|schwarz (?:hat )?(?:gewinnt|gewann|gewonnen)|black (?:wins|won)|weiss (?:gibt|gab|hat) auf\w*|white resign(?:s|ed))\b/;

/** What makes clear that a game is over. */
const OVER =
  /\b(?:ergebnis\w*|resultat|partie\w*|endete|beendet|geendet|gewonnen|gewinnt|result|game|finished|ended|won|wins|einigten|geeinigt|agreed|angenommen|accepted)\b/;

/**
 * The result a statement reports; null where it reports none. Offers of a draw are none. Not
 * certain where several are named, or where a bare score stands in a longer statement.
 */
export const readOutcome = (
  { words, negated, doubtful }: Pick<Statement, "words" | "negated" | "doubtful">,
  names: NameFinder,
): ReadOutcome | null => {
  if (negated || OFFER.test(words)) return null;
  const scores = [...words.matchAll(SCORE)];
  const spoken = spokenOutcomes(words);
  const outcomes = [...scores.map(outcomeOfScore), ...spoken];
  const [outcome] = outcomes;
  if (outcome === undefined) return null;
  const found = names(words);
  const entries = found.map(({ entry }) => entry);
  // "Remis" and a bare score may be said of anything, "I resign" may not.
  const inWords = spoken.some(({ result }) => result !== "1/2-1/2");
  const clear = inWords || OVER.test(words) || isBare(words, scores, found);
  return {
    wish: { kind: "result", outcome, entries: [...new Set(entries)] },
    certain: !doubtful && clear && agree(outcomes),
  };
};

/** Letters of words that may stand beside a score and names without meaning something else. */
const FEW_LETTERS = 20;

const isBare = (
  words: string,
  scores: readonly RegExpExecArray[],
  names: readonly FoundName[],
): boolean => {
  const recognised = [
    ...scores.map(([score]) => score.length),
    ...names.map((it) => it.end - it.offset),
  ];
  const letters = words.match(/[a-z0-9]/g)?.length ?? 0;
  return letters - recognised.reduce((sum, length) => sum + length, 0) <= FEW_LETTERS;
};

const outcomeOfScore = ([, white, black]: RegExpExecArray): ReportedOutcome => {
  if (white !== undefined) return { by: "colour", result: "1-0" };
  return { by: "colour", result: black === undefined ? "1/2-1/2" : "0-1" };
};

const SPOKEN: readonly (readonly [RegExp, ReportedOutcome])[] = [
  [WHITE_WON, { by: "colour", result: "1-0" }],
  [BLACK_WON, { by: "colour", result: "0-1" }],
  [DRAWN, { by: "colour", result: "1/2-1/2" }],
  [SENDER_WON, { by: "sender", result: "won" }],
  [SENDER_LOST, { by: "sender", result: "lost" }],
];

const spokenOutcomes = (words: string): readonly ReportedOutcome[] =>
  SPOKEN.flatMap(([pattern, outcome]) => (pattern.test(words) ? [outcome] : []));

/** A win for a colour and "I won" agree: only who plays which colour tells more. */
const agree = (outcomes: readonly ReportedOutcome[]): boolean => {
  const colours = new Set(outcomes.filter(({ by }) => by === "colour").map(({ result }) => result));
  const sender = new Set(outcomes.filter(({ by }) => by === "sender").map(({ result }) => result));
  if (colours.size > 1 || sender.size > 1) return false;
  return !(colours.has("1/2-1/2") && sender.size > 0);
};
