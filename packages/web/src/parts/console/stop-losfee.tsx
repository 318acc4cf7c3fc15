import { stopTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { usePage } from "../../shell/page-context.ts";
import { ActionDialog } from "./dialog.tsx";

/** Ends the server after a question, where the console may: it has no terminal to be ended in. */
export const StopLosfee = (): VNode | null => {
  const { isStoppable, language } = usePage();
  const t = stopTexts[language];
  const [step, setStep] = useState<"closed" | "asking" | "stopped">("closed");
  const [problem, setProblem] = useState<string | null>(null);
  const stop = async (): Promise<void> => {
    const answer = await api("POST /stop");
    if (answer.ok) setStep("stopped");
    else setProblem(answer.problem.detail);
  };
  if (isStoppable !== true) return null;
  return (
    <>
      <button type="button" onClick={() => setStep("asking")}>
        {t.stop}
      </button>
      {step === "asking" && (
        <ActionDialog
          title={t.stop}
          problem={problem}
          onClose={() => setStep("closed")}
          onSubmit={() => void stop()}
        >
          <p>{t.explained}</p>
        </ActionDialog>
      )}
      {step === "stopped" && <Stopped />}
    </>
  );
};

/** Covers the page, none of whose links leads anywhere now. */
const Stopped = (): VNode => {
  const t = stopTexts[usePage().language];
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="console-dialog"
      aria-labelledby="dialog-title"
      onCancel={(event) => event.preventDefault()}
    >
      <div class="stack">
        <h2 id="dialog-title">{t.stopped}</h2>
        <p>{t.again}</p>
      </div>
    </dialog>
  );
};
