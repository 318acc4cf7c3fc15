import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { api } from "../../shell/client/api.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageFrame } from "../../shell/page.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";
import { organisationTexts } from "./texts.ts";

/** Deletes an organisation to which nothing belongs, after asking. */
export const Removal = ({
  organisation,
  page,
}: {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly page: PageFrame;
}): VNode => {
  const t = organisationTexts[page.language];
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const params = { organisation: organisation.id };
    const answer = await api("DELETE /organisations/:organisation", { params });
    if (answer.ok) leadTo(ORGANISATIONS_PATH);
    else setProblem(answer.problem.detail);
  };
  return (
    <>
      <p>
        <button
          type="button"
          onClick={() => {
            setProblem(null);
            setAsking(true);
          }}
        >
          {t.remove}
        </button>
      </p>
      {isAsking && (
        <ActionDialog
          language={page.language}
          title={t.remove}
          danger
          isFinal
          problem={problem}
          onClose={() => setAsking(false)}
          onSubmit={() => void remove()}
        >
          <p class="wraps">{t.removeAsk(organisation.name)}</p>
        </ActionDialog>
      )}
    </>
  );
};
