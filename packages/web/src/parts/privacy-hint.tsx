import type { VNode } from "preact";
import { legalTexts } from "../shell/layout/legal-texts.ts";
import type { PageFrame } from "../shell/page.ts";

/** Beside a form in which people say something of themselves; nothing where there is no privacy notice. */
export const PrivacyHint = ({
  page: { legal, language },
}: {
  readonly page: PageFrame;
}): VNode | null => {
  const href = legal?.privacy;
  const t = legalTexts[language];
  return href === undefined ? null : (
    <p class="note">
      {t.hint} <a href={href}>{t.hintLink}</a>
    </p>
  );
};
