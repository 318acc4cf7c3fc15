import type { Settings } from "@losfee/core";
import { includesRole, type Viewer } from "./roles.ts";

/** Whether somebody sees the chances: everybody where the director shows them, else directors. */
export const seesChances = (
  { settings }: { readonly settings: Pick<Settings, "chances"> },
  { role }: Pick<Viewer, "role">,
): boolean => settings.chances === "public" || includesRole(role, "director");
