import type { CompetitionKind } from "@losfee/core";
import type { KindAdapter } from "./kind-adapter.ts";
import { ladderKind } from "./ladder.ts";
import { tournamentKind } from "./tournament.ts";

const kinds: { readonly [Kind in CompetitionKind]: KindAdapter<Kind> } = {
  tournament: tournamentKind,
  ladder: ladderKind,
};

/**
 * What the server knows of a kind, for values that are known to be of that kind: which TypeScript
 * cannot follow through the look-up.
 */
export const kindAdapter = (kind: CompetitionKind): KindAdapter<CompetitionKind> =>
  kinds[kind] as KindAdapter<CompetitionKind>;
