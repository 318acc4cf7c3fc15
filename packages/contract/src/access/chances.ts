import type { Settings } from "@losfee/core";
import { may } from "./needs.ts";
import type { Viewer } from "./roles.ts";

/** True if the viewer sees the chances: directors always, others where the director shows them. */
export const seesChances = (
  { settings }: { readonly settings: Pick<Settings, "chances"> },
  viewer: Pick<Viewer, "role" | "also">,
): boolean => settings.chances === "public" || may(viewer, "director");
