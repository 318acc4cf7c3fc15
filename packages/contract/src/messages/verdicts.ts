import type { Verdict, VerdictReason } from "@losfee/core";
import { byLot, verdictTexts } from "@losfee/messages/verdicts";
import type { Language } from "../language/language.ts";

/** The verdict on reaching the next stage, and a reason worth mentioning. */
export interface ToldVerdict {
  readonly verdict: Verdict;
  readonly because?: VerdictReason | null;
}

/** The same with the lot, where nothing but the lot decided. */
export const verdictText = ({ verdict, because }: ToldVerdict, language: Language): string =>
  (because === "lot" ? byLot : verdictTexts)[language][verdict];
