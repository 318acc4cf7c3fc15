import { counted, type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";

const MISSING = texts({
  de: { one: "Ergebnis fehlt", other: "Ergebnisse fehlen", none: "vollständig" },
  en: { one: "result missing", other: "results missing", none: "all in" },
});

/** `2 results missing`, `all in`. */
export const missingText = (count: number, language: Language): string =>
  count === 0 ? MISSING[language].none : counted(count, MISSING[language], language);

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
