import {
  type CompetitionKind,
  type CompetitionState,
  playedAt,
  playsBoards,
  playsTables,
} from "@losfee/core";
import type { PageQuery } from "./page-query.ts";

/** Subject of a page: a ladder, or a tournament's games for two or its tables. */
export type PageKind = CompetitionKind | "tables";

/** The competition kind of a page kind. */
export type KindOfPage<Kind extends PageKind> = Kind extends CompetitionKind ? Kind : "tournament";

/** The sides of a competition that has stages at tables and stages of games for two. */
export type Side = "tables" | "boards";

/** Returns the kind of pages to show first: as asked by `?at=`, or by the current play. */
export const pageKindOf = (state: CompetitionState, { at }: PageQuery): PageKind => {
  if (state.kind !== "tournament") return state.kind;
  const isAsked = hasBothSides(state) && (at === "boards" || at === "tables");
  return kindOf(isAsked ? at : playedAt(state));
};

/** Like {@link pageKindOf}, then the other side of a competition, if any: some pages need it. */
export const pageKindsOf = (state: CompetitionState, query: PageQuery): readonly PageKind[] => {
  const first = pageKindOf(state, query);
  return hasBothSides(state) ? [first, kindOf(otherSide(sideOf(first)))] : [first];
};

const hasBothSides = (state: CompetitionState): boolean =>
  state.kind === "tournament" && playsTables(state.settings) && playsBoards(state.settings);

const kindOf = (side: Side): PageKind => (side === "tables" ? "tables" : "tournament");
const sideOf = (kind: PageKind): Side => (kind === "tables" ? "tables" : "boards");
const otherSide = (side: Side): Side => (side === "tables" ? "boards" : "tables");

/** Returns the side of a page in a competition with two; null for all others. */
export const sidesOf = (state: CompetitionState, kind: PageKind): Sides | null => {
  if (state.kind !== "tournament" || !hasBothSides(state)) return null;
  const current = sideOf(kind);
  return { current, isPlayed: current === playedAt(state) };
};

/** The side of a page, and whether it is the one in play. */
export interface Sides {
  readonly current: Side;
  readonly isPlayed: boolean;
}
