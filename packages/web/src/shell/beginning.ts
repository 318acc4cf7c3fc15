import { may, type Viewer } from "@losfee/contract";
import type { PageKind } from "./page.ts";
import { competitionPath } from "./paths.ts";

/** The first page of a competition on which somebody has something to do; null: what everybody sees. */
export const beginningIn = (
  { id, kind }: { readonly id: string; readonly kind: PageKind },
  viewer: Pick<Viewer, "role" | "also">,
): string | null => {
  const path = competitionPath(id, "console");
  if (may(viewer, "director")) return path;
  if (may(viewer, "results")) return `${path}/results`;
  return may(viewer, "viewer") && kind !== "ladder" ? `${path}/attendance` : null;
};
