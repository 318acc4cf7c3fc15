import type { Consequence } from "@losfee/core";

/** What is between a player and the director, or says nothing to anybody else. */
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

/** Whether everybody may read of what happened. */
export const isPublicConsequence = ({ kind }: Consequence): boolean => !PRIVATE.has(kind);
