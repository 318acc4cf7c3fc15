import { formatList, type Language } from "@losfee/contract";
import { missingTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";

/** Divisions of a season that cannot be read; null if all can. */
export const MissingDivisions = ({
  divisions,
  language,
}: {
  readonly divisions: readonly string[];
  readonly language: Language;
}): VNode | null =>
  divisions.length === 0 ? null : (
    <p class="message bad">
      {missingTexts[language].missing({ divisions: formatList(divisions, language) })}
    </p>
  );
