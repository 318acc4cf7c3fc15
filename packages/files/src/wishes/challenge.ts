import type { NameFinder } from "./players.ts";
import type { Statement } from "./statements.ts";
import type { MailTarget, NamedSeat } from "./wish.ts";

/** A challenge read from one statement. */
export interface ReadChallenge {
  readonly targets: readonly MailTarget[];
  /** Every target is a seat or a known player. */
  readonly certain: boolean;
}

const CHALLENGE =
  /\b(?:forder(?:e|n|t)\b.{0,300}?\bheraus\b|herausforder\w*|challeng(?:e|es|ing))\b/;

/** "Ich nehme die Herausforderung an" and the like speak of a challenge without making one. */
const ABOUT_ONE =
  /\b(?:(?:your|his|her|deine|ihre|seine|meine letzte) (?:challenge|herausforderung)|challenged|herausgefordert|(?:nehme|akzeptiere|accept|lehne|decline|refuse|erhalten|received|bestaetige|confirm)\b.{0,60}\b(?:challenge|herausforderung)|(?:challenge|herausforderung)\b.{0,30}\b(?:annehmen|ablehnen|erhalten|received))\b/;

/** The mail's addressee is meant: a direct challenge goes to its target, the director has a copy. */
const YOU =
  /\b(?:fordere? (?:ich )?(?:hiermit )?(?:dich|sie|euch)|(?:dich|sie)\b.{0,60}\bherausfordern|challenge you)\b/;

const PLACES = "(?:seat|place|platz|position|feld|index)";
const LEVELS = "(?:level|ebene|row|reihe|stufe)";

const SEAT = new RegExp(
  [
    `\\b${LEVELS} ?(\\d{1,4})[ ,/-]{1,3}(?:${PLACES} )?(?:nr\\.? |no\\.? )?(\\d{1,4})\\b`,
    "(?<![\\d.,:])(\\d{1,4})[.](\\d{1,4})(?![\\d:]|\\.\\d)",
  ].join("|"),
  "g",
);

/** A date has a preposition before it that a seat has not. */
const BEFORE_DATE = /\b(?:am|vom|seit|ab|bis|zum|since|until|from)\s$/;

const VACANCY =
  /\b(?:xxx(?:-spieler|-player)?|freie?[nr]? platz|vacan(?:t|cy)(?: seat| place)?)\b/g;

/** What may stand between a name and its seat. */
const LINK =
  /^[ ,(:/-]{0,3}(?:auf |on |at |in |from |von )?(?:the |dem |der )?(?:(?:platz|seat|place|feld|position) )?\(?$/;

/**
 * The challenge a statement makes; null where it makes none. A statement about a challenge that
 * somebody else made is none. `addressees`: the players that "you" may mean.
 */
export const readChallenge = (
  statement: Pick<Statement, "text" | "words" | "negated">,
  names: NameFinder,
  addressees: readonly number[],
): ReadChallenge | null => {
  const { words, negated } = statement;
  if (negated || !CHALLENGE.test(words) || ABOUT_ONE.test(words)) return null;
  const targets = targetsIn(words, names);
  if (targets.length > 0) return { targets, certain: targets.every(isClear) };
  const text = unknownTarget(statement.text);
  const [you, ...others] = addressees;
  if (you !== undefined && others.length === 0 && (YOU.test(words) || text === "")) {
    const target = { text: "", seat: null, vacancy: false, entry: you };
    return { targets: [target], certain: YOU.test(words) };
  }
  const nobody = { text, seat: null, vacancy: false, entry: null };
  return { targets: text === "" ? [] : [nobody], certain: false };
};

/** Words that join the targets of a list. */
const JOINING =
  /^(?:und|and|dann|then|danach|sowie|auf|on|at|an|gegen|against|platz|seat|place|xxx|\d+)$/;

/** Lines below a challenge that hold nothing but further targets: `- XXX auf 3.1`. */
export const readFurtherTargets = (
  { words }: Pick<Statement, "words">,
  names: NameFinder,
): readonly MailTarget[] => {
  if (words.length > 200) return [];
  const targets = targetsIn(words, names);
  const rest = targets.reduce((left, { text }) => left.replace(text, " "), words);
  const others = rest.match(/[a-z0-9]+/g) ?? [];
  return others.every((word) => JOINING.test(word)) ? targets : [];
};

const isClear = ({ seat, vacancy, entry }: MailTarget): boolean =>
  seat !== null || (entry !== null && !vacancy);

interface Mark {
  readonly offset: number;
  readonly end: number;
  readonly who: { readonly vacancy: boolean; readonly entry: number | null } | null;
  readonly seat: NamedSeat | null;
}

const targetsIn = (words: string, names: NameFinder): readonly MailTarget[] => {
  const people: Mark[] = [
    ...names(words).map(({ offset, end, entry }) => mark(offset, end, { vacancy: false, entry })),
    ...[...words.matchAll(VACANCY)].map((match) =>
      mark(match.index, match.index + match[0].length, { vacancy: true, entry: null }),
    ),
  ];
  const marks = [...people, ...seatsIn(words)].toSorted((a, b) => a.offset - b.offset);
  const targets: MailTarget[] = [];
  for (let index = 0; index < marks.length; index++) {
    const here = marks[index];
    const next = marks[index + 1];
    if (here === undefined) break;
    const paired =
      next !== undefined &&
      (here.who === null) !== (next.who === null) &&
      LINK.test(words.slice(here.end, next.offset));
    const partner = paired ? next : null;
    if (partner !== null) index += 1;
    targets.push(targetOf(words, here, partner));
  }
  return targets;
};

const mark = (offset: number, end: number, who: Mark["who"]): Mark => ({
  offset,
  end,
  who,
  seat: null,
});

const targetOf = (words: string, here: Mark, partner: Mark | null): MailTarget => ({
  text: words.slice(here.offset, partner?.end ?? here.end),
  seat: here.seat ?? partner?.seat ?? null,
  vacancy: (here.who ?? partner?.who)?.vacancy ?? false,
  entry: (here.who ?? partner?.who)?.entry ?? null,
});

const seatsIn = (words: string): readonly Mark[] =>
  [...words.matchAll(SEAT)].flatMap((match) => {
    if (BEFORE_DATE.test(words.slice(Math.max(0, match.index - 8), match.index))) return [];
    const [level, index] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
    if (level < 1 || index < 1) return [];
    const seat = { level, index };
    return [{ offset: match.index, end: match.index + match[0].length, who: null, seat }];
  });

const NAMED_AFTER =
  /(?:\bfordere?n?\s+(?:ich\s+|hiermit\s+)*(.{2,60}?)\s+heraus\b|\bchallenge\s+(.{2,60}?)(?:[.,;:!(]|$)|\bHerausforderung\s*(?:an|gegen|von|:)?\s+(.{2,60}?)(?:[.,;:!(]|$))/i;

/** The words that name somebody unknown. */
const unknownTarget = (text: string): string => {
  const match = NAMED_AFTER.exec(text);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim();
};
