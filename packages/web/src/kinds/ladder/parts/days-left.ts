import type { Language } from "@losfee/contract";
import { ladderTexts } from "@losfee/messages/ladder-parts";

/** "noch 3 Tage"; a deadline that has passed has fewer than 0. */
export const daysLeft = (days: number, language: Language): string => {
  const t = ladderTexts[language];
  return days < 0 ? t.passed : t.days({ days });
};
