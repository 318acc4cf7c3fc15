import { may } from "@losfee/contract";
import type { PageKind, PageRequest } from "../../shell/page.ts";

/** What of the page depends on who looks. */
export interface CompetitionRolesModel {
  readonly owns: boolean;
}

/** Whether the viewer owns the competition; null where there is none. */
export const buildCompetitionRoles = ({
  state,
  viewer,
}: PageRequest<PageKind>): CompetitionRolesModel | null =>
  state === null ? null : { owns: may(viewer, "owner") };
