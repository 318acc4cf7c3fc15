import type { Settings } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import type { SettingsFields } from "./fields.ts";
import { groupTexts } from "./group-texts.ts";

interface SettingsGroupProps {
  readonly id: string;
  readonly title: string;
  /** What is set, in one line. */
  readonly summary: string;
  /** What of the settings it holds; left out where they are only shown. */
  readonly of?: (settings: Settings) => readonly unknown[];
  readonly fields: SettingsFields;
  readonly children: ComponentChildren;
}

/**
 * Settings that belong together: what is set stands in one line, the fields open below it. It is
 * marked as long as something in it is changed and not saved, and opens where a field is not right.
 */
export const SettingsGroup = (props: SettingsGroupProps): VNode => {
  const { id, title, summary, of, fields, children } = props;
  const t = groupTexts[fields.page.language];
  const { settings, model } = fields;
  // What was changed and changed back is as it was.
  const isChanged =
    of !== undefined && JSON.stringify(of(settings)) !== JSON.stringify(of(model.settings));
  return (
    <details
      id={`group-${id}`}
      class="section settings-group"
      // The browser reports a field only where it can be seen.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>
        <h2 id={id}>{title}</h2> <span class="group-summary">{summary}</span>{" "}
        {isChanged && <span class="tag warn">{t.changed}</span>}
      </summary>
      <section class="stack" aria-labelledby={id}>
        {children}
      </section>
    </details>
  );
};
