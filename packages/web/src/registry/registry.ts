import type { Page } from "../shell/page-definition.ts";
import { pages as listed } from "./folders.ts";

/** All pages; the server serves each at its address. */
export const pages: readonly Page[] = listed;
