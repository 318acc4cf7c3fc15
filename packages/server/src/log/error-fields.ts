/** Fields of an error in the log. */
interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Stack frames, without the message. */
  readonly stack?: string;
  readonly cause?: ErrorFields;
  readonly errors?: readonly ErrorFields[];
}

/** Depth limit of nested causes. */
const DEEPEST = 3;

/**
 * Sanitises an error for the log. Databases, mail servers and parsers quote their input in messages
 * and keep it in fields: only a code is taken from these, and the message without quotations,
 * addresses and secrets.
 */
export const errorFields = (error: unknown, depth = 0): ErrorFields => {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  const code = codeOf(error);
  const stack = framesOf(error);
  const goesOn = depth < DEEPEST;
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    ...(code === null ? {} : { code }),
    ...(stack === "" ? {} : { stack }),
    ...(goesOn && error.cause instanceof Error
      ? { cause: errorFields(error.cause, depth + 1) }
      : {}),
    ...(goesOn && error instanceof AggregateError
      ? { errors: error.errors.map((one) => errorFields(one, depth + 1)) }
      : {}),
  };
};

const codeOf = (error: Error): string | number | null => {
  if (!("code" in error)) return null;
  const { code } = error;
  if (typeof code === "number") return code;
  return typeof code === "string" && /^[\w-]{1,50}$/.test(code) ? code : null;
};

/** The lines of a stack with functions and files; its first line repeats the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** Placeholder for removed text. */
const LEFT_OUT = "…";

/** From the widest to the narrowest: a quotation is removed with the addresses in it. */
const PERSONAL: readonly RegExp[] = [
  /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|„[^“”]*[“”]|‘[^’]*’|«[^»]*»/g,
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /[^\s<>()=,;:]+@[^\s<>()=,;]+/g,
  // A database’s (key)=(value).
  /=\s*\([^)]*\)/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
  // Keys of sessions, links and deliveries.
  /[\w-]{20,}/g,
];

const withoutPersonal = (message: string): string =>
  PERSONAL.reduce((text, pattern) => text.replace(pattern, LEFT_OUT), message.split("\n")[0] ?? "");
