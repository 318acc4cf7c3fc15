import { may } from "@losfee/contract";
import type { ShownFestival } from "@losfee/contract/api";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A festival for its directors, with the viewer's ownership. */
export interface FestivalConsoleModel {
  readonly festival: ShownFestival;
  readonly owns: boolean;
}

/** The festival of the address; null if there is none. */
export const buildFestivalConsole = ({
  festival,
  viewer,
}: PageRequest<PageKind, "festival">): FestivalConsoleModel | null =>
  festival && { festival, owns: may(viewer, "owner") };
