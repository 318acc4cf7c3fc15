import type { MailAddress, PageRequest } from "../../shell/page.ts";

/** What the link of a mail is for; null where it is for nothing, or nothing more. */
export interface MailAddressModel {
  readonly asked: MailAddress;
}

/** Of a competition alone. */
export const buildMailAddress = ({
  state,
  mailAddress = null,
}: PageRequest): MailAddressModel | null => (state === null ? null : { asked: mailAddress });
