import { type PublicCommitment, publicCommitments } from "@losfee/core";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { announcedDraws, checkedDraws, type DrawLine } from "./draws.ts";

/** What is known about the lots of a competition. */
export interface LotsModel {
  readonly competition: string;
  readonly closed: boolean;
  /** Whether draws were made for rounds or for stages at tables. */
  readonly at: "boards" | "tables";
  /** The seeds that lots come from, the one in force last; each secret until a closing. */
  readonly seeds: readonly PublicCommitment[];
  readonly draws: readonly DrawLine[];
  readonly names: EntryNames;
}

/** The lots of a competition; seed and orders only after it is closed. */
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
