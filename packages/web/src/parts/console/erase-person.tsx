import { erasePersonTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageFrame } from "../../shell/page.ts";
import { TextField } from "../fields.tsx";
import { CommandDialog } from "./command-dialog.tsx";

export interface ErasePersonProps {
  readonly page: PageFrame;
  readonly row: { readonly id: number; readonly name: string };
}

/**
 * Permanently erases a person's identity: a button and a question, confirmed with the person's
 * name.
 */
export const ErasePerson = ({ page, row }: ErasePersonProps): VNode => {
  const t = erasePersonTexts[page.language];
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState("");
  const close = (): void => {
    setAsking(false);
    setName("");
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => setAsking(true)}>
        {t.erase}
      </button>
      {asking && (
        <CommandDialog
          language={page.language}
          title={t.erase}
          confirm={t.confirm}
          isFinal
          unclear={t.notTheName}
          done={t.done({ entry: row.id })}
          command={() =>
            name.trim() === row.name ? { type: "erase-person", entry: row.id } : null
          }
          onClose={close}
        >
          <p>{t.whatGoes}</p>
          <p>{t.whatStays}</p>
          <TextField
            label={t.typeName({ name: row.name })}
            value={name}
            spellcheck={false}
            first
            onChange={setName}
          />
        </CommandDialog>
      )}
    </>
  );
};
