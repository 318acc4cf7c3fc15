/** Where what is known of the server's clock outlives a reload. */
const PLACE = "losfee-clock";

/**
 * The server's time now, in milliseconds, as far as a page knows it: phones are minutes wrong. A page
 * tells when it was made, which is before it is read; the largest difference there ever was is nearest
 * to the truth, since pages that were kept for a while differ less.
 */
export const nowThere = (madeAt: number): number => {
  const seen = madeAt - Date.now();
  const before = stored();
  const ahead = before === null ? seen : Math.max(seen, before);
  try {
    localStorage.setItem(PLACE, String(ahead));
  } catch {
    // Browsers may forbid it: then each page knows only what it says itself.
  }
  return Date.now() + ahead;
};

const stored = (): number | null => {
  try {
    const text = localStorage.getItem(PLACE);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
};
