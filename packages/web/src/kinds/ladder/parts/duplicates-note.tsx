import { describeProbableDuplicates } from "@losfee/contract";
import type { ProbableDuplicate } from "@losfee/core";
import type { VNode } from "preact";
import { useLanguage } from "../../../shell/page-context.ts";

/** Warns of probable duplicates before the import, as players cannot be removed afterwards. */
export const DuplicatesNote = ({
  pairs,
}: {
  readonly pairs: readonly ProbableDuplicate[];
}): VNode | null => {
  const language = useLanguage();
  return pairs.length === 0 ? null : (
    <p class="message warn">{describeProbableDuplicates(pairs, language)}</p>
  );
};
