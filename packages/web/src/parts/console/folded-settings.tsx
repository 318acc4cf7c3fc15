import { foldedTexts } from "@losfee/messages/parts-console";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";

interface FoldedSettingsProps {
  readonly id: string;
  readonly title: string;
  /** The current values in one line. */
  readonly summary: string;
  /** True if it contains unsaved changes. */
  readonly isChanged: boolean;
  readonly children: ComponentChildren;
}

/**
 * A group of settings: one line sums up the values, the fields open below. It is marked while it
 * has unsaved changes, and opens if a field is invalid.
 */
export const FoldedSettings = (props: FoldedSettingsProps): VNode => {
  const language = useLanguage();
  const { id, title, summary, isChanged, children } = props;
  return (
    <details
      id={`group-${id}`}
      class="section settings-group"
      // Browsers report only visible fields.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>
        <h2 id={id}>{title}</h2> <span class="group-summary">{summary}</span>{" "}
        {isChanged && <span class="tag warn">{foldedTexts[language].changed}</span>}
      </summary>
      <section class="stack" aria-labelledby={id}>
        {children}
      </section>
    </details>
  );
};
