import { LEGAL_NOTICES, type LegalNotice } from "@losfee/contract";
import { legalTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";

/** Links to the imprint and the privacy notice; null without either. */
export const LegalFooter = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const links = legalLinksOn(page);
  return links.length === 0 ? null : (
    <footer class="legal-footer no-print">
      {links.map(({ notice, href, text }) => (
        <a key={notice} href={href}>
          {text}
        </a>
      ))}
    </footer>
  );
};

/** Returns the notices of a page in the order of its footer. */
export const legalLinksOn = ({
  legal = {},
  language,
}: PageFrame): readonly {
  readonly notice: LegalNotice;
  readonly href: string;
  readonly text: string;
}[] =>
  LEGAL_NOTICES.flatMap((notice) => {
    const href = legal[notice];
    return href === undefined ? [] : [{ notice, href, text: legalTexts[language][notice] }];
  });
