import type { MailTarget, Wish } from "./wish.ts";

/**
 * Removes repetitions from the wishes of a mail (a subject often repeats the text); turns
 * contradictory ones into proposals. At most quadratic in their number, which is small.
 */
export const settle = (wishes: readonly Wish[]): readonly Wish[] => {
  const distinct: Wish[] = [];
  for (const wish of wishes.slice(0, 200)) {
    const index = distinct.findIndex((other) => isRepetition(other, wish));
    const other = distinct[index];
    if (other === undefined) distinct.push(wish);
    else distinct[index] = fuller(other, wish);
  }
  const full = distinct.filter(
    (wish) =>
      !(isEmptyChallenge(wish) && distinct.some(isFullChallenge)) &&
      !(isTitle(wish) && distinct.some(isAnswer)),
  );
  return full.map((wish) =>
    full.some((other) => contradicts(wish, other))
      ? { ...wish, certainty: wish.certainty === "implied" ? wish.certainty : "proposal" }
      : wish,
  );
};

/** "Herausforderung", or "Herausforderung Nr. 2" above a mail, names no player. */
export const isEmptyChallenge = (wish: Wish): boolean =>
  wish.kind === "challenge" &&
  (wish.targets.length === 0 || wish.source.in === "subject") &&
  wish.targets.every(
    ({ seat, vacancy, entry, candidates }) =>
      seat === null && !vacancy && entry === null && candidates.length === 0,
  );

const isFullChallenge = (wish: Wish): boolean =>
  wish.kind === "challenge" && !isEmptyChallenge(wish);

/** "Herausforderung Meier" above an answer is the topic, not a challenge. */
const isTitle = ({ kind, source }: Wish): boolean =>
  kind === "challenge" && source.in === "subject";

const isAnswer = (wish: Wish): boolean =>
  wish.kind === "acceptance" ||
  wish.kind === "refusal" ||
  (wish.kind === "moves" && wish.moveNumber === 1 && wish.side === "black");

const isRepetition = (a: Wish, b: Wish): boolean => {
  if (a.kind !== b.kind) return false;
  if (a.kind === "challenge" && b.kind === "challenge") {
    const whole = a.targets.length === b.targets.length || a.source.in === "subject";
    return (
      whole && a.targets.every((target) => b.targets.some((other) => isSameTarget(target, other)))
    );
  }
  if (a.kind === "result" && b.kind === "result") {
    return (
      key([a.outcome, a.people, a.own, a.twofold]) === key([b.outcome, b.people, b.own, b.twofold])
    );
  }
  const { certainty: _a, source: _aSource, ...wish } = a;
  const { certainty: _b, source: _bSource, ...otherWish } = b;
  return key(wish) === key(otherWish);
};

const isSameTarget = (a: MailTarget, b: MailTarget): boolean =>
  a.candidates.some((entry) => b.candidates.includes(entry)) ||
  (a.seat !== null && key(a.seat) === key(b.seat));

/** Merges two equal wishes: the more detailed one, as certain as the more certain one. */
const fuller = (a: Wish, b: Wish): Wish => {
  const more = sizeOf(b) > sizeOf(a) ? b : a;
  return {
    ...more,
    certainty: CERTAINTIES.find((it) => [a.certainty, b.certainty].includes(it)) ?? "implied",
  };
};

const CERTAINTIES = ["certain", "proposal", "implied"] as const;

const sizeOf = (wish: Wish): number => {
  if (wish.kind === "result") return wish.figures === null ? 0 : 1;
  if (wish.kind !== "challenge") return 0;
  return wish.targets.reduce((sum, { entry }) => sum + (entry === null ? 1 : 2), 0.5);
};

const contradicts = (a: Wish, b: Wish): boolean => {
  if (a === b) return false;
  if (a.kind === "challenge") return b.kind === "retirement" || b.kind === "challenge";
  if (a.kind === "acceptance") return b.kind === "refusal";
  if (a.kind === "refusal") return b.kind === "acceptance" || b.kind === "moves";
  if (a.kind === "retirement") return b.kind === "stay" || b.kind === "challenge";
  if (a.kind === "stay") return b.kind === "retirement";
  if (a.kind === "waiting-list") return b.kind === "waiting-list" && a.action !== b.action;
  return (
    a.kind === "standing-waiting-list" &&
    b.kind === "standing-waiting-list" &&
    a.action !== b.action
  );
};

const key = (value: unknown): string => JSON.stringify(value);
