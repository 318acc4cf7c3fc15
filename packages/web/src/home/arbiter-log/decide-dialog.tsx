import { appealBodyLabel, appealOutcomeLabel } from "@losfee/contract";
import { APPEAL_BODIES, APPEAL_OUTCOMES, type AppealBody, type AppealOutcome } from "@losfee/core";
import { arbiterLogTexts } from "@losfee/messages/home-arbiter-log";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { LogLine } from "../../parts/arbiter-log/log-lines.ts";
import { choicesOf } from "../../parts/choices.ts";
import { CommandDialog } from "../../parts/console/command-dialog.tsx";
import { ChoiceField, OptionalNumberField, TextAreaField } from "../../parts/fields.tsx";
import { usePage } from "../../shell/page-context.ts";

interface DecideDialogProps {
  readonly line: LogLine;
  readonly onClose: () => void;
}

/** Decides an appeal, or corrects the decision, for a reason. */
export const DecideDialog = ({ line, onClose }: DecideDialogProps): VNode => {
  const page = usePage();
  const { language } = page;
  const t = arbiterLogTexts[language];
  const before = line.decision;
  const [outcome, setOutcome] = useState<AppealOutcome>(before?.outcome ?? "granted");
  const [body, setBody] = useState<AppealBody>(before?.body ?? "committee");
  const [text, setText] = useState(before?.text ?? "");
  const [act, setAct] = useState<number | null>(before?.act ?? null);
  return (
    <CommandDialog
      title={before === null ? t.decideTitle({ number: line.number }) : t.redecide}
      confirm={before === null ? t.decide : t.redecide}
      takesReason={before !== null}
      done={t.decided}
      command={(reason) => ({
        ...{ type: "decide-appeal", logEntry: line.number, outcome, body, text },
        ...(act === null ? {} : { act }),
        ...(before === null ? {} : { reason }),
      })}
      onClose={onClose}
    >
      <p class="log-text">{line.text}</p>
      <div class="cluster fields">
        <ChoiceField
          label={t.outcome}
          value={outcome}
          choices={choicesOf(APPEAL_OUTCOMES, (one) => appealOutcomeLabel(one, language))}
          first
          onChange={setOutcome}
        />
        <ChoiceField
          label={t.body}
          value={body}
          choices={choicesOf(APPEAL_BODIES, (one) => appealBodyLabel(one, language))}
          onChange={setBody}
        />
      </div>
      <TextAreaField label={t.grounds} value={text} rows={4} onChange={setText} />
      <OptionalNumberField label={t.act} value={act} min={1} narrow onChange={setAct} />
    </CommandDialog>
  );
};
