import { formatList } from "@losfee/contract";
import { missingTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage } from "../shell/page-context.ts";

/** Divisions of a season that cannot be read; null if all can. */
export const MissingDivisions = ({
  divisions,
}: {
  readonly divisions: readonly string[];
}): VNode | null => {
  const language = useLanguage();
  return divisions.length === 0 ? null : (
    <p class="message bad">
      {missingTexts[language].missing({ divisions: formatList(divisions, language) })}
    </p>
  );
};
