import { QUOTED_MOVES } from "./chess-notation.ts";
import type { FoundName } from "./names.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { ReportedOutcome, Somebody } from "./wish.ts";

/** Figures of a result, and their owners. */
export interface Score {
  readonly outcome: ReportedOutcome;
  readonly people: readonly Somebody[];
  /** Names, a person or colours assign the figures. */
  readonly clear: boolean;
  /** Little other text surrounds them. */
  readonly alone: boolean;
  /** As written, if nothing assigns them. */
  readonly figures: "1-0" | "0-1" | null;
}

/** A written or dictated score; not part of a longer row of figures, a date or castling. */
const FIGURES =
  /(?<![\w/.:,-])(?:(1 ?(?:[-:]|zu|to) ?0|1\/0|eins (?:zu )?null|one (?:to )?(?:nil|zero))|(0 ?(?:[-:]|zu|to) ?1|0\/1|null (?:zu )?eins|(?:nil|zero) (?:to )?one)|(1\/2(?: ?[-:] ?1\/2)?|0[.,]5 ?[-:] ?0[.,]5))(?![\w/]|[-:.,]\d)/g;

const PAIR_LINK = /^ ?(?:-|:|vs\.?|versus|gegen|against|v\.?|\/|x|und|and) ?$/;

/** Most letters of harmless words around a score. */
const FEW_LETTERS = 24;

/**
 * Returns the score in folded words; null if there is none, or several that differ. Figures belong
 * to the names in their order, to the player after "for", or are the sender's view.
 */
export const readScore = (words: string, context: ReadingContext): Score | null => {
  const matches = [...words.matchAll(FIGURES)];
  const found = matches.map(figuresOf);
  const [first] = found;
  const [match] = matches;
  const apart = figuresOfColours(words) ?? figuresApart(words, context);
  if (matches.length === 0 && apart !== null) return apart;
  if (first === undefined || match === undefined || found.some((it) => it !== first)) return null;
  const names = context.names(words);
  // Text in brackets explains: "0:1 (Aufgabe im 28. Zug)".
  const prose = words.replace(/\([^()]*\)/g, " ").replace(QUOTED_MOVES, " ");
  const letters = prose.match(/[a-z0-9]/g)?.length ?? 0;
  const counted = names.reduce((sum, { offset, end }) => sum + end - offset, 0) + match[0].length;
  const alone = letters - counted <= FEW_LETTERS;
  const people = names.map(({ candidates }) => candidates);
  if (first === "1/2-1/2") {
    return {
      outcome: { by: "sender", result: "drawn" },
      people,
      clear: alone || names.length > 1,
      alone,
      figures: null,
    };
  }
  const owner = ownerOf(words, match, first, names, context);
  if (owner !== null)
    return { outcome: owner.outcome, people, clear: owner.clear, alone, figures: null };
  return { outcome: { by: "colour", result: first }, people, clear: false, alone, figures: first };
};

/** `White 0, Black 1`, `Schwarz: 1, Weiß: 0`. */
const figuresOfColours = (words: string): Score | null => {
  const sides = [...words.matchAll(/\b(weiss|white|schwarz|black) ?[:=]? ?([01])\b(?! ?[-:/])/g)];
  const [one, two, ...more] = sides;
  if (one === undefined || two === undefined || more.length > 0) return null;
  const [first, second] = [one, two].map(([, colour = ""]) => /^w/.test(colour));
  if (first === second || one[2] === two[2]) return null;
  const result = (one[2] === "1") === first ? "1-0" : "0-1";
  const outcome = { by: "colour", result } as const;
  return { outcome, people: [], clear: true, alone: true, figures: null };
};

/** `Stein 1 Größl 0`. */
const figuresApart = (words: string, { names }: ReadingContext): Score | null => {
  const [one, two, ...more] = names(words);
  if (one === undefined || two === undefined || more.length > 0) return null;
  const [first, second] = [words.slice(one.end, two.offset), words.slice(two.end)].map(
    (behind) => /^ ?:? ?([01])\b[ ,:.!-]*$/.exec(behind)?.[1],
  );
  if (first === undefined || second === undefined || first === second) return null;
  const result = first === "1" ? "won" : "lost";
  const people = [one.candidates, two.candidates];
  const outcome = { by: "player", player: one.candidates, result } as const;
  return { outcome, people, clear: true, alone: true, figures: null };
};

/** Returns the two opposed names: `Baumann - Lindner`, `Kilic vs Hill`. */
export const pairIn = (words: string, names: readonly FoundName[]): readonly FoundName[] => {
  const at = names.findIndex((name, index) => {
    const next = names[index + 1];
    return next !== undefined && PAIR_LINK.test(words.slice(name.end, next.offset));
  });
  return at === -1 ? [] : names.slice(at, at + 2);
};

const figuresOf = ([, white, black]: RegExpExecArray): "1-0" | "0-1" | "1/2-1/2" => {
  if (white !== undefined) return "1-0";
  return black === undefined ? "1/2-1/2" : "0-1";
};

interface Owner {
  readonly outcome: ReportedOutcome;
  readonly clear: boolean;
}

const ownerOf = (
  words: string,
  match: RegExpExecArray,
  figures: "1-0" | "0-1",
  names: readonly FoundName[],
  { sender }: ReadingContext,
): Owner | null => {
  const after = words.slice(match.index + match[0].length);
  const before = words.slice(0, match.index);
  const won = figures === "1-0" ? "won" : "lost";
  if (
    /\baus (?:meiner|unserer) (?:sicht|perspektive|warte)\b|\bfrom my (?:point of view|side|perspective)\b/.test(
      words,
    )
  ) {
    return { outcome: { by: "sender", result: won }, clear: true };
  }
  const view = /\baus (?:seiner|ihrer) sicht\b|\bfrom (?:his|her) (?:point of view|side)\b/.test(
    words,
  );
  if (view)
    return { outcome: { by: "sender", result: won === "won" ? "lost" : "won" }, clear: false };
  // "0:1 for me" may be Black's win, or the sender's loss.
  if (/^ ?(?:fuer|for|an|to) (?:mich|me|moi)\b/.test(after)) {
    return { outcome: { by: "sender", result: "won" }, clear: figures === "1-0" };
  }
  if (
    /^ ?(?:fuer|for|an|to) (?:dich|sie|ihn|ihm|ihr|him|her|you|meinen gegner|meine gegnerin|my opponent)\b/.test(
      after,
    )
  ) {
    return { outcome: { by: "sender", result: "lost" }, clear: figures === "1-0" };
  }
  const colour = /^ ?(?:fuer|for|an|to) (weiss|white|schwarz|black)\b/.exec(after)?.[1];
  if (colour !== undefined) {
    const white = colour === "weiss" || colour === "white";
    return {
      outcome: { by: "colour", result: white ? "1-0" : "0-1" },
      clear: figures === "1-0" || !white,
    };
  }
  const given = names.find(({ offset }) =>
    /^ ?(?:fuer|for|an|to|zugunsten von) (?:(?:herrn?|frau|mr|mrs|den|die) ?\.?)?$/.test(
      words.slice(match.index + match[0].length, offset),
    ),
  );
  if (given !== undefined) {
    return {
      outcome: { by: "player", player: given.candidates, result: "won" },
      clear: figures === "1-0",
    };
  }
  const [only, ...others] = names.filter(({ offset }) => offset < match.index);
  // "Lisa also 1:0": hers.
  if (only !== undefined && others.length === 0 && figures === "1-0") {
    const behind = words.slice(only.end, match.index);
    const isOther = sender === null || !only.candidates.includes(sender);
    if (isOther && /^ (?:also|daher|somit|damit|so|thus|hence|therefore|donc|wins) $/.test(behind))
      return { outcome: { by: "player", player: only.candidates, result: "won" }, clear: false };
  }
  const between = namesAround(names, match);
  const set = between === null ? "" : words.slice(between.one.end, between.two.offset);
  if (between !== null && set.replace(match[0], "").trim() === "") {
    return {
      outcome: { by: "player", player: between.one.candidates, result: won },
      clear: true,
    };
  }
  const colours = namedColours(words, names, sender);
  if (colours) return { outcome: { by: "colour", result: figures }, clear: true };
  const [one, two] = pairIn(words, names);
  if (one === undefined || two === undefined || names.length > 2) return null;
  const beside =
    /^[ :,.(=-]*(?:(?:endete?|ergebnis|result|ended|war|ist|lautet|mit|with|in|im|it|der|the|partie|game|spiel|pyramide|pyramid) ?)*[ :,.(=-]*$/;
  const near =
    two.end <= match.index
      ? beside.test(words.slice(two.end, match.index))
      : beside.test(words.slice(match.index + match[0].length, one.offset));
  const player = one.candidates;
  return { outcome: { by: "player", player, result: won }, clear: near && before.length < 200 };
};

/** `Kilic 1-0 Hill`: the two names around the figures, if there is no other. */
const namesAround = (
  [one, two, ...more]: readonly FoundName[],
  { index }: RegExpExecArray,
): { readonly one: FoundName; readonly two: FoundName } | null =>
  one === undefined || two === undefined || more.length > 0 || one.end > index || two.offset < index
    ? null
    : { one, two };

/** "Weiß: Baumann", "White: Hill": names with colours. */
const namedColours = (words: string, names: readonly FoundName[], sender: number | null): boolean =>
  /\b(?:weiss|white) ?(?:-|:|=) ?(?:schwarz|black)\b/.test(words) ||
  (sender !== null &&
    names.some(({ offset }) =>
      /\b(?:weiss|white) ?[:=(]? ?$/.test(words.slice(Math.max(0, offset - 10), offset)),
    ));
