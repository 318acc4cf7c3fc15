/** What whoever runs an event has to say of themselves and of what they keep of people. */
export const LEGAL_NOTICES = ["imprint", "privacy"] as const;

export type LegalNotice = (typeof LEGAL_NOTICES)[number];

/** Whether a notice is not a text but the https address of one. */
export const isNoticeAddress = (text: string): boolean =>
  /^https:\/\/\S+$/i.test(text) && URL.canParse(text);
