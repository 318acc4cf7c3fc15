import type { Language } from "@losfee/contract";
import { hintTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";

/** Above a sheet on screen: how to print it. The page's script enables the button. */
export const PrintHint = ({ language }: { readonly language: Language }): VNode => (
  <p class="cluster no-print">
    <button type="button" class="primary" data-print hidden>
      {hintTexts[language].print}
    </button>
    <span class="note">{hintTexts[language].hint}</span>
  </p>
);
