import type { VNode } from "preact";
import { type PageFrame, withQuery } from "../page.ts";
import { legalLinksOn } from "./legal-footer.tsx";

/**
 * Footer of a page embedded in another website: the event, a link to all of it, and the
 * organisation's legal notices.
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
