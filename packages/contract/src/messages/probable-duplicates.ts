import type { ProbableDuplicate } from "@losfee/core";
import { pairTexts, probableDuplicates } from "@losfee/messages/probable-duplicates";
import type { Language } from "../language/language.ts";
import { shortList } from "./shortened.ts";

/** Lists probable duplicate entries, for the user to check before going on. */
export const describeProbableDuplicates = (
  pairs: readonly ProbableDuplicate[],
  language: Language,
): string =>
  probableDuplicates[language]({
    count: pairs.length,
    pairs: shortList(
      pairs.map(({ name, otherName }) => pairTexts[language]({ name, otherName })),
      language,
    ),
  });
