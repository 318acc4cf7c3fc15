import type { Settings } from "@losfee/core";
import { may } from "./needs.ts";
import type { Viewer } from "./roles.ts";

/** Whether somebody sees the chances: everybody where the director shows them, else directors. */
export const seesChances = (
  { settings }: { readonly settings: Pick<Settings, "chances"> },
  viewer: Pick<Viewer, "role" | "also">,
): boolean => settings.chances === "public" || may(viewer, "director");
