import type { CompetitionSummary } from "@losfee/contract/api";
import type { PageRequest } from "../../shell/page.ts";

/** A part of the list of competitions. */
export interface HomeModel {
  /** The latest first. */
  readonly competitions: readonly CompetitionSummary[];
  /** Which part it is, from 1, and how many there are. */
  readonly part: number;
  readonly parts: number;
  /** Whether there are accounts here, and the viewer is signed in to none. */
  readonly offersSignIn: boolean;
}

/** How many competitions a part has. */
const PART = 60;

/** The part that `?part=` asks for, or the one nearest to it. */
export const buildHome = ({
  competitions,
  query,
  offersSignIn,
}: Pick<PageRequest, "competitions" | "query" | "offersSignIn">): HomeModel => {
  const parts = Math.max(1, Math.ceil(competitions.length / PART));
  const asked = Math.trunc(Number(query["part"] ?? 1)) || 1;
  const part = Math.min(Math.max(1, asked), parts);
  const end = competitions.length - (part - 1) * PART;
  return {
    competitions: competitions.slice(Math.max(0, end - PART), end).reverse(),
    part,
    parts,
    offersSignIn: offersSignIn === true,
  };
};
