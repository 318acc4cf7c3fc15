import { err, ok, type Result } from "@losfee/core";
import type { TshExpectation, TshRefusal } from "./refusal.ts";
import { decodeTsh, linesOf, type Span, wordsOf } from "./text.ts";

/** A line of `config.tsh`, without its comment. */
export type TshDirective =
  /** `division a a.t`: a division and its file. */
  | { readonly kind: "division"; readonly name: string; readonly file: string }
  /** `classes a 3`: the number of prize classes of a division. */
  | { readonly kind: "classes"; readonly division: string; readonly classes: number }
  /** `config key = value`: a setting; the value as Perl text, see {@link settingOf}. */
  | { readonly kind: "setting"; readonly key: string; readonly value: string }
  /** `autopair a 3 5 ns 0 3 a`: a round's pairing system, and the round whose results it awaits. */
  | {
      readonly kind: "autopair";
      readonly division: string;
      readonly after: number;
      readonly round: number;
      readonly command: string;
    }
  /** `prize rank 1 a $100`: kept unchanged. */
  | { readonly kind: "prize"; readonly text: string }
  /** Any other directive of tsh (`perl …`), kept unchanged. */
  | { readonly kind: "other"; readonly text: string }
  /** A line without a directive: empty, or all comment. */
  | { readonly kind: "none" };

/** A line of `config.tsh` in its place. */
export interface TshConfigLine {
  readonly directive: TshDirective;
  /** The text after `#`, or null if there is none. */
  readonly comment: string | null;
}

/** The configuration of an event in tsh, line by line. */
export interface TshConfig {
  readonly lines: readonly TshConfigLine[];
}

/** Reads `config.tsh`. Keeps unknown directives. O(characters). */
export const parseConfig = (file: Uint8Array | string): Result<TshConfig, TshRefusal> => {
  const all = linesOf(decodeTsh(file));
  const texts = all.at(-1) === "" ? all.slice(0, -1) : all;
  const lines: TshConfigLine[] = [];
  for (const [index, text] of texts.entries()) {
    const { code, comment } = splitOutsideQuotes(text);
    const directive = parseDirective(code, index + 1);
    if (!directive.ok) return directive;
    lines.push({ directive: directive.value, comment });
  }
  return ok({ lines });
};

/** A `#` at the beginning or after a space begins a comment, but not within a Perl string. */
const splitOutsideQuotes = (
  line: string,
): { readonly code: string; readonly comment: string | null } => {
  let quote = "";
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? "";
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (character === "#" && /^\s?$/.test(line[index - 1] ?? "")) {
      return { code: line.slice(0, index), comment: line.slice(index + 1) };
    } else if (character === "'" || character === '"') {
      quote = line.includes(character, index + 1) ? character : "";
    }
  }
  return { code: line, comment: null };
};

const parseDirective = (code: string, line: number): Result<TshDirective, TshRefusal> => {
  const words = wordsOf({ text: code, column: 1 });
  const end = { text: "", column: code.trimEnd().length + 1 };
  const [directive, first = end, second = end, third = end] = words;
  const fail = (expected: TshExpectation, { column, text }: Span): Result<never, TshRefusal> =>
    err({ code: "tsh-expected", line, column, expected, found: text });
  const after = (count: number): string =>
    code.slice((words[count - 1] ?? end).column - 1 + (words[count - 1] ?? end).text.length).trim();

  switch (directive?.text.toLowerCase()) {
    case undefined:
      return ok({ kind: "none" });
    case "division":
      if (first.text === "") return fail("division-name", first);
      if (second.text === "") return fail("file-name", second);
      return ok({ kind: "division", name: first.text, file: second.text });
    case "classes":
      if (first.text === "") return fail("division-name", first);
      if (!/^\d+$/.test(second.text)) return fail("whole-number", second);
      return ok({ kind: "classes", division: first.text, classes: Number(second.text) });
    case "autopair":
      if (first.text === "") return fail("division-name", first);
      if (!/^-?\d+$/.test(second.text)) return fail("whole-number", second);
      if (!/^\d+$/.test(third.text)) return fail("whole-number", third);
      return ok({
        kind: "autopair",
        division: first.text,
        after: Number(second.text),
        round: Number(third.text),
        command: after(4),
      });
    case "config": {
      const setting = /^\s*([^\s=]+)\s*=\s*(.*?)\s*$/.exec(after(1));
      if (setting === null) return fail("setting", first);
      return ok({ kind: "setting", key: setting[1] ?? "", value: setting[2] ?? "" });
    }
    case "prize":
      return ok({ kind: "prize", text: after(1) });
    default:
      return ok({ kind: "other", text: code.trim() });
  }
};

/** Writes `config.tsh`: reading it again gives the same configuration. */
export const makeConfig = ({ lines }: TshConfig): string =>
  lines
    .map(({ directive, comment }) => {
      const code = directiveText(directive);
      if (comment === null) return code;
      return code === "" ? `#${comment}` : `${code} #${comment}`;
    })
    .map((line) => `${line}\n`)
    .join("");

const directiveText = (directive: TshDirective): string => {
  switch (directive.kind) {
    case "division":
      return `division ${directive.name} ${directive.file}`;
    case "classes":
      return `classes ${directive.division} ${directive.classes}`;
    case "setting":
      return `config ${directive.key} = ${directive.value}`;
    case "autopair": {
      const { division, after, round, command } = directive;
      return `autopair ${division} ${after} ${round} ${command}`.trimEnd();
    }
    case "prize":
      return `prize ${directive.text}`.trimEnd();
    case "other":
      return directive.text;
    case "none":
      return "";
  }
};

/** A scalar value of a setting: a number, or text without its quotes. */
export type TshSetting = number | string;

/** Returns the value of a setting; the last one counts. Lists and other Perl stay as written. */
export const settingOf = ({ lines }: TshConfig, key: string): TshSetting | undefined => {
  const found = lines.findLast(
    ({ directive }) => directive.kind === "setting" && directive.key === key,
  )?.directive;
  if (found?.kind !== "setting") return undefined;
  const text = found.value.replace(/;$/, "").trim();
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const string = /^(["'])(.*)\1$/s.exec(text);
  return string === null ? text : (string[2] ?? "").replaceAll(/\\(["'\\])/g, "$1");
};

/** Returns the configuration with a setting changed in its place, or added at the end. */
export const withSetting = (config: TshConfig, key: string, value: TshSetting): TshConfig => {
  const text = typeof value === "number" ? String(value) : quoted(value);
  const directive: TshDirective = { kind: "setting", key, value: text };
  const index = config.lines.findLastIndex(
    ({ directive: old }) => old.kind === "setting" && old.key === key,
  );
  if (index < 0) return { lines: [...config.lines, { directive, comment: null }] };
  const comment = config.lines[index]?.comment ?? null;
  return { lines: config.lines.with(index, { directive, comment }) };
};

/** Quotes text as a Perl string without interpolation. */
const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
