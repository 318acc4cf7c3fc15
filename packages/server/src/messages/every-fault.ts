import type { RowFault } from "@losfee/files";
import type { CodeSentences } from "./sentences.ts";

/** So many are still read; more are counted. */
const READABLE = 12;

/** Everything that is wrong with the rows of a list, a line for each; `more` counts the rest. */
export const everyFault = (
  faults: readonly RowFault[],
  sentences: CodeSentences<RowFault>,
  more: string,
): string => {
  const lines = faults.slice(0, READABLE).map((fault) => {
    // The table is typed by code, which TypeScript cannot follow through the look-up.
    const sentence = sentences[fault.code] as (fault: RowFault) => string;
    return sentence(fault);
  });
  const left = faults.length - lines.length;
  return [...lines, ...(left > 0 ? [`… ${left} ${more}`] : [])].join("\n");
};
