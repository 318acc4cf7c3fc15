import { firstOf, folded } from "./plain-text.ts";

/** A sentence or a line of a list. */
export interface Statement {
  readonly in: "subject" | "text";
  readonly text: string;
  /** For comparing words. */
  readonly words: string;
  /** Something is said not to be so, or taken back. */
  readonly negated: boolean;
  /** Asked, thought about, or made dependent on something: nothing to act upon. */
  readonly doubtful: boolean;
}

const NEGATION =
  /\b(?:nicht|kein|keine|keinen|keinem|keiner|nie|niemals|not|no|never|cannot|can't|don't|won't|doesn't|didn't|isn't|without|ohne)\b/;

const DOUBT =
  /\?|\b(?:falls|wenn|sofern|vielleicht|eventuell|evtl|moeglicherweise|demnaechst|ueberlege|koennte|koennten|if|unless|maybe|perhaps|might|could|considering|thinking)\b/;

/** What was said before is taken back. */
const RETRACTION =
  /\b(?:(?:ziehe?n?|nehme?n?)\b.{0,80}\bzurueck|zurueck(?:zu)?ziehen|zurueckgezogen|widerrufe|storniere\w*|retract|take back|revoke|cancel|withdraw (?:my|the|our) (?:challenge|objection|result|claim|request))\b/;

/** "Ich ziehe mich zurück" takes nothing back that was said before. */
const GOES = /\b(?:ziehe|moechte|will|werde)\b.{0,20}\bmich\b.{0,60}\bzurueck/;

/** "Hätte ich gewonnen": said of what did not happen. */
const UNREAL = /\b(?:haette|hatte fast|waere|would have|almost|beinahe)\b/;

const LONGEST = 2000;

/** A line this long was probably broken by the mail program, not by its writer. */
const WRAPPED = 55;

/** A statement of `text`, read from a mail's subject or text. */
export const statementOf = (text: string, where: Statement["in"]): Statement => {
  const short = firstOf(text.trim(), LONGEST);
  const words = folded(short);
  return {
    in: where,
    text: short,
    words,
    negated: NEGATION.test(words) || (RETRACTION.test(words) && !GOES.test(words)),
    doubtful: DOUBT.test(words) || UNREAL.test(words),
  };
};

/**
 * The statements of a text in order: sentences end with `!`, `?`, `;` or with a full stop behind a
 * word (not behind a number: `3. August`, `1. e4`), lines where their writer ended them. Linear.
 */
export const statementsOf = (text: string): readonly Statement[] =>
  unwrapped(text)
    .flatMap((line) =>
      line.split(
        /(?<=[!?;]|(?:\p{L}{3}|\d{4})[.)]|\b(?:an|ab|zu|um|on|it|me|ok)\.)\s+(?=[\p{Lu}\p{N}"„(])/u,
      ),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => statementOf(sentence, "text"));

/** The lines of a text, those joined again that a mail program broke. */
const unwrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  let long = false;
  for (const line of text.split("\n").map((it) => it.trim())) {
    const continues = long && /^[\p{Ll}\p{N}("„]/u.test(line) && !/^(?:\d+[.)]|[-*•])\s/.test(line);
    const last = lines.at(-1) ?? "";
    // Never longer than what is read of a statement: so joining stays linear.
    if (continues && last.length < LONGEST) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
    long = line.length >= WRAPPED && !/[.!?:;]$/.test(line);
  }
  return lines;
};
