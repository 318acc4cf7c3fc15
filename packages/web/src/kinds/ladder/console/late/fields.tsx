import { type Language, ladderOutcomeLabel } from "@losfee/contract";
import type { LadderOutcome } from "@losfee/core";
import type { VNode } from "preact";
import type { NamedEntry } from "../../../../parts/console/named-entry.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import { isAboutGame, type LateForm } from "./late-command.ts";
import { type LateKind, lateTexts } from "./texts.ts";

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
  const kinds = Object.keys(t.kinds) as readonly LateKind[];
  return (
    <div class="cluster fields">
      <PlayerField
        language={language}
        label={t.sender}
        entries={players}
        value={typed.sender}
        onChange={(sender) => onChange({ ...typed, sender })}
        first
      />
      <label class="field">
        <span>{t.what}</span>
        <select
          value={typed.kind}
          onChange={(event) => {
            const kind = kinds.find((one) => one === event.currentTarget.value);
            if (kind !== undefined) onChange({ ...typed, kind });
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind} selected={kind === typed.kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {isAboutGame(typed.kind) && (
        <PlayerField
          language={language}
          label={t.partner}
          entries={players}
          value={typed.partner}
          onChange={(partner) => onChange({ ...typed, partner })}
        />
      )}
      {(typed.kind === "report-result" || typed.kind === "object") && (
        <label class="check">
          <input
            type="checkbox"
            checked={typed.senderWhite}
            onChange={(event) => onChange({ ...typed, senderWhite: event.currentTarget.checked })}
          />{" "}
          {t.senderWhite}
        </label>
      )}
      {typed.kind === "report-result" && (
        <label class="field">
          <span>{t.result}</span>
          <select
            value={typed.outcome}
            onChange={(event) => {
              const outcome = OUTCOMES.find((one) => one === event.currentTarget.value);
              if (outcome !== undefined) onChange({ ...typed, outcome });
            }}
          >
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome} selected={outcome === typed.outcome}>
                {ladderOutcomeLabel(outcome, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      {typed.kind === "announce-holiday" &&
        (["from", "to"] as const).map((key) => (
          <label key={key} class="field">
            <span>{t[key]}</span>
            <input
              type="date"
              required
              value={typed[key]}
              onInput={(event) => onChange({ ...typed, [key]: event.currentTarget.value })}
            />
          </label>
        ))}
      <label class="field">
        <span>{t.arrived}</span>
        <input
          type="datetime-local"
          step="1"
          value={typed.arrived}
          onInput={(event) => onChange({ ...typed, arrived: event.currentTarget.value })}
        />
      </label>
    </div>
  );
};
