import { type PageDefinition, spokenTo } from "../../shell/page.ts";
import { buildMailAddress, type MailAddressModel } from "./model.ts";
import { mailAddressTexts } from "./texts.ts";
import { MailAddressView } from "./view.tsx";

/**
 * Whether messages are wanted at a mail address, and that they are not wanted any more: opened by a
 * link of a mail, by whoever has it. Looking changes nothing, since programs open links, too.
 */
export const mailAddressPage: PageDefinition<MailAddressModel> = {
  id: "mail-address",
  path: "/c/:competition/mail/:channel/:token",
  access: "public",
  layout: "public",
  needsMailAddress: true,
  build: buildMailAddress,
  title: (_model, page) => spokenTo(mailAddressTexts, page).title,
  view: MailAddressView,
};
