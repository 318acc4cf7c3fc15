import type { Consequence, Settings } from "@losfee/core";
import { may } from "./needs.ts";
import type { Viewer } from "./roles.ts";

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

/** True if the viewer sees the chances: directors always, others where the director shows them. */
export const seesChances = (
  { settings }: { readonly settings: Pick<Settings, "chances"> },
  viewer: Pick<Viewer, "role" | "also">,
): boolean => settings.chances === "public" || may(viewer, "director");
