import type { Language } from "@losfee/contract";
import { missingTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";

/** `2 results missing`, `all in`. */
export const missingText = (count: number, language: Language): string =>
  missingTexts[language].missing({ count });

/** Number of missing results in a round at boards, or in a stage at tables. */
export const MissingTally = ({
  missing,
  language,
}: {
  readonly missing: number;
  readonly language: Language;
}): VNode => (
  <p class={missing === 0 ? "tally tag" : "tally tag warn"} role="status">
    {missingText(missing, language)}
  </p>
);
