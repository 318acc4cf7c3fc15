import type { VNode } from "preact";
import { type PageFrame, withQuery } from "../page.ts";
import { legalLinksOn } from "./legal-footer.tsx";

/**
 * Under a page that another website shows: of which event it is, the way to all of it, and to what its
 * organisation has to say of itself.
 */
export const EmbedFooter = ({ page }: { readonly page: PageFrame }): VNode => (
  <footer class="embed-footer">
    <a href={withQuery(page.url, "embed", null)}>{page.competition?.name ?? "Losfee"}</a>
    <span> · Losfee</span>
    {legalLinksOn(page).map(({ notice, href, text }) => (
      <span key={notice}>
        {" · "}
        <a href={href}>{text}</a>
      </span>
    ))}
  </footer>
);
