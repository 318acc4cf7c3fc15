import type { Consequence } from "@losfee/core";

/** Consequences that only concern a player and the director. */
const PRIVATE: ReadonlySet<Consequence["kind"]> = new Set<Consequence["kind"]>([
  "holiday",
  "expulsion-offered",
  "expulsion-declined",
  "letter",
  "letter-answered",
  "timer-void",
  "refused",
  "not-entitled",
]);

/** True if the public may read the consequence. */
export const isPublicConsequence = ({ kind }: Consequence): boolean => !PRIVATE.has(kind);
