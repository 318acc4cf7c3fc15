import type { CompetitionSummary } from "@losfee/contract/api";
import { homeTexts } from "@losfee/messages/home-front";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A part of the list of competitions. */
export interface HomeModel {
  /** Latest first. */
  readonly competitions: readonly CompetitionSummary[];
  /** Number of this part, from 1, and the number of parts. */
  readonly part: number;
  readonly parts: number;
  /** True if the server has accounts and the viewer is not signed in. */
  readonly offersSignIn: boolean;
}

/** Competitions per part. */
const PART = 60;

/** Returns the part of `?part=`, or the nearest one. */
export const buildHome = ({
  competitions,
  query,
  offersSignIn,
}: Pick<
  PageRequest<"tournament", "list" | "signInOffer">,
  "competitions" | "query" | "offersSignIn"
>): HomeModel => {
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

/** The list of competitions. */
export const homePage: PageDefinition<HomeModel, "list" | "signInOffer"> = {
  id: "home",
  path: "/",
  access: "public",
  layout: "public",
  asks: ["list", "signInOffer"],
  build: buildHome,
  title: (_model, { language }) => homeTexts[language].title,
};
