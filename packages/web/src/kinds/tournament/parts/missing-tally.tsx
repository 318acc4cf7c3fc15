import type { Language } from "@losfee/contract";
import { missingTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { useLanguage } from "../../../shell/page-context.ts";

/** `2 results missing`, `all in`. */
export const missingText = (count: number, language: Language): string =>
  missingTexts[language].missing({ count });

/** Number of missing results in a round at boards, or in a stage at tables. */
export const MissingTally = ({ missing }: { readonly missing: number }): VNode => {
  const language = useLanguage();
  return (
    <p class={missing === 0 ? "tally tag" : "tally tag warn"} role="status">
      {missingText(missing, language)}
    </p>
  );
};
