import type { MailIntent, MailTarget } from "./intent.ts";

/**
 * The intents of a mail without repetitions (a subject often says what the text says again); those
 * that contradict each other are only proposals. At most quadratic in their number, which is small.
 */
export const settle = (intents: readonly MailIntent[]): readonly MailIntent[] => {
  const kept: MailIntent[] = [];
  for (const intent of intents.slice(0, 200)) {
    const index = kept.findIndex((other) => isRepetition(other, intent));
    const other = kept[index];
    if (other === undefined) kept.push(intent);
    else kept[index] = fuller(other, intent);
  }
  const told = kept.filter((intent) => !isEmptyChallenge(intent) || !kept.some(isFullChallenge));
  return told.map((intent) =>
    told.some((other) => contradicts(intent, other))
      ? { ...intent, certainty: "proposal" as const }
      : intent,
  );
};

const isEmptyChallenge = (intent: MailIntent): boolean =>
  intent.kind === "challenge" && intent.targets.length === 0;

const isFullChallenge = (intent: MailIntent): boolean =>
  intent.kind === "challenge" && intent.targets.length > 0;

const isRepetition = (a: MailIntent, b: MailIntent): boolean => {
  if (a.kind === "challenge" && b.kind === "challenge") {
    return (
      a.source.in === "subject" &&
      a.targets.every((target) => b.targets.some((other) => isSameTarget(target, other)))
    );
  }
  if (a.kind === "result" && b.kind === "result") {
    return key(a.outcome) === key(b.outcome) && (isWithin(a, b) || isWithin(b, a));
  }
  const { certainty: _a, source: _aSource, ...wish } = a;
  const { certainty: _b, source: _bSource, ...otherWish } = b;
  return key(wish) === key(otherWish);
};

type Result = Extract<MailIntent, { readonly kind: "result" }>;

const isWithin = (a: Result, b: Result): boolean =>
  a.entries.every((entry) => b.entries.includes(entry));

const isSameTarget = (a: MailTarget, b: MailTarget): boolean =>
  key([a.seat, a.entry]) === key([b.seat, b.entry]) ||
  (a.entry !== null && a.entry === b.entry) ||
  (a.seat !== null && key(a.seat) === key(b.seat));

/** Of two that say the same: the one that says more, as certain as the more certain one. */
const fuller = (a: MailIntent, b: MailIntent): MailIntent => {
  const more = sizeOf(b) > sizeOf(a) ? b : a;
  const certain = a.certainty === "certain" || b.certainty === "certain";
  return { ...more, certainty: certain ? "certain" : "proposal" };
};

const sizeOf = (intent: MailIntent): number => {
  if (intent.kind === "challenge") return intent.targets.length + 0.5;
  return intent.kind === "result" ? intent.entries.length : 0;
};

const contradicts = (a: MailIntent, b: MailIntent): boolean => {
  if (a === b) return false;
  if (a.kind === "acceptance") return b.kind === "refusal";
  if (a.kind === "refusal") return b.kind === "acceptance" || b.kind === "moves";
  if (a.kind === "retirement") return b.kind === "stay" || b.kind === "challenge";
  if (a.kind === "stay" || a.kind === "challenge") return b.kind === "retirement";
  if (a.kind === "waiting-list") return b.kind === "waiting-list" && a.action !== b.action;
  if (a.kind === "standing-list") return b.kind === "standing-list" && a.action !== b.action;
  if (a.kind !== "result" || b.kind !== "result") return false;
  return a.outcome.by === b.outcome.by && a.outcome.result !== b.outcome.result;
};

const key = (value: unknown): string => JSON.stringify(value);
