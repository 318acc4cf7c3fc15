import { legalTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";

/** Hint in forms for personal data; null without a privacy notice. */
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
