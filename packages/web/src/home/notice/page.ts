import type { LegalNotice } from "@losfee/contract";
import { legalTexts } from "../../shell/layout/legal-texts.ts";
import type { PageDefinition } from "../../shell/page.ts";
import { buildNotice, type NoticeModel } from "./model.ts";
import { NoticeView } from "./view.tsx";

const noticePage = (
  id: string,
  path: string,
  notice: LegalNotice,
): PageDefinition<NoticeModel> => ({
  id,
  path,
  access: "public",
  layout: "public",
  needsNotice: true,
  build: ({ notices }) => buildNotice(notice, notices?.[notice] ?? null),
  title: (_model, { language }) => legalTexts[language][notice],
  view: NoticeView,
});

/** Who runs the server, where no organisation says so itself. */
export const imprintPage = noticePage("imprint", "/imprint", "imprint");

/** What the server keeps of people, and their rights. */
export const privacyPage = noticePage("privacy", "/privacy", "privacy");

/** Who stands behind an organisation. */
export const organisationImprintPage = noticePage(
  "organisation-imprint",
  "/o/:organisation/imprint",
  "imprint",
);

/** What an organisation keeps of people. */
export const organisationPrivacyPage = noticePage(
  "organisation-privacy",
  "/o/:organisation/privacy",
  "privacy",
);
