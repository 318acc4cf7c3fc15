import { ladderOutcomeLabel } from "@losfee/contract";
import type { LadderOutcome, NamedPlayer } from "@losfee/core";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { PlayerField } from "../../../../parts/console/player-field.tsx";
import {
  CheckField,
  ChoiceField,
  DateField,
  TextAreaField,
  TextField,
} from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import { isAboutGame, isOfEitherSide } from "./late-command.ts";
import type { LateInput } from "./late-input.ts";

interface FieldsProps {
  readonly input: LateInput;
  readonly players: readonly NamedPlayer[];
  readonly onChange: (input: LateInput) => void;
}

const OUTCOMES = ["challenger-wins", "draw", "defender-wins"] as const satisfies LadderOutcome[];

/** Fields for the content and the sender of a mail. */
export const LateFields = ({ input, players, onChange }: FieldsProps): VNode => {
  const language = useLanguage();
  const t = lateTexts[language];
  const { kind } = input;
  const change = (part: Partial<LateInput>): void => onChange({ ...input, ...part });
  return (
    <div class="cluster fields mail-fields">
      <PlayerField
        label={t.sender}
        entries={players}
        value={input.sender}
        onChange={(sender) => change({ sender })}
        first
      />
      <ChoiceField
        label={t.what}
        value={kind}
        choices={t.kinds}
        onChange={(next) => change({ kind: next })}
      />
      {isAboutGame(kind) && (
        <PlayerField
          label={t.partner}
          entries={players}
          value={input.partner}
          onChange={(partner) => change({ partner })}
        />
      )}
      {kind === "challenge-vacancy" && (
        <TextField
          label={t.seatList}
          value={input.seats}
          placeholder="5.1, 3.1"
          required
          onChange={(seats) => change({ seats })}
        />
      )}
      {isOfEitherSide(kind) && (
        <CheckField
          label={t.senderWhite}
          value={input.senderWhite}
          onChange={(senderWhite) => change({ senderWhite })}
        />
      )}
      {kind === "report-result" && (
        <ChoiceField
          label={t.result}
          value={input.outcome}
          choices={choicesOf(OUTCOMES, (outcome) => ladderOutcomeLabel(outcome, language))}
          onChange={(outcome) => change({ outcome })}
        />
      )}
      {kind === "announce-holiday" &&
        (["from", "to"] as const).map((key) => (
          <DateField
            key={key}
            label={t[key]}
            required
            value={input[key]}
            onChange={(day) => change({ [key]: day })}
          />
        ))}
      {kind === "send-game-record" && (
        <>
          <TextAreaField
            label={t.pgn}
            rows={5}
            class="mono"
            value={input.pgn}
            onChange={(pgn) => change({ pgn })}
          />
          <ChoiceField
            label={t.claim}
            value={input.claim}
            choices={t.claims}
            onChange={(claim) => change({ claim })}
          />
        </>
      )}
      {kind === "retire" && (
        <TextField
          label={t.retireReason}
          value={input.reason}
          maxLength={300}
          onChange={(reason) => change({ reason })}
        />
      )}
    </div>
  );
};
