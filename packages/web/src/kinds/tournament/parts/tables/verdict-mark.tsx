import { type Language, texts } from "@losfee/contract";
import type { Verdict } from "@losfee/core";
import type { VNode } from "preact";

/** Whether somebody gets into the next stage, in a word. */
export const verdictTexts = texts<Readonly<Record<Verdict, string>>>({
  de: { in: "weiter", out: "raus", open: "offen" },
  en: { in: "in", out: "out", open: "open" },
});

/** Whether somebody gets into the next stage. */
export const VerdictMark = ({
  verdict,
  language,
}: {
  readonly verdict: Verdict;
  readonly language: Language;
}): VNode => <span class={`cut-verdict ${verdict}`}>{verdictTexts[language][verdict]}</span>;
