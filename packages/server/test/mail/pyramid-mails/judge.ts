/** What a mail asked for, as the corpus writes it. */
export type MailEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What became of a mail. */
export interface Outcome {
  readonly recorded: readonly MailEvent[];
  /** What the director is offered, and nobody did. */
  readonly offered: readonly MailEvent[];
  readonly status: "new" | "open" | "done" | "ignored";
  /** Sentences that were not understood. */
  readonly rest: readonly string[];
}

type Kind = "carried-out" | "proposed" | "nothing" | "ignored";

/** What is to become of a mail. */
export interface Expectation {
  /** Each of several is right. */
  readonly kind: Kind | readonly Kind[];
  /** What is carried out or offered, and nothing else. */
  readonly events: readonly MailEvent[];
  /** Other lists, as good as the first. */
  readonly alternatives?: readonly (readonly MailEvent[])[];
  /** Offering one of them is enough. */
  readonly oneOf?: boolean;
  /** May be recorded or offered beside it. */
  readonly also?: readonly MailEvent[];
  /** May be offered beside it, but never recorded. */
  readonly offers?: readonly MailEvent[];
  /** Something in it is for the director, whatever is done. */
  readonly keepOpen?: boolean;
}

/** `wrong` is an act that nobody asked for, which is worse than anything left undone. */
export type Verdict = "right" | "wrong" | "missed";

/** Whether that is to become of a mail what became of it. */
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

/** The same for the same event, whatever the order of its fields. */
const keyOf = (event: MailEvent): string =>
  JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1)));
