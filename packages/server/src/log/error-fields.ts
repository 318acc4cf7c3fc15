/** What a log tells of an error. */
interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Where it was thrown, without what it says. */
  readonly stack?: string;
  readonly cause?: ErrorFields;
  readonly errors?: readonly ErrorFields[];
}

/** How deep causes of causes are told. */
const DEEPEST = 3;

/**
 * An error for the log. Databases, mail servers and parsers quote what they were given in their
 * messages and keep it in fields of their own: of those nothing is told but a code, and of the message
 * what is left without quotations, addresses and secrets.
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

/** The lines of a stack that name functions and files; what it begins with repeats the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** What stands for what was left out. */
const LEFT_OUT = "…";

/** From the widest to the narrowest: an address in quotes goes with them. */
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
