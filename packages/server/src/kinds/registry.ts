import type { CompetitionKind } from "@losfee/core";
import type { KindAdapter } from "./kind-adapter.ts";
import { ladderKind } from "./ladder.ts";
import { tournamentKind } from "./tournament.ts";

const kinds: { readonly [Kind in CompetitionKind]: KindAdapter<Kind> } = {
  tournament: tournamentKind,
  ladder: ladderKind,
};

/**
 * Returns the adapter of a kind, typed for values known to be of that kind: TypeScript cannot
 * follow that through the look-up.
 */
export const kindAdapter = (kind: CompetitionKind): KindAdapter<CompetitionKind> =>
  kinds[kind] as KindAdapter<CompetitionKind>;
