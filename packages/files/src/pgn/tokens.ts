import { err, ok, type Result } from "@losfee/core";

/** A meaningful piece of a PGN text; `offset` counts UTF-16 units from the start. */
export type PgnToken =
  | {
      readonly kind: "tag";
      readonly offset: number;
      readonly name: string;
      readonly value: string;
    }
  | { readonly kind: "move"; readonly offset: number; readonly text: string }
  | { readonly kind: "result"; readonly offset: number; readonly result: PgnResult };

/** Result of a game; `*`: unfinished or unknown. */
export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** Reason and place of a tokenizing error. */
export interface PgnTokenRefusal {
  readonly code:
    | "pgn-tag-malformed"
    | "pgn-comment-not-closed"
    | "pgn-variation-not-closed"
    | "pgn-stray-bracket"
    | "pgn-not-a-move";
  readonly offset: number;
  readonly text: string;
}

/** Every pattern is tried at one place and looks at each character once: linear on any input. */
const SPACE = /\s+/y;
const TAG = /\[\s*(\w+)\s*"((?:[^"\\\n\r]|\\.)*)"\s*\]/y;
const ENDING = /(?:(1-0|0-1|1\/2-1\/2)(?![\w/-])|\*)/y;
const MOVE_NUMBER = /\d+(?:\s*\.+|…|(?=\s|$))/y;
const ORNAMENT = /\$\d+|[!?]+|e\.p\.|\.+|…/y;
const MOVE = /(?:[0O]-[0O](?:-[0O])?|[A-Za-z][\w=:-]*(?:\([QRBNDTLS]\))?)[+#]*/y;
const WORD = /[^\s()[\]{};]+/y;
const LINE_END = /[\n\r]/g;

const matchAt = (pattern: RegExp, text: string, offset: number): RegExpExecArray | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text);
};

/**
 * Returns the tags, moves and endings of a PGN text in order (PGN standard, section 7). Skips
 * comments, lines that begin with `%`, variations, annotators' marks and move numbers. Linear.
 */
export const pgnTokens = (text: string): Result<readonly PgnToken[], PgnTokenRefusal> => {
  const tokens: PgnToken[] = [];
  /** Start offsets of the open variations. */
  const open: number[] = [];
  let offset = 0;
  while (offset < text.length) {
    const skipped = endOfIgnored(text, offset);
    if (!skipped.ok) return skipped;
    if (skipped.value > offset) {
      offset = skipped.value;
      continue;
    }
    const sign = text[offset];
    if (sign === "(") open.push(offset);
    else if (sign === ")") {
      if (open.pop() === undefined) return refuse("pgn-stray-bracket", offset, ")");
    } else {
      const read = tokenAt(text, offset);
      if (!read.ok) return read;
      if (read.value.token !== null && open.length === 0) tokens.push(read.value.token);
      offset = read.value.end;
      continue;
    }
    offset += 1;
  }
  const unclosed = open[0];
  if (unclosed !== undefined) return refuse("pgn-variation-not-closed", unclosed, "(");
  return ok(tokens);
};

const refuse = (
  code: PgnTokenRefusal["code"],
  offset: number,
  text: string,
): Result<never, PgnTokenRefusal> => err({ code, offset, text });

/** Returns the offset after spaces, a comment or an escaped line; else `offset` itself. */
const endOfIgnored = (text: string, offset: number): Result<number, PgnTokenRefusal> => {
  const sign = text[offset];
  if (sign === "{") {
    const end = text.indexOf("}", offset);
    return end === -1 ? refuse("pgn-comment-not-closed", offset, "{") : ok(end + 1);
  }
  const lineStart = offset === 0 || text[offset - 1] === "\n" || text[offset - 1] === "\r";
  if (sign === ";" || (sign === "%" && lineStart)) {
    LINE_END.lastIndex = offset;
    return ok((LINE_END.exec(text)?.index ?? text.length - 1) + 1);
  }
  const ignored = matchAt(SPACE, text, offset);
  return ok(offset + (ignored?.[0].length ?? 0));
};

const tokenAt = (
  text: string,
  offset: number,
): Result<{ readonly token: PgnToken | null; readonly end: number }, PgnTokenRefusal> => {
  if (text[offset] === "[") {
    const tag = matchAt(TAG, text, offset);
    if (tag === null) return refuse("pgn-tag-malformed", offset, text.slice(offset, offset + 40));
    const [whole, name = "", value = ""] = tag;
    const token = { kind: "tag", offset, name, value: value.replace(/\\(.)/g, "$1") } as const;
    return ok({ token, end: offset + whole.length });
  }
  const ending = matchAt(ENDING, text, offset);
  if (ending !== null) {
    const result = resultOf(ending[0]) ?? "*";
    return ok({ token: { kind: "result", offset, result }, end: offset + ending[0].length });
  }
  // Castling written with zeros begins like a number.
  const move = matchAt(MOVE, text, offset);
  const ornament =
    matchAt(ORNAMENT, text, offset) ?? (move ? null : matchAt(MOVE_NUMBER, text, offset));
  if (ornament !== null) return ok({ token: null, end: offset + ornament[0].length });
  if (move !== null) {
    return ok({ token: { kind: "move", offset, text: move[0] }, end: offset + move[0].length });
  }
  const word = matchAt(WORD, text, offset)?.[0] ?? text[offset] ?? "";
  return refuse(/^[\])}]/.test(word) ? "pgn-stray-bracket" : "pgn-not-a-move", offset, word);
};

/** Returns the result that a text names exactly; null for anything else. */
export const resultOf = (text: string): PgnResult | null =>
  text === "1-0" || text === "0-1" || text === "1/2-1/2" || text === "*" ? text : null;
