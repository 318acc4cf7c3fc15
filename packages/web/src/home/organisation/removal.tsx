import { organisationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { ButtonThatAsks } from "../../parts/console/button-that-asks.tsx";
import { api } from "../../shell/client/api.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageFrame } from "../../shell/page.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";

/** Deletes an empty organisation after a confirmation. */
export const Removal = ({
  organisation,
  page,
}: {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly page: PageFrame;
}): VNode => {
  const t = organisationTexts[page.language];
  const remove = async (): Promise<string | null> => {
    const params = { organisation: organisation.id };
    const answer = await api("DELETE /organisations/:organisation", { params });
    if (!answer.ok) return answer.problem.detail;
    leadTo(ORGANISATIONS_PATH);
    return null;
  };
  return (
    <ButtonThatAsks language={page.language} title={t.remove} isFinal act={remove}>
      {t.removeAsk({ name: organisation.name })}
    </ButtonThatAsks>
  );
};
