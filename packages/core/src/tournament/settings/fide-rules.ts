import type { Criterion } from "../../ranking/criterion.ts";
import type { Settings } from "./settings.ts";

/** True in FIDE mode: what FIDE does not allow is refused, and what it warns about is asked. */
export const isInFideMode = ({ fideMode }: Pick<Settings, "fideMode">): boolean =>
  fideMode === "on";

/** True if FIDE excludes a criterion from round robins: Buchholz and its kin (C.07 article 8). */
export const isOfSwiss = ({ unsuited }: Pick<Criterion, "unsuited">): boolean =>
  unsuited?.pairing === "pre-determined";
