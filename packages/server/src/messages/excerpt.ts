const LONGEST = 60;

/** What was found in a file may be anything, also binary: a short piece without control characters. */
export const excerpt = (text: string): string => {
  const printable = text.replaceAll(/\p{C}/gu, "·");
  return printable.length > LONGEST ? `${printable.slice(0, LONGEST)}…` : printable;
};
