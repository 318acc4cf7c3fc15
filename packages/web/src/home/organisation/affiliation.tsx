import type { AnswerOf } from "@losfee/contract/api";
import { affiliationTexts } from "@losfee/messages/home-organisation";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ButtonThatAsks } from "../../parts/console/button-that-asks.tsx";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { organisationIn } from "../../parts/roles/organisation-in.ts";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { organisationPath } from "../../shell/paths.ts";
import { DueList } from "./due-list.tsx";

type Loss = AnswerOf<"GET /organisations/:organisation/affiliation/due">;

interface AffiliationProps {
  readonly shown: AnswerOf<"GET /organisations/:organisation">;
  readonly owns: boolean;
  readonly reload: () => void;
}

/** An organisation's parent; owners request it here, withdraw that, and leave. */
export const AffiliationSection = ({ shown, owns, reload }: AffiliationProps): VNode => {
  const page = usePage();
  const t = affiliationTexts[page.language];
  const { say } = useConsole();
  const { id, name, kind, above, asked } = shown;
  const params = { organisation: id };
  const takeBack = async (): Promise<void> => {
    const answer = await api("DELETE /organisations/:organisation/affiliation", { params });
    if (answer.ok) say("done", t.takenBack);
    else say("problem", answer.problem.detail);
    reload();
  };
  const leave = async (): Promise<string | null> => {
    const body = { name, kind, parent: null };
    const answer = await api("PUT /organisations/:organisation", { params, body });
    if (!answer.ok) return answer.problem.detail;
    say("done", t.left);
    reload();
    return null;
  };
  return (
    <Section id="above" title={t.title}>
      <p class="wraps">
        {above === null ? t.nothing : <a href={organisationPath(above.id)}>{above.name}</a>}
      </p>
      {asked !== null && (
        <p class="cluster">
          <span class="wraps">{t.asked({ name: asked.name })}</span>
          <button type="button" onClick={() => void takeBack()}>
            {t.takeBack}
          </button>
        </p>
      )}
      {owns && above !== null && (
        <ButtonThatAsks title={t.leave} act={leave}>
          {t.leaveAsk({ name: above.name })}
        </ButtonThatAsks>
      )}
      {owns && above === null && asked === null && <Ask {...{ shown, owns, page, reload }} />}
    </Section>
  );
};

const Ask = ({ shown, reload }: AffiliationProps): VNode => {
  const t = useTexts(affiliationTexts);
  const { say } = useConsole();
  const [address, setAddress] = useState("");
  const [loss, setLoss] = useState<Loss | null>(null);
  const params = { organisation: shown.id };
  const look = async (): Promise<void> => {
    const query = { parent: organisationIn(address) };
    const route = "GET /organisations/:organisation/affiliation/due";
    const answer = await api(route, { params, query });
    if (!answer.ok) return say("problem", answer.problem.detail);
    if (answer.value.due.length > 0) setLoss(answer.value);
    else await ask();
  };
  const ask = async (): Promise<void> => {
    setLoss(null);
    const body = { parent: organisationIn(address) };
    const answer = await api("PUT /organisations/:organisation/affiliation", { params, body });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", answer.value.asked === null ? t.placed : t.sent);
    setAddress("");
    reload();
  };
  return (
    <>
      <Form class="stack" onSubmit={() => void look()}>
        <h3>{t.ask}</h3>
        <p class="note">{t.askHint}</p>
        <TextField
          label={t.address}
          value={address}
          required
          maxLength={500}
          onChange={setAddress}
        />
        <p>
          <button type="submit">{t.send}</button>
        </p>
      </Form>
      {loss !== null && (
        <ActionDialog
          title={t.send}
          danger
          isFinal
          onClose={() => setLoss(null)}
          onSubmit={() => void ask()}
        >
          <p>{t.loses({ years: loss.years ?? 0 })}</p>
          <DueList due={loss.due} />
        </ActionDialog>
      )}
    </>
  );
};
