import type { CompetitionKind } from "@losfee/core";
import { ladderKind } from "./ladder.ts";
import type { ServedKind } from "./served-kind.ts";
import { tablesKind } from "./tables.ts";
import { tournamentKind } from "./tournament.ts";

const kinds: { readonly [Kind in CompetitionKind]: ServedKind<Kind> } = {
  tournament: tournamentKind,
  tables: tablesKind,
  ladder: ladderKind,
};

/** Every kind of competition, for what is documented of all of them. */
export const servedKinds = Object.values(kinds) as readonly ServedKind<CompetitionKind>[];

/**
 * What the server knows of a kind, for values that are known to be of that kind: which TypeScript
 * cannot follow through the look-up.
 */
export const servedKind = (kind: CompetitionKind): ServedKind<CompetitionKind> =>
  kinds[kind] as ServedKind<CompetitionKind>;
