import type { Language } from "@losfee/contract";
import type { VNode } from "preact";
import { layoutTexts } from "./texts.ts";

/** Opens the list of shortcuts, once the page is alive. */
export const ShortcutsButton = ({ language }: { readonly language: Language }): VNode => {
  const { shortcuts } = layoutTexts[language];
  return (
    <button type="button" class="console-help" data-shortcuts hidden title={shortcuts}>
      <kbd>?</kbd>
      <span class="visually-hidden">{shortcuts}</span>
    </button>
  );
};
