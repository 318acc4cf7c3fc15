import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";

interface RuleListProps<Rule> {
  readonly rules: readonly Rule[];
  /** The rule in words. */
  readonly line: (rule: Rule) => ComponentChildren;
  /** Rounds and players of the rule. */
  readonly note: (rule: Rule) => string;
  readonly onChange: (rules: readonly Rule[]) => void;
}

/** Rules in a column, each with a button to remove it. */
export const RuleList = <Rule,>({ rules, line, note, onChange }: RuleListProps<Rule>): VNode => {
  const language = useLanguage();
  return (
    <ul class="plain">
      {rules.map((rule, index) => (
        <li key={index} class="cluster">
          {line(rule)}
          <span class="note">{note(rule)}</span>
          <button type="button" onClick={() => onChange(rules.toSpliced(index, 1))}>
            {settingsTexts[language].removeRule}
          </button>
        </li>
      ))}
    </ul>
  );
};
