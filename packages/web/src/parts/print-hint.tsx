import { type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";

const hintTexts = texts({
  de: {
    print: "Drucken",
    hint: "A4, Ränder nach Vorgabe des Browsers; auch als PDF zu speichern.",
  },
  en: {
    print: "Print",
    hint: "A4, the browser’s default margins; can also be saved as PDF.",
  },
});

/** Above a sheet on screen: how to print it. The page's script enables the button. */
export const PrintHint = ({ language }: { readonly language: Language }): VNode => (
  <p class="cluster no-print">
    <button type="button" class="primary" data-print hidden>
      {hintTexts[language].print}
    </button>
    <span class="note">{hintTexts[language].hint}</span>
  </p>
);
