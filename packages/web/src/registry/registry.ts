import type { Page, PageDefinition } from "../shell/page.ts";
import { folders } from "./folders.ts";

/** All pages; the server serves each at its address. */
export const pages: readonly Page[] = Object.entries(folders).flatMap(([folder, definitions]) =>
  Object.values<PageDefinition>(definitions).map((definition) => ({ ...definition, folder })),
);
