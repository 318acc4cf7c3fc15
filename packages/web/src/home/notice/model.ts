import { isNoticeAddress, type LegalNotice } from "@losfee/contract";
import { htmlOfMarkdown } from "../../parts/event/markdown.ts";
import type { ShownNotice } from "../../shell/page.ts";

/** An imprint or privacy notice as it is shown. */
export interface NoticeModel {
  readonly notice: LegalNotice;
  readonly of: string | null;
  /** Where it stands elsewhere; null: here. */
  readonly address: string | null;
  /** Made of Markdown; empty where it stands elsewhere. */
  readonly html: string;
}

/** The notice; null where nobody has said anything. */
export const buildNotice = (notice: LegalNotice, shown: ShownNotice | null): NoticeModel | null => {
  if (shown === null) return null;
  const { text, of } = shown;
  return isNoticeAddress(text)
    ? { notice, of, address: text, html: "" }
    : { notice, of, address: null, html: htmlOfMarkdown(text) };
};
