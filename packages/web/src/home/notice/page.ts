import { isNoticeAddress, type LegalNotice } from "@losfee/contract";
import { legalTexts } from "@losfee/messages/shell-layout";
import { htmlOfMarkdown } from "../../parts/event/markdown.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { ShownNotice } from "../../shell/page-request.ts";

/** An imprint or privacy notice for display. */
export interface NoticeModel {
  readonly notice: LegalNotice;
  readonly of: string | null;
  /** Address of the notice elsewhere; null if it is here. */
  readonly address: string | null;
  /** Rendered Markdown; empty if the notice is elsewhere. */
  readonly html: string;
}

/** The notice; null if there is none. */
const buildNotice = (notice: LegalNotice, shown: ShownNotice | null): NoticeModel | null => {
  if (shown === null) return null;
  const { text, of } = shown;
  return isNoticeAddress(text)
    ? { notice, of, address: text, html: "" }
    : { notice, of, address: null, html: htmlOfMarkdown(text) };
};

const noticePage = (
  id: string,
  path: string,
  notice: LegalNotice,
): PageDefinition<NoticeModel, "notices"> => ({
  id,
  path,
  access: "public",
  layout: "public",
  asks: ["notices"],
  build: ({ notices }) => buildNotice(notice, notices[notice]),
  title: (_model, { language }) => legalTexts[language][notice],
});

/** The server's imprint; applies without one of an organisation. */
export const imprintPage = noticePage("imprint", "/imprint", "imprint");

/** The server's privacy notice. */
export const privacyPage = noticePage("privacy", "/privacy", "privacy");

/** An organisation's imprint. */
export const organisationImprintPage = noticePage(
  "organisation-imprint",
  "/o/:organisation/imprint",
  "imprint",
);

/** An organisation's privacy notice. */
export const organisationPrivacyPage = noticePage(
  "organisation-privacy",
  "/o/:organisation/privacy",
  "privacy",
);
