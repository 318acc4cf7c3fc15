import { type Language, type ToldVerdict, verdictText } from "@losfee/contract";
import type { VNode } from "preact";

/** A player's verdict for the next stage; by lot if nothing else decided. */
export const VerdictMark = ({
  of,
  language,
}: {
  readonly of: ToldVerdict;
  readonly language: Language;
}): VNode => <span class={`cut-verdict ${of.verdict}`}>{verdictText(of, language)}</span>;
