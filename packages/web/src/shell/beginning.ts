import { may, type Viewer } from "@losfee/contract";
import type { PageKind } from "./page-kind.ts";
import { competitionPath } from "./paths.ts";

/** Returns the first page of a competition with tasks for the viewer; null for the public pages. */
export const beginningIn = (
  { id, kind }: { readonly id: string; readonly kind: PageKind },
  viewer: Pick<Viewer, "role" | "also">,
): string | null => {
  const path = competitionPath(id, "console");
  if (may(viewer, "director")) return path;
  if (may(viewer, "results")) return `${path}/results`;
  return may(viewer, "viewer") && kind !== "ladder" ? `${path}/attendance` : null;
};
