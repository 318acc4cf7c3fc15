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
export type TypedLate = Omit<LateForm, "sender" | "partner"> & {
  readonly sender: string;
  readonly partner: string;
  readonly arrived: string;
};

interface FieldsProps {
  readonly typed: TypedLate;
  readonly players: readonly NamedEntry[];
  readonly language: Language;
  readonly onChange: (typed: TypedLate) => void;
}

const OUTCOMES = ["challenger-wins", "draw", "defender-wins"] as const satisfies LadderOutcome[];

/** What a mail says, who wrote it, when it arrived. */
export const LateFields = ({ typed, players, language, onChange }: FieldsProps): VNode => {
  const t = lateTexts[language];
  const change = (part: Partial<TypedLate>): void => onChange({ ...typed, ...part });
  return (
    <div class="cluster fields">
      <PlayerField
        language={language}
        label={t.sender}
        entries={players}
        value={typed.sender}
        onChange={(sender) => change({ sender })}
        first
      />
      <ChoiceField
        label={t.what}
        value={typed.kind}
        choices={t.kinds}
        onChange={(kind) => change({ kind })}
      />
      {isAboutGame(typed.kind) && (
        <PlayerField
          language={language}
          label={t.partner}
          entries={players}
          value={typed.partner}
          onChange={(partner) => change({ partner })}
        />
      )}
      {(typed.kind === "report-result" || typed.kind === "object") && (
        <CheckField
          label={t.senderWhite}
          value={typed.senderWhite}
          onChange={(senderWhite) => change({ senderWhite })}
        />
      )}
      {typed.kind === "report-result" && (
        <ChoiceField
          label={t.result}
          value={typed.outcome}
          choices={choicesOf(OUTCOMES, (outcome) => ladderOutcomeLabel(outcome, language))}
          onChange={(outcome) => change({ outcome })}
        />
      )}
      {typed.kind === "announce-holiday" &&
        (["from", "to"] as const).map((key) => (
          <DateField
            key={key}
            label={t[key]}
            required
            value={typed[key]}
            onChange={(day) => change({ [key]: day })}
          />
        ))}
      <DateField
        label={t.arrived}
        withTime
        value={typed.arrived}
        onChange={(arrived) => change({ arrived })}
      />
    </div>
  );
};
