import { mailAddressTexts } from "@losfee/messages/home-mail-address";
import { spokenTo } from "../../shell/page.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { MailAddress, PageRequest } from "../../shell/page-request.ts";

/** The purpose of a mail's link; null if it is invalid or used up. */
export interface MailAddressModel {
  readonly asked: MailAddress;
}

/** Only for pages of a competition. */
const buildMailAddress = ({
  state,
  mailAddress,
}: PageRequest<"tournament", "mailAddress">): MailAddressModel | null =>
  state === null ? null : { asked: mailAddress };

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
};
