import type { Page } from "../shell/page-definition.ts";
import { folders } from "./folders.ts";

/** All pages; the server serves each at its address. */
export const pages: readonly Page[] = Object.entries(folders).flatMap(([folder, definitions]) =>
  Object.values<Omit<Page, "folder">>(definitions).map((definition) => ({ ...definition, folder })),
);
