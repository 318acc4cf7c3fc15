import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { TextField } from "../fields.tsx";
import { ActionDialog } from "./dialog.tsx";
import { erasePersonTexts } from "./erase-person-texts.ts";

interface ErasePersonProps {
  readonly page: PageFrame;
  readonly row: { readonly id: number; readonly name: string; readonly erased: boolean };
}

/**
 * Erases for good what says who somebody is: a button, and behind it the question, which is answered
 * with the person's name. Nothing for those who are erased already.
 */
export const ErasePerson = ({ page, row }: ErasePersonProps): VNode | null => {
  const t = erasePersonTexts[page.language];
  const { send, say } = useConsole();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  if (row.erased) return null;
  const close = (): void => {
    setAsking(false);
    setTyped("");
    setProblem(null);
  };
  const erase = async (): Promise<void> => {
    if (typed.trim() !== row.name) return setProblem(t.notTheName);
    const answer = await send({ type: "erase-person", entry: row.id }, { silent: true });
    if (!answer.ok) return setProblem(answer.problem.detail);
    say("done", t.done(row.id));
    close();
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        {t.erase}
      </button>
      {asking && (
        <ActionDialog
          language={page.language}
          title={t.erase}
          confirm={t.confirm}
          danger
          problem={problem}
          onClose={close}
          onSubmit={() => void erase()}
        >
          <p>{t.whatGoes}</p>
          <p>{t.whatStays}</p>
          <TextField
            label={t.typeName(row.name)}
            value={typed}
            spellcheck={false}
            first
            onChange={setTyped}
          />
        </ActionDialog>
      )}
    </>
  );
};
