import { type Language, texts } from "@losfee/contract";
import type { ComponentChildren, VNode } from "preact";

interface FoldedSettingsProps {
  readonly id: string;
  readonly title: string;
  /** What is set, in one line. */
  readonly summary: string;
  /** Whether something in it is changed and not saved. */
  readonly isChanged: boolean;
  readonly language: Language;
  readonly children: ComponentChildren;
}

/**
 * Settings that belong together: what is set stands in one line, the fields open below it. It is
 * marked as long as something in it is changed and not saved, and opens where a field is not right.
 */
export const FoldedSettings = (props: FoldedSettingsProps): VNode => {
  const { id, title, summary, isChanged, language, children } = props;
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
        {isChanged && <span class="tag warn">{foldedTexts[language].changed}</span>}
      </summary>
      <section class="stack" aria-labelledby={id}>
        {children}
      </section>
    </details>
  );
};

/** Settings with what each is set to, in one line. */
export const settingsInLine = (
  settings: readonly (readonly [setting: string, value: string | number])[],
  language: Language,
): string =>
  settings.map(([setting, value]) => foldedTexts[language].set(setting, value)).join(" · ");

const foldedTexts = texts({
  de: {
    changed: "nicht gespeichert",
    set: (setting: string, value: string | number) => `${setting}: ${value}`,
  },
  en: {
    changed: "not saved",
    set: (setting: string, value: string | number) => `${setting}: ${value}`,
  },
});
