import { isNoticeAddress, type LegalNotice } from "@losfee/contract";
import { htmlOfMarkdown } from "../../parts/event/markdown.ts";
import type { ShownNotice } from "../../shell/page-request.ts";

/** An imprint or privacy notice for display. */
export interface NoticeModel {
  readonly notice: LegalNotice;
  readonly of: string | null;
  /** Address of the notice elsewhere; null if it is here. */
  readonly address: string | null;
  /** Rendered Markdown; empty if the notice is elsewhere. */
  readonly html: string;
}

/** The notice; null if there is none. */
export const buildNotice = (notice: LegalNotice, shown: ShownNotice | null): NoticeModel | null => {
  if (shown === null) return null;
  const { text, of } = shown;
  return isNoticeAddress(text)
    ? { notice, of, address: text, html: "" }
    : { notice, of, address: null, html: htmlOfMarkdown(text) };
};
