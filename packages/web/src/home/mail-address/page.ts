import { mailAddressTexts } from "@losfee/messages/home-mail-address";
import { type PageDefinition, spokenTo } from "../../shell/page.ts";
import { buildMailAddress, type MailAddressModel } from "./model.ts";
import { MailAddressView } from "./view.tsx";

/**
 * Confirms or ends messages to a mail address: opened by a link in a mail, by anyone who has it.
 * Opening it changes nothing, since programs also open links.
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
