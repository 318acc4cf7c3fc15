import { describeProbableDuplicates, type Language } from "@losfee/contract";
import type { ProbableDuplicate } from "@losfee/core";
import type { VNode } from "preact";

/** Who is probably named twice, said before they are taken in: afterwards nobody is taken away again. */
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
