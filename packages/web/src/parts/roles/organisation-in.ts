/**
 * Returns the organisation id in the address of one of its pages (its own, its imprint), or the
 * text itself if it is an id.
 */
export const organisationIn = (text: string): string => {
  const typed = text.trim();
  const [, id] = /\/(?:organisations|o)\/([^/?#\s]+)/u.exec(typed) ?? [];
  if (id === undefined) return typed;
  try {
    return decodeURIComponent(id);
  } catch {
    // Malformed encoding: take the id literally.
    return id;
  }
};
