import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { usePage } from "../../shell/page-context.ts";
import { ActionDialog } from "./dialog.tsx";

/** Warns that the date may be wrong and asks the director to confirm it; null if it is fine. */
export const DateDoubt = (): VNode | null => {
  const page = usePage();
  const t = consoleTexts[page.language];
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { dateDoubt } = page;
  if (dateDoubt === null) return null;
  const confirm = async (): Promise<void> => {
    const answer = await api("POST /clock/confirm", { body: { date: dateDoubt.now } });
    if (answer.ok || answer.problem.code === "date-not-in-doubt") return location.reload();
    setProblem(answer.problem.detail);
  };
  return (
    <section class="message warn stack date-doubt" role="alert" aria-labelledby="date-doubt">
      <h2 id="date-doubt">{t.dateDoubt}</h2>
      <p>{dateDoubt.text}</p>
      <p>{t.dateWrong}</p>
      <button type="button" onClick={() => setAsking(true)}>
        {t.dateConfirm} …
      </button>
      {asking && (
        <ActionDialog
          title={t.dateAsk}
          confirm={t.dateConfirm}
          problem={problem}
          onClose={() => setAsking(false)}
          onSubmit={() => void confirm()}
        >
          <p>
            <strong>{dateDoubt.nowText}</strong>
          </p>
          <p>{t.dateThen}</p>
        </ActionDialog>
      )}
    </section>
  );
};
