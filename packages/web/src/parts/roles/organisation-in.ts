/**
 * The organisation that somebody means by the address of one of its pages (its own, its imprint), or by its
 * identifier alone.
 */
export const organisationIn = (text: string): string => {
  const typed = text.trim();
  const [, id] = /\/(?:organisations|o)\/([^/?#\s]+)/u.exec(typed) ?? [];
  if (id === undefined) return typed;
  try {
    return decodeURIComponent(id);
  } catch {
    // What no browser wrote means itself.
    return id;
  }
};
