import type { LadderRefusal } from "@losfee/core";

/** A refusal that is not composed of others. */
export type OneRefusal = Exclude<LadderRefusal, { readonly code: "challenges-refused" }>;
