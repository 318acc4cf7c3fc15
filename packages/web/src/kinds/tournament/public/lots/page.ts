import { type PublicCommitment, publicCommitments } from "@losfee/core";
import { lotsTexts } from "@losfee/messages/tournament-public-lots";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { announcedDraws, checkedDraws, type DrawLine } from "./draws.ts";

/** Public knowledge about the lots of a competition. */
export interface LotsModel {
  readonly competition: string;
  readonly closed: boolean;
  /** Draws for rounds or for stages at tables. */
  readonly at: "boards" | "tables";
  /** Seeds of the lots, the current one last; each secret until a closing. */
  readonly seeds: readonly PublicCommitment[];
  readonly draws: readonly DrawLine[];
  readonly names: EntryNames;
}

/** Returns the lots of a competition; seed and orders only after the closing. */
export const buildLots = ({ state, query }: PageRequest): LotsModel | null => {
  if (state === null) return null;
  const closed = state.status === "closed";
  const at = pageKindOf(state, query) === "tables" ? "tables" : "boards";
  return {
    competition: state.competition,
    ...{ at, closed },
    seeds: publicCommitments(state),
    draws: closed ? checkedDraws(state, at) : announcedDraws(state, at),
    names: closed ? entryNames(state) : {},
  };
};

/** Source of the lots, and the proof afterwards. */
export const lotsPage = pages.publicPage("lots", "/lots", {
  place: "lots",
  build: buildLots,
  title: (_model, { language }) => lotsTexts[language].title,
  alsoFor: ["tables"],
});
