import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import { othersIn, type Scene } from "./scene.ts";
import type { Sentence } from "./sentences.ts";
import { isClear, type ReadChallenge, targetsBut, targetsIn } from "./targets.ts";
import type { MailTarget, WishContent } from "./wish.ts";
import { CHALLENGES, LEFT_SEAT, SEAT, TAKES as TAKES_SEAT } from "./words-of-challenges.ts";

export const THIRD =
  /\b(?:fordert|challenges|hat (?:\w+ )?gefordert|moechte (?:er|sie)|er|he|she|wants to|would like .{0,40} to)\b/;

const TAKES =
  /\b(?:nehme?n?|ein(?:zu)?nehmen|besetzen?|uebernehmen?|beanspruchen?|moechte|wuerde|haette|take|occupy|claim|fill|i'd like|i would like|i want|move (?:me )?(?:up )?(?:in)?to|put me|give me|setz\w* mich|gebe?n? (?:sie )?mir|gebt mir)\b/;

/** "Ich nehme den freien Platz 5.4" challenges no one, but is the same act. */
export const takesVacancy = (sentence: Sentence, context: ReadingContext): ReadChallenge | null => {
  const targets = TAKES.test(sentence.words) ? vacanciesIn(sentence, context) : [];
  return targets.length === 0 ? null : { targets, certain: targets.every(isClear) };
};

const MAY_MEAN: ReadonlySet<Sentence["mood"]> = new Set([
  "asserted",
  "requested",
  "intended",
  "supposed",
]);

const SELF = /\b(?:bitte|please|ich|mir|mich|mein\w*|i|i'd|i'll|me|my|mine)\b/;

/** "Darf ich den freien Platz nehmen?", "XXX auf 3.1 an mich": an implied wish. */
export const mentionsVacancy = (
  sentence: Sentence,
  context: ReadingContext,
): ReadChallenge | null => {
  const { mood, words } = sentence;
  if (mood !== "asked" && mood !== "requested" && (!SELF.test(words) || !MAY_MEAN.has(mood)))
    return null;
  const targets = vacanciesIn(sentence, context);
  return targets.length === 0 ? null : { targets, certain: false };
};

/** Vacancies in a sentence that names no player and takes nothing back. */
const vacanciesIn = (
  { words, clauses }: Sentence,
  context: ReadingContext,
): readonly MailTarget[] => {
  const isFree = /\b(?:frei|leer|unbesetzt|free|vacant|empty)\b/.test(words);
  const found = targetsBut(words, context).map((target) =>
    isFree && target.seat !== null && target.candidates.length === 0
      ? { ...target, vacancy: true }
      : target,
  );
  // "Petr ist ausgestiegen, ich nehme den freien Platz 4.2": who is named elsewhere is no target.
  const holding = clauses.filter((clause) =>
    found.some(({ vacancy, offset }) => vacancy && isWithin(clause, offset)),
  );
  const targets = found.filter(({ offset }) => holding.some((clause) => isWithin(clause, offset)));
  if (THIRD.test(words) || FOREIGN.test(words)) return [];
  if (clauses.some(({ negated, hangs }) => negated || isSupposed(hangs))) return [];
  if (!targets.every(({ vacancy }) => vacancy)) return [];
  // "Da 5.4 frei ist, nehme ich den freien Platz": the seat says which.
  const seated = targets.filter(({ seat }) => seat !== null);
  return seated.length > 0 ? seated : targets;
};

const isWithin = ({ offset, words }: Sentence["clauses"][number], at: number): boolean =>
  at >= offset && at <= offset + words.length;

const isSupposed = (hangs: Sentence["clauses"][number]["hangs"]): boolean =>
  hangs === "condition" || hangs === "report";

const MOVES_UP =
  /\b(?:ruecke\w*|aufruecken|vorruecken|hochruecken|nachruecken|move (?:up )?(?:in)?to|avance\w*)\b/;

/** The seat that was spoken of. */
const THERE = /\b(?:ihn|den|da|dort|dahin|dorthin|it|that|there|the)\b/;

/** "Ich beanspruche seinen Platz", after a player has left: the seat, if it is free. */
export const seatTaken = ({ words }: Sentence, scene: Scene): WishContent | null => {
  const { topic, speaksOf, people, names } = scene;
  const [place, ...places] = targetsIn(words, names).flatMap((it) => it.seat ?? []);
  // "Ich rücke auf 4.2 vor": the pyramid knows who sits there.
  if (place !== undefined && places.length === 0 && MOVES_UP.test(words))
    return {
      kind: "challenge",
      targets: [{ text: "", seat: place, vacancy: false, entry: null, candidates: [] }],
    };
  const meant =
    SEAT.test(words) ||
    (speaksOf(SEAT) && THERE.test(words)) ||
    (speaksOf(SEAT) && targetsIn(words, names).some(({ seat }) => seat !== null));
  // "Eine Partie gegen Meier auf Platz 4.2" is one against a player.
  if (CHALLENGES.test(words) && othersIn(words, scene).length > 0) return null;
  const here = othersIn(words, scene);
  // "Den Platz von Petr": the pyramid knows whether he has left.
  const ofHolder = SEAT.test(words) && here.length === 1;
  if (!meant || !TAKES_SEAT.test(words) || !(ofHolder || speaksOf(LEFT_SEAT))) return null;
  const [holder = []] = here.length > 0 ? here : people;
  const [seat, ...more] = targetsIn(topic, names).flatMap((it) => it.seat ?? []);
  const only = seat !== undefined && more.length === 0 ? seat : null;
  return {
    kind: "challenge",
    targets: [{ text: "", seat: only, vacancy: true, entry: null, candidates: holder }],
  };
};
