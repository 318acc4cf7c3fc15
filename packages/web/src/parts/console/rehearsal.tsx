import { rehearsalTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { competitionIdOf } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import { ActionDialog } from "./dialog.tsx";

/** Starts a rehearsal of the page's competition; in a rehearsal, deletes it. */
export const Rehearsal = (): VNode => {
  const page = usePage();
  const t = rehearsalTexts[page.language];
  const isRehearsal = page.competition?.rehearsal != null;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: competitionIdOf(page) };
  const begin = async (): Promise<void> => {
    const answer = await api("POST /competitions/:id/rehearsals", { params });
    if (answer.ok) leadTo(competitionPath(answer.value.id, "console"));
    else setProblem(answer.problem.detail);
  };
  const remove = async (): Promise<void> => {
    const answer = await api("DELETE /competitions/:id", { params });
    if (answer.ok) leadTo("/console");
    else setProblem(answer.problem.detail);
  };
  const title = isRehearsal ? t.remove : t.begin;
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {title}
      </button>
      {asking && (
        <ActionDialog
          title={title}
          isFinal={isRehearsal}
          problem={problem}
          onClose={() => setAsking(false)}
          onSubmit={() => void (isRehearsal ? remove() : begin())}
        >
          <p>{isRehearsal ? t.removed : t.explained}</p>
        </ActionDialog>
      )}
    </>
  );
};
