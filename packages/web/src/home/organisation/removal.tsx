import { organisationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { ButtonThatAsks } from "../../parts/console/button-that-asks.tsx";
import { api } from "../../shell/client/api.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import { useTexts } from "../../shell/page-context.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";

/** Deletes an empty organisation after a confirmation. */
export const Removal = ({
  organisation,
}: {
  readonly organisation: { readonly id: string; readonly name: string };
}): VNode => {
  const t = useTexts(organisationTexts);
  const remove = async (): Promise<string | null> => {
    const params = { organisation: organisation.id };
    const answer = await api("DELETE /organisations/:organisation", { params });
    if (!answer.ok) return answer.problem.detail;
    leadTo(ORGANISATIONS_PATH);
    return null;
  };
  return (
    <ButtonThatAsks title={t.remove} isFinal act={remove}>
      {t.removeAsk({ name: organisation.name })}
    </ButtonThatAsks>
  );
};
