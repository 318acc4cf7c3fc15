import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import type { Asked } from "../../shell/client/controller.ts";
import { useTexts } from "../../shell/page-context.ts";
import { ActionDialog } from "./dialog.tsx";
import { ReasonField, rememberReason } from "./reason-field.tsx";

/** Asks about the command that waits for confirmation, if there is one. */
export const CautionQuestion = (): VNode | null => {
  const { asked } = useConsole();
  return asked.value === null ? null : <CautionDialog asked={asked.value} />;
};

/** Level 2 is acknowledged, level 3 confirmed; level 4 is asked twice, with its consequences. */
const CautionDialog = ({
  asked: { act, cautions, needsReason, settle },
}: {
  readonly asked: Asked;
}): VNode => {
  const t = useTexts(consoleTexts);
  const [reason, setReason] = useState("");
  const [isLast, setLast] = useState(false);
  const level = Math.max(...cautions.map((caution) => caution.level));
  const submit = (): void => {
    if (level === 4 && !isLast) {
      setLast(true);
      return;
    }
    rememberReason(act, reason);
    settle(reason);
  };
  const confirm = level === 2 ? t.acknowledge : level === 3 || isLast ? t.confirmAll : t.goOn;
  return (
    <ActionDialog
      key={isLast ? "last" : "first"}
      title={isLast ? t.cautionLastTitle : t.cautionTitle({ level })}
      confirm={confirm}
      danger={level > 2}
      isFinal={isLast}
      onClose={() => settle(null)}
      onSubmit={submit}
    >
      <ul>
        {cautions.map(({ code, message, consequence }) => (
          <li key={code}>{isLast && consequence !== "" ? consequence : message}</li>
        ))}
      </ul>
      {!isLast && level === 4 && (
        <p class="note">
          {cautions
            .map(({ consequence }) => consequence)
            .filter((text) => text !== "")
            .join(" ")}
        </p>
      )}
      {needsReason && !isLast && (
        <ReasonField act={act} value={reason} onChange={setReason} first />
      )}
    </ActionDialog>
  );
};
