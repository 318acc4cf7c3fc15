import type { ListFault } from "@losfee/files";
import type { CodeSentences } from "./sentences.ts";

/** Users fix this many one by one; the rest is counted. */
const READABLE = 100;

/** Lists all faults of a list, one per line; `more` counts the rest. */
export const everyFault = (
  faults: readonly ListFault[],
  sentences: CodeSentences<ListFault>,
  more: string,
): string => {
  const lines = faults.slice(0, READABLE).map((fault) => {
    // The table is typed by code, which TypeScript cannot follow through the look-up.
    const sentence = sentences[fault.code] as (fault: ListFault) => string;
    return sentence(fault);
  });
  const left = faults.length - lines.length;
  return [...lines, ...(left > 0 ? [`… ${left} ${more}`] : [])].join("\n");
};
