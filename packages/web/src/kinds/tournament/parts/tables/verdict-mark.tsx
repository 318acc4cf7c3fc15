import { type ToldVerdict, verdictText } from "@losfee/contract";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";

/** A player's verdict for the next stage; by lot if nothing else decided. */
export const VerdictMark = ({ of }: { readonly of: ToldVerdict }): VNode => {
  const language = useLanguage();
  return <span class={`cut-verdict ${of.verdict}`}>{verdictText(of, language)}</span>;
};
