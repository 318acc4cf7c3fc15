import type { MailAddress, PageRequest } from "../../shell/page-request.ts";

/** The purpose of a mail's link; null if it is invalid or used up. */
export interface MailAddressModel {
  readonly asked: MailAddress;
}

/** Only for pages of a competition. */
export const buildMailAddress = ({
  state,
  mailAddress,
}: PageRequest<"tournament", "mailAddress">): MailAddressModel | null =>
  state === null ? null : { asked: mailAddress };
