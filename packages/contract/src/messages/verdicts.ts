import type { Verdict, VerdictReason } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

/** The verdict on reaching the next stage, and a reason worth mentioning. */
export interface ToldVerdict {
  readonly verdict: Verdict;
  readonly because?: VerdictReason | null;
}

/** Verdicts on reaching the next stage, in one word. */
export const verdictTexts = texts<Readonly<Record<Verdict, string>>>({
  de: { in: "weiter", out: "raus", open: "offen" },
  en: { in: "in", out: "out", open: "open" },
});

const byLot = texts<Readonly<Record<Verdict, string>>>({
  de: { in: "weiter durch Los", out: "raus durch Los", open: "offen" },
  en: { in: "in by lot", out: "out by lot", open: "open" },
});

/** The same with the lot, where nothing but the lot decided. */
export const verdictText = ({ verdict, because }: ToldVerdict, language: Language): string =>
  (because === "lot" ? byLot : verdictTexts)[language][verdict];
