import { LEGAL_NOTICES } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../page.ts";
import { legalTexts } from "./legal-texts.ts";

/** The way to the imprint and the privacy notice; nothing where there is neither. */
export const LegalFooter = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const { legal = {}, language } = page;
  const links = LEGAL_NOTICES.flatMap((notice) => {
    const href = legal[notice];
    return href === undefined ? [] : [{ notice, href }];
  });
  return links.length === 0 ? null : (
    <footer class="legal-footer no-print">
      {links.map(({ notice, href }) => (
        <a key={notice} href={href}>
          {legalTexts[language][notice]}
        </a>
      ))}
    </footer>
  );
};
