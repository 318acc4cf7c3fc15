import type { Language } from "@losfee/contract";
import { missingTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { useLanguage } from "../../../shell/page-context.ts";

/** Results that a round or a stage still lacks. */
export interface Lacking {
  /** Games without a confirmed result. */
  readonly missing: number;
  /** Those of them with reports that wait for the director. */
  readonly reported: number;
}

/** `2 results missing, 1 to confirm`, `all in`. */
export const missingText = ({ missing, reported }: Lacking, language: Language): string =>
  missingTexts[language].missing({ count: missing - reported, reported });

/** Number of missing results in a round at boards, or in a stage at tables. */
export const MissingTally = ({ missing, reported }: Lacking): VNode => {
  const language = useLanguage();
  return (
    <p class={missing === 0 ? "tally tag" : "tally tag warn"} role="status">
      {missingText({ missing, reported }, language)}
    </p>
  );
};
