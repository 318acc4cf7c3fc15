import type { LegalNotice } from "@losfee/contract";
import { legalTexts } from "@losfee/messages/shell-layout";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildNotice, type NoticeModel } from "./model.ts";
import { NoticeView } from "./view.tsx";

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
  view: NoticeView,
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
