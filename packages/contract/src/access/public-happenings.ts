import type { Happening } from "@losfee/core";

/** What is between a player and the director, or says nothing to anybody else. */
const PRIVATE: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>([
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
export const isPublicHappening = ({ kind }: Happening): boolean => !PRIVATE.has(kind);
