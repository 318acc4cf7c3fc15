import { formatList, type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";

const missingTexts = texts({
  de: {
    missing: (divisions: string) =>
      `Nicht zu lesen: ${divisions}. Was dort gespielt wird, fehlt hier. Unter „Turniere“ steht, was mit dem Journal ist.`,
  },
  en: {
    missing: (divisions: string) =>
      `Cannot be read: ${divisions}. What is played there is missing here. “Competitions” says what is the matter with its journal.`,
  },
});

/** Divisions of a season that cannot be read; null if all can. */
export const MissingDivisions = ({
  divisions,
  language,
}: {
  readonly divisions: readonly string[];
  readonly language: Language;
}): VNode | null =>
  divisions.length === 0 ? null : (
    <p class="message bad">{missingTexts[language].missing(formatList(divisions, language))}</p>
  );
