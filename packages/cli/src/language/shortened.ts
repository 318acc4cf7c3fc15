/** What was found in a file may be anything, also binary: a short piece without control characters. */
export const shortened = (text: string): string => {
  const printable = text.replaceAll(/\p{C}/gu, "·");
  return printable.length > 30 ? `${printable.slice(0, 30)}…` : printable;
};
