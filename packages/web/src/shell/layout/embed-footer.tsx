import type { VNode } from "preact";
import { type PageFrame, withQuery } from "../page.ts";

/** Under a page that another website shows: of which event it is, and the way to all of it. */
export const EmbedFooter = ({ page }: { readonly page: PageFrame }): VNode => (
  <footer class="embed-footer">
    <a href={withQuery(page.url, "embed", null)}>{page.competition?.name ?? "Losfee"}</a>
    <span> · Losfee</span>
  </footer>
);
