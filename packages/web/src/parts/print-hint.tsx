import { hintTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage } from "../shell/page-context.ts";

/** Above a sheet on screen: how to print it. The page's script enables the button. */
export const PrintHint = (): VNode => {
  const language = useLanguage();
  return (
    <p class="cluster no-print">
      <button type="button" class="primary" data-print hidden>
        {hintTexts[language].print}
      </button>
      <span class="note">{hintTexts[language].hint}</span>
    </p>
  );
};
