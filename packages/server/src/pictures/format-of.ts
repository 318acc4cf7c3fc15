/** Accepted formats of uploads. */
export const PICTURE_FORMATS = ["jpeg", "png", "webp", "avif", "gif", "svg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Returns the format of a picture by its first bytes, not its name; null for anything else. */
export const formatOf = (bytes: Uint8Array): PictureFormat | null => {
  const text = (from: number, to: number): string =>
    Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "gif";
  // A file type box: its major brand, or one of the compatible ones after it, is AVIF.
  if (text(4, 8) === "ftyp" && /^(?:.{4})*avi[fs]/s.test(text(8, 64))) return "avif";
  return SVG.test(text(0, 4096)) ? "svg" : null;
};

/** Allowed before the root: byte order mark, white space, comments, a declaration. */
const SVG = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^-]*(?:-[^-]+)*-->\s*)*<svg[\s>]/;
