import { err, ok, type Result } from "@losfee/core";
import { z } from "zod";
import { decodeText } from "../text/decode-text.ts";
import { parseJson } from "../text/json.ts";
import type { CalculationRefusal, Expected, InputProblem } from "./problem.ts";

type Path = readonly PropertyKey[];

/** Writes a path as in JavaScript: `lists[0].prizes[2]`. */
export const placeOf = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");

/** A schema for values that zod has no single type for; a refusal says what was expected. */
export const valueLike = <T>(expected: Expected, accepts: (value: unknown) => boolean) =>
  z.custom<T>(accepts, { params: { expected } });

/** An identifier: a text, or a whole number. */
export const idSchema = valueLike<string | number>(
  "id",
  (value) => Number.isSafeInteger(value) || (typeof value === "string" && value.trim() !== ""),
);

/** Text of at least one character. */
export const textSchema = valueLike<string>(
  "text",
  (value) => typeof value === "string" && value.trim() !== "",
);

/** Parses a score: a number, or a decimal number as text. Null for anything else. */
export const scoreOf = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && /^-?\d{1,9}(?:\.\d{1,6})?$/.test(value)
    ? Number(value)
    : null;
};

export const scoreSchema = valueLike<string | number>("score", (value) => scoreOf(value) !== null);

/** White's result of a game, with White's score in half points. */
export const WHITE_HALVES = { "0": 0, "0.5": 1, "1": 2 } as const;

export const resultSchema = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.enum(["0", "0.5", "1"]),
);

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[step]
        : undefined,
    root,
  );

/** Returns the items of a list at a path; none if there is no list. */
export const itemsAt = (root: unknown, path: Path): readonly unknown[] => {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value : [];
};

/**
 * Reads a file for a calculation: its shape by a schema, and what holds between its values by
 * `check`, which also sees files of another shape. All problems come back at once. The schema may
 * depend on the file.
 */
export const readInput = <T>(
  bytes: Uint8Array | string,
  schemaFor: z.ZodType<T> | ((root: unknown) => z.ZodType<T>),
  check: (root: unknown) => readonly InputProblem[],
): Result<T, CalculationRefusal> => {
  const text = typeof bytes === "string" ? ok({ text: bytes }) : decodeText(bytes);
  if (!text.ok) return err({ code: "input-not-text" });
  const json = parseJson(text.value.text);
  if (!json.ok) {
    const { line, truncated } = json.error;
    return err({ code: "input-not-json", line, truncated });
  }
  const schema = typeof schemaFor === "function" ? schemaFor(json.value) : schemaFor;
  const parsed = schema.safeParse(json.value);
  const shape = parsed.success
    ? []
    : parsed.error.issues.flatMap((one) => problemsOf(one, json.value));
  const problems = inOrder([...shape, ...check(json.value)]);
  return parsed.success && problems.length === 0
    ? ok(parsed.data)
    : err({ code: "input-invalid", problems });
};

/** Sorts problems by place, numbers in it by value. */
const inOrder = (problems: readonly InputProblem[]): readonly InputProblem[] => {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return problems.toSorted((a, b) => compare(a.place, b.place));
};

/** Cuts a path at the first value that is no object: a schema may see a short form as its long one. */
const writtenPath = (path: Path, root: unknown): Path => {
  const end = path.findIndex((_, index) => {
    const value = valueAt(root, path.slice(0, index));
    return typeof value !== "object" || value === null;
  });
  return end === -1 ? path : path.slice(0, end);
};

const problemsOf = (issue: z.core.$ZodIssue, root: unknown): readonly InputProblem[] => {
  const path = writtenPath(issue.path, root);
  const place = placeOf(path);
  const isMissing = path.length > 0 && valueAt(root, path) === undefined;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      place: placeOf([...issue.path, key]),
      code: "unknown-field",
    }));
  }
  if (isMissing) return [{ place, code: "missing" }];
  switch (issue.code) {
    case "invalid_type":
      return [{ place, code: "wrong-type", expected: expectedOf(issue) }];
    case "invalid_value":
      return [{ place, code: "not-one-of", values: issue.values.map(String) }];
    case "too_small":
      return [
        {
          place,
          code: issue.origin === "array" ? "too-short" : "too-small",
          minimum: Number(issue.minimum),
        },
      ];
    case "too_big":
      return [
        {
          place,
          code: issue.origin === "array" ? "too-long" : "too-large",
          maximum: Number(issue.maximum),
        },
      ];
    case "custom":
      return [{ place, code: "wrong-type", expected: issue.params?.["expected"] ?? "text" }];
    default:
      throw new Error(`no problem for ${issue.code}`);
  }
};

const TYPES: Readonly<Record<string, Expected>> = {
  object: "object",
  record: "object",
  array: "list",
  string: "text",
  number: "number",
  int: "wholeNumber",
  boolean: "yesOrNo",
};

const expectedOf = (issue: { readonly expected: string; readonly format?: unknown }): Expected =>
  issue.format === "safeint" ? "wholeNumber" : (TYPES[issue.expected] ?? "text");
