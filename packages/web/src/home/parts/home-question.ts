import { may } from "@losfee/contract";
import type { PageRequest } from "../../shell/page-request.ts";

/** Which home of a new competition is asked for. */
export interface HomeQuestion {
  /** The organisation or festival requested; empty for none. */
  readonly at: string;
  /** True if a new competition belongs to an organisation or a festival. */
  readonly isHomed: boolean;
}

/** New competitions on a server belong to an organisation, except those of its operator. */
export const homeQuestionOf = ({
  query,
  viewer,
}: Pick<PageRequest<"tournament">, "query" | "viewer">): HomeQuestion => {
  const { at = "" } = query;
  return { at, isHomed: may(viewer, "founder") && (!may(viewer, "place") || at !== "") };
};
