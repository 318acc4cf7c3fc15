import type { FoundName, NameFinder } from "./names.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { MailTarget, NamedSeat } from "./wish.ts";

const PLACES = "(?:seat|place|platz|position|feld|index)";
const LEVELS = "(?:level|ebene|row|reihe|stufe)";

const SEAT = new RegExp(
  [
    `\\b${LEVELS} ?(\\d{1,4})[ ,/-]{1,3}(?:${PLACES} )?(?:nr\\.? |no\\.? )?(\\d{1,4})\\b`,
    "(?<![\\d.,:])(\\d{1,4})[.](\\d{1,4})(?![\\d:]|\\.\\d|\\.(?=\\s*\\d))",
  ].join("|"),
  "g",
);

/** A date has a preposition before it that a seat has not. */
const BEFORE_DATE = /\b(?:am|vom|seit|ab|bis|bis zum|zum|since|until|from|till)\s$/;

const VACANCY =
  /\b(?:xxx(?:-spieler|-player)?|(?:freie?|leere?|vakante?|unbesetzte?|offene?)[nrsm]? (?:platz|sitz|feld)(?:es)?|vakanz|vacan(?:t|cy)(?: seat| place| spot)?|(?:free|empty|open) (?:seat|place|spot))\b/g;

/** Possible words between a name and its seat. */
const LINK =
  /^[ ,(:/-]{0,3}(?:auf |on |at |in |from |von )?(?:the |dem |der )?(?:(?:platz|seat|place|feld|position) )?\(?$/;

interface Mark {
  readonly offset: number;
  readonly end: number;
  readonly who: FoundName | "vacancy" | null;
  readonly seat: NamedSeat | null;
}

/** Returns the targets in folded words: players, vacancies and seats, in order. Linear. */
export const targetsIn = (
  words: string,
  names: NameFinder,
): readonly (MailTarget & { readonly offset: number })[] => {
  const people: Mark[] = [
    ...names(words).map((who) => ({ offset: who.offset, end: who.end, who, seat: null })),
    ...[...words.matchAll(VACANCY)].map((match) => ({
      offset: match.index,
      end: match.index + match[0].length,
      who: "vacancy" as const,
      seat: null,
    })),
  ];
  const marks = [...people, ...seatsIn(words)].toSorted((a, b) => a.offset - b.offset);
  const targets: (MailTarget & { readonly offset: number })[] = [];
  for (let index = 0; index < marks.length; index++) {
    const [here, next] = [marks[index], marks[index + 1]];
    if (here === undefined) break;
    const paired =
      next !== undefined &&
      (here.who === null) !== (next.who === null) &&
      LINK.test(words.slice(here.end, next.offset));
    const partner = paired ? next : null;
    if (partner !== null) index += 1;
    // "Den freien Platz 5.4 (XXX)" names one vacancy twice.
    const again = partner !== null && marks[index + 1];
    const vacancy = here.who === "vacancy" || partner?.who === "vacancy";
    if (vacancy && again && again.who === "vacancy" && isBeside(words, marks[index], again))
      index += 1;
    targets.push(targetOf(words, here, partner));
  }
  return joined(targets);
};

/** "Den XXX-Platz in der fünften Ebene (5.4)": other words stand between a vacancy and its seat. */
const joined = <Target extends MailTarget>(targets: readonly Target[]): readonly Target[] => {
  const [one, two, ...more] = targets;
  if (one === undefined || two === undefined || more.length > 0) return targets;
  if (!one.vacancy || one.seat !== null || two.seat === null || two.candidates.length > 0)
    return targets;
  return two.vacancy ? targets : [{ ...one, seat: two.seat }];
};

const isBeside = (words: string, one: Mark | undefined, other: Mark): boolean =>
  one !== undefined && /^ ?[(=/-] ?$/.test(words.slice(one.end, other.offset));

const targetOf = (
  words: string,
  here: Mark,
  partner: Mark | null,
): MailTarget & { readonly offset: number } => {
  const who = here.who ?? partner?.who ?? null;
  const named = who === "vacancy" ? null : who;
  const [only] = named?.sure === true ? named.candidates : [];
  return {
    offset: here.offset,
    text: words.slice(here.offset, partner?.end ?? here.end),
    seat: here.seat ?? partner?.seat ?? null,
    vacancy: who === "vacancy",
    entry: only ?? null,
    candidates: named?.candidates ?? [],
  };
};

const seatsIn = (words: string): readonly Mark[] =>
  [...words.matchAll(SEAT)].flatMap((match) => {
    if (BEFORE_DATE.test(words.slice(Math.max(0, match.index - 8), match.index))) return [];
    const [level, index] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
    if (level < 1 || index < 1) return [];
    const seat = { level, index };
    return [{ offset: match.index, end: match.index + match[0].length, who: null, seat }];
  });

/** A challenge read from one sentence. */
export interface ReadChallenge {
  readonly targets: readonly MailTarget[];
  /** Every target is a seat or surely a player. */
  readonly certain: boolean;
}

/** A target, and where it stands. */
export type Target = ReturnType<typeof targetsIn>[number];

/** Excludes the senders themselves, and the seat next to their own name. */
export const targetsBut = (words: string, { names, sender }: ReadingContext): readonly Target[] =>
  targetsIn(words, names).flatMap((target) => {
    const candidates = target.candidates.filter((entry) => entry !== sender);
    if (candidates.length === 0 && target.candidates.length > 0) return [];
    // "… - A. Schneider" at the end is the sender's own name.
    const isLast = words.slice(target.offset + target.text.length).replace(/\W/g, "") === "";
    const isSigned = isLast && /[-,.!?] $/.test(words.slice(0, target.offset));
    if (isSigned && candidates.length < target.candidates.length) return [];
    return [{ ...target, candidates, entry: target.entry === sender ? null : target.entry }];
  });

export const isClear = ({ seat, vacancy, entry, candidates }: MailTarget): boolean =>
  vacancy ? seat !== null : entry !== null || (seat !== null && candidates.length === 0);
