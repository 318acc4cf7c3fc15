import { err, ok, type Result } from "@losfee/core";
import type { TshKey, TshPlayer } from "./player.ts";
import type { TshExpectation, TshRefusal } from "./refusal.ts";
import { fieldsOf, type Span, unescapeField, wordsOf } from "./text.ts";

/** A player with the places in the file that later checks point at. */
export interface PlayerLine {
  readonly line: number;
  readonly player: TshPlayer;
  /** The column of each round's opponent. */
  readonly opponentColumns: readonly number[];
}

const WHOLE_NUMBER = /^-?\d+$/;

/** Reads one player's line, without its comment: `name rating opponents; scores; key values; …`. */
export const parsePlayer = (
  code: string,
  line: number,
  comment: string,
): Result<PlayerLine, TshRefusal> => {
  const [head = { text: "", column: 1 }, scoreField, ...keyFields] = fieldsOf(code);
  const headed = parseHead(head, line);
  if (!headed.ok) return headed;
  const { opponents } = headed.value;
  const scores = parseScores(scoreField, opponents.length, line);
  if (!scores.ok) return scores;
  const keys: TshKey[] = [];
  for (const field of keyFields) {
    const key = parseKey(field, line);
    if (!key.ok) return key;
    if (key.value !== null) keys.push(key.value);
  }
  const { name, rating, opponentColumns } = headed.value;
  const player = { name, rating, opponents, scores: scores.value, keys, comment };
  return ok({ line, player, opponentColumns });
};

interface Head {
  readonly name: string;
  readonly rating: number;
  readonly opponents: readonly (number | null)[];
  readonly opponentColumns: readonly number[];
}

/** The name goes up to the last word that is no number; the first number after it is the rating. */
const parseHead = (field: Span, line: number): Result<Head, TshRefusal> => {
  const words = wordsOf(field);
  const lastOfName = words.findLastIndex(({ text }) => !WHOLE_NUMBER.test(text));
  const last = words[lastOfName];
  const first = words[0];
  if (first === undefined || last === undefined) {
    return expected("name", line, first ?? { text: "", column: field.column });
  }
  const [rating, ...rounds] = words.slice(lastOfName + 1);
  if (rating === undefined) {
    const end = last.column + last.text.length;
    return wordAfterName(last, line, { text: "", column: end });
  }
  const wrong = rounds.find(({ text }) => !/^\d+$/.test(text));
  if (wrong !== undefined) return expected("opponent-number", line, wrong);
  const begin = first.column - field.column;
  const end = last.column - field.column + last.text.length;
  return ok({
    name: unescapeField(field.text.slice(begin, end)),
    rating: Number(rating.text),
    opponents: rounds.map(numberOrGap),
    opponentColumns: rounds.map(({ column }) => column),
  });
};

/** A word that begins like a number but is none was meant as rating or opponent. */
const wordAfterName = (last: Span, line: number, end: Span): Result<never, TshRefusal> =>
  /^-?\d/.test(last.text) ? expected("opponent-number", line, last) : expected("rating", line, end);

const parseScores = (
  field: Span | undefined,
  rounds: number,
  line: number,
): Result<readonly (number | null)[], TshRefusal> => {
  const words = field === undefined ? [] : wordsOf(field);
  const wrong = words.find(({ text }) => !WHOLE_NUMBER.test(text));
  if (wrong !== undefined) return expected("score", line, wrong);
  const extra = words[rounds];
  if (extra !== undefined) {
    const { column } = extra;
    return err({ code: "tsh-score-without-opponent", line, column, round: rounds + 1 });
  }
  return ok(words.map(numberOrGap));
};

/** Keys with whole numbers only. */
const NUMBER_KEYS: ReadonlySet<string> = new Set(["board", "off", "penalty", "p12"]);

const parseKey = (field: Span, line: number): Result<TshKey | null, TshRefusal> => {
  const [name, ...values] = wordsOf(field);
  if (name === undefined) return ok(null);
  if (NUMBER_KEYS.has(name.text)) {
    const wrong = values.find(({ text }) => !WHOLE_NUMBER.test(text));
    if (wrong !== undefined) return expected("whole-number", line, wrong);
  }
  if (name.text === "p12") {
    const wrong = values.find(({ text }) => !/^0?[0-4]$/.test(text));
    if (wrong !== undefined) return expected("start-code", line, wrong);
  }
  const value = field.text.slice(name.column - field.column + name.text.length).trim();
  return ok({ name: name.text, value: unescapeField(value) });
};

/** `00` is a gap: nothing is known of that round. */
const numberOrGap = ({ text }: Span): number | null => (text === "00" ? null : Number(text));

const expected = (
  what: TshExpectation,
  line: number,
  { text, column }: Span,
): Result<never, TshRefusal> =>
  err({ code: "tsh-expected", line, column, expected: what, found: text });
