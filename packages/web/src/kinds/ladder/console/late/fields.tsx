import { type Language, ladderOutcomeLabel } from "@losfee/contract";
import type { LadderOutcome } from "@losfee/core";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import type { NamedEntry } from "../../../../parts/console/named-entry.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { CheckField, ChoiceField, DateField } from "../../../../parts/fields.tsx";
import { isAboutGame, type LateForm } from "./late-command.ts";
import { lateTexts } from "./texts.ts";

/** The form as it is typed: people by name, the time of arrival in the browser's time zone. */
export type LateInput = Omit<LateForm, "sender" | "partner"> & {
  readonly sender: string;
  readonly partner: string;
  readonly arrived: string;
};

interface FieldsProps {
  readonly input: LateInput;
  readonly players: readonly NamedEntry[];
  readonly language: Language;
  readonly onChange: (input: LateInput) => void;
}

const OUTCOMES = ["challenger-wins", "draw", "defender-wins"] as const satisfies LadderOutcome[];

/** What a mail says, who wrote it, when it arrived. */
export const LateFields = ({ input, players, language, onChange }: FieldsProps): VNode => {
  const t = lateTexts[language];
  const change = (part: Partial<LateInput>): void => onChange({ ...input, ...part });
  return (
    <div class="cluster fields">
      <PlayerField
        language={language}
        label={t.sender}
        entries={players}
        value={input.sender}
        onChange={(sender) => change({ sender })}
        first
      />
      <ChoiceField
        label={t.what}
        value={input.kind}
        choices={t.kinds}
        onChange={(kind) => change({ kind })}
      />
      {isAboutGame(input.kind) && (
        <PlayerField
          language={language}
          label={t.partner}
          entries={players}
          value={input.partner}
          onChange={(partner) => change({ partner })}
        />
      )}
      {(input.kind === "report-result" || input.kind === "object") && (
        <CheckField
          label={t.senderWhite}
          value={input.senderWhite}
          onChange={(senderWhite) => change({ senderWhite })}
        />
      )}
      {input.kind === "report-result" && (
        <ChoiceField
          label={t.result}
          value={input.outcome}
          choices={choicesOf(OUTCOMES, (outcome) => ladderOutcomeLabel(outcome, language))}
          onChange={(outcome) => change({ outcome })}
        />
      )}
      {input.kind === "announce-holiday" &&
        (["from", "to"] as const).map((key) => (
          <DateField
            key={key}
            label={t[key]}
            required
            value={input[key]}
            onChange={(day) => change({ [key]: day })}
          />
        ))}
      <DateField
        label={t.arrived}
        withTime
        value={input.arrived}
        onChange={(arrived) => change({ arrived })}
      />
    </div>
  );
};
