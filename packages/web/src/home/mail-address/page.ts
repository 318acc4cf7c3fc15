import { mailAddressTexts } from "@losfee/messages/home-mail-address";
import { spokenTo } from "../../shell/page.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildMailAddress, type MailAddressModel } from "./model.ts";
import { MailAddressView } from "./view.tsx";

/**
 * Confirms or ends messages to a mail address: opened by a link in a mail, by anyone who has it.
 * Opening it changes nothing, since programs also open links.
 */
export const mailAddressPage: PageDefinition<MailAddressModel, "mailAddress"> = {
  id: "mail-address",
  path: "/c/:competition/mail/:channel/:token",
  access: "public",
  layout: "public",
  asks: ["mailAddress"],
  build: buildMailAddress,
  title: (_model, page) => spokenTo(mailAddressTexts, page).title,
  view: MailAddressView,
};
