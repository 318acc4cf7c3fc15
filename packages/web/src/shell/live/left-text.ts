import type { Language } from "@losfee/contract";
import { leftTexts } from "@losfee/messages/shell-live";

/** Formats the time left, rounded up to minutes: `in 12 Minuten`, `now`. */
export const leftText = (milliseconds: number, language: Language): string => {
  const t = leftTexts[language];
  const all = Math.max(0, Math.ceil(milliseconds / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (all === 0) return t.now;
  return hours > 0 ? t.hours({ hours, minutes }) : t.minutes({ minutes });
};
