/** How long it is still, in words and rounded up to minutes: `in 12 Minuten`, `now`. */
export const leftText = (milliseconds: number, language: string): string => {
  const all = Math.max(0, Math.ceil(milliseconds / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const isGerman = language === "de";
  if (all === 0) return isGerman ? "jetzt" : "now";
  if (hours > 0) {
    return isGerman ? `in ${hours} Std. ${minutes} Min.` : `in ${hours} h ${minutes} min`;
  }
  const unit = minutes === 1 ? "" : isGerman ? "n" : "s";
  return `in ${minutes} ${isGerman ? "Minute" : "minute"}${unit}`;
};
