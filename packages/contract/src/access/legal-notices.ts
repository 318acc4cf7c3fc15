/** Notices that an event's operator publishes about themselves and about personal data. */
export const LEGAL_NOTICES = ["imprint", "privacy"] as const;

export type LegalNotice = (typeof LEGAL_NOTICES)[number];

/** True if a notice is an https address, not a text. */
export const isNoticeAddress = (text: string): boolean =>
  /^https:\/\/\S+$/i.test(text) && URL.canParse(text);
