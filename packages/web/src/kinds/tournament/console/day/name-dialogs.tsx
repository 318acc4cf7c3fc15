import { dayTexts } from "@losfee/messages/tournament-console-day";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CommandDialog } from "../../../../parts/console/command-dialog.tsx";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { TextField } from "../../../../parts/fields.tsx";
import { api } from "../../../../shell/client/api.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import type { DayModel } from "./page.ts";

const NAME = { required: true, maxLength: 200, first: true } as const;

/** Renames the competition. */
export const Rename = ({ model }: PageProps<Pick<DayModel, "name">>): VNode => {
  const t = useTexts(dayTexts);
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setName(model.name)}>
        {t.rename}
      </button>
      {name !== null && (
        <CommandDialog
          title={t.rename}
          command={() => ({ type: "rename-competition", name })}
          onClose={() => setName(null)}
        >
          <TextField label={t.name} value={name} {...NAME} onChange={setName} />
        </CommandDialog>
      )}
    </>
  );
};

/** Deletes the competition, after the user has typed its name. */
export const Delete = ({ model }: PageProps<Pick<DayModel, "name">>): VNode => {
  const page = usePage();
  const t = dayTexts[page.language];
  const [repeatedName, setRepeatedName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (repeatedName?.trim() !== model.name) return setProblem(t.deleteAsk);
    const params = { id: competitionIdOf(page) };
    const answer = await api("DELETE /competitions/:id", { params });
    if (answer.ok) leadTo("/console");
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => setRepeatedName("")}>
        {t.delete}
      </button>
      {repeatedName !== null && (
        <ActionDialog
          title={t.delete}
          isFinal
          problem={problem}
          onClose={() => setRepeatedName(null)}
          onSubmit={() => void remove()}
        >
          <p>{t.deleteAsk}</p>
          <TextField label={model.name} value={repeatedName} {...NAME} onChange={setRepeatedName} />
        </ActionDialog>
      )}
    </>
  );
};
