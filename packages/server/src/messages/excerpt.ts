const LONGEST = 60;

/** Shortens text from a file, which may even be binary, and drops control characters. */
export const excerpt = (text: string): string => {
  const printable = text.replaceAll(/\p{C}/gu, "·");
  return printable.length > LONGEST ? `${printable.slice(0, LONGEST)}…` : printable;
};
