import { pagesOf } from "../../shell/pages-of.ts";

export const pages = pagesOf("tables");
