import { sideWords } from "@losfee/contract";
import type { DraftAct } from "@losfee/core";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { roundTextsFor } from "./match-texts.ts";

/** Label of an act's button, and its effect. */
export const actWords = (
  kind: DraftAct["kind"],
  page: PageFrame,
): { readonly label: string; readonly ask: string } => {
  const t = roundTextsFor(page);
  if (kind !== "exchange-starts") return { label: t.act[kind], ask: t.actAsk[kind] };
  const { exchange, exchangeAsk } = sideWords(termsOf(page), page.language);
  return { label: exchange, ask: exchangeAsk };
};
