import { may } from "@losfee/contract";
import type { ShownFestival } from "@losfee/contract/api";
import type { PageKind, PageRequest } from "../../shell/page.ts";

/** A festival for those who direct it, and whether the viewer owns it. */
export interface FestivalConsoleModel {
  readonly festival: ShownFestival;
  readonly owns: boolean;
}

/** The festival of the address; null where there is none. */
export const buildFestivalConsole = ({
  festival = null,
  viewer,
}: PageRequest<PageKind>): FestivalConsoleModel | null =>
  festival && { festival, owns: may(viewer, "owner") };
