import { legalTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { usePage } from "../shell/page-context.ts";

/** Hint in forms for personal data; null without a privacy notice. */
export const PrivacyHint = (): VNode | null => {
  const { legal, language } = usePage();
  const href = legal?.privacy;
  const t = legalTexts[language];
  return href === undefined ? null : (
    <p class="note">
      {t.hint} <a href={href}>{t.hintLink}</a>
    </p>
  );
};
