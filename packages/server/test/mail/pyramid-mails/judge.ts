/** A request of a mail in the notation of the corpus. */
export type MailEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Result of processing a mail. */
export interface Outcome {
  readonly recorded: readonly MailEvent[];
  /** Proposed to the director, not carried out. */
  readonly offered: readonly MailEvent[];
  readonly status: "new" | "open" | "done" | "ignored";
  /** Sentences that were not understood. */
  readonly rest: readonly string[];
}

type Kind = "carried-out" | "proposed" | "nothing" | "ignored";

/** Expected result of a mail. */
export interface Expectation {
  /** Any of several is right. */
  readonly kind: Kind | readonly Kind[];
  /** Exactly these are carried out or offered. */
  readonly events: readonly MailEvent[];
  /** Other lists, as good as the first. */
  readonly alternatives?: readonly (readonly MailEvent[])[];
  /** True if offering one of them is enough. */
  readonly oneOf?: boolean;
  /** May also be recorded or offered. */
  readonly also?: readonly MailEvent[];
  /** May also be offered, but never recorded. */
  readonly offers?: readonly MailEvent[];
  /** True if part of it is for the director in any case. */
  readonly keepOpen?: boolean;
}

/** `wrong` is an act that the mail did not request: worse than one not carried out. */
export type Verdict = "right" | "wrong" | "missed";

/** Compares the result of a mail with the expected one. */
export const judge = (expected: Expectation, outcome: Outcome): Verdict => {
  const kinds = new Set<Kind>(typeof expected.kind === "string" ? [expected.kind] : expected.kind);
  const lists = [expected.events, ...(expected.alternatives ?? [])].map((list) => list.map(keyOf));
  const also = new Set((expected.also ?? []).map(keyOf));
  const offers = new Set([...also, ...(expected.offers ?? []).map(keyOf)]);
  const recorded = outcome.recorded.map(keyOf).filter((key) => !also.has(key));
  const asked = kinds.has("carried-out") && lists.some((list) => isWithin(recorded, list));
  if (recorded.length > 0 && !asked) return "wrong";
  const offered = outcome.offered.map(keyOf).filter((key) => !offers.has(key));
  const whole = [...recorded, ...offered];
  const kind = kindOf(recorded, offered, outcome.status);
  const keptOpen = expected.keepOpen !== true || outcome.status === "open";
  if (!keptOpen || !kinds.has(kind)) return "missed";
  if (kind === "nothing" || kind === "ignored") return "right";
  if (outcome.offered.length > 0 && outcome.status !== "open") return "missed";
  const fits =
    lists.some((list) => list.length > 0 && isWithin(whole, list) && isWithin(list, whole)) ||
    (expected.oneOf === true &&
      kind === "proposed" &&
      offered.length > 0 &&
      isWithin(offered, lists.flat()));
  return fits ? "right" : "missed";
};

const kindOf = (
  recorded: readonly string[],
  offered: readonly string[],
  status: Outcome["status"],
): Kind => {
  if (recorded.length > 0) return "carried-out";
  if (offered.length > 0) return "proposed";
  return status === "ignored" ? "ignored" : "nothing";
};

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

/** Returns the same key for the same event, regardless of the order of its fields. */
const keyOf = (event: MailEvent): string =>
  JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1)));
