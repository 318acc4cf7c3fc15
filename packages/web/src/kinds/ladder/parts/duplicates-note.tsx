import { describeProbableDuplicates, type Language } from "@losfee/contract";
import type { ProbableDuplicate } from "@losfee/core";
import type { VNode } from "preact";

/** Warns of probable duplicates before the import, as players cannot be removed afterwards. */
export const DuplicatesNote = ({
  pairs,
  language,
}: {
  readonly pairs: readonly ProbableDuplicate[];
  readonly language: Language;
}): VNode | null =>
  pairs.length === 0 ? null : (
    <p class="message warn">{describeProbableDuplicates(pairs, language)}</p>
  );
