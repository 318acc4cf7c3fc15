import { ORGANISATION_KINDS, type OrganisationKind } from "@losfee/contract";
import type { ListedOrganisation } from "@losfee/contract/api";
import { organisationsTexts } from "@losfee/messages/home-organisations";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choicesOf, labelsById } from "../../parts/choices.ts";
import { ChoiceField, TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { NoticesSection } from "../../parts/notices/notices-section.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { leadTo } from "../../shell/client/document-base.ts";
import type { PageProps } from "../../shell/page.ts";
import { useTexts } from "../../shell/page-context.ts";
import { organisationPath, PEOPLE_PATH } from "../../shell/paths.ts";
import type { OrganisationsModel } from "./page.ts";

/** The viewer's organisations, and the form for a new one. */
export const OrganisationsView = ({ model }: PageProps<OrganisationsModel>): VNode => {
  const t = useTexts(organisationsTexts);
  const { say } = useConsole();
  const [all, setAll] = useState<readonly ListedOrganisation[] | null>(null);
  useEffect(() => {
    void api("GET /organisations").then((answer) => {
      if (answer.ok) setAll(answer.value.organisations);
      else say("problem", answer.problem.detail);
    });
  }, []);
  return (
    <>
      <PageHead title={t.title}>
        <p class="cluster actions">
          <a href="/console">{t.back}</a>
          {model.founds && <a href={PEOPLE_PATH}>{t.people}</a>}
        </p>
      </PageHead>
      {all === null && <p class="note">{t.loading}</p>}
      {all?.length === 0 && !model.founds && <p class="empty">{t.none}</p>}
      <ul class="link-list plain">
        {(all ?? []).map(({ id, name, kind }) => (
          <li key={id}>
            <a href={organisationPath(id)}>
              <b>{name}</b>
              <span class="note">{t.kind[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
      {model.founds && all !== null && <NewOrganisation all={all} />}
      {model.founds && <NoticesSection organisation={null} />}
    </>
  );
};

const NewOrganisation = ({ all }: { readonly all: readonly ListedOrganisation[] }): VNode => {
  const t = useTexts(organisationsTexts);
  const { say } = useConsole();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<OrganisationKind>("club");
  const [parent, setParent] = useState("");
  const create = async (): Promise<void> => {
    const body = { name, kind, parent: parent === "" ? null : parent };
    const answer = await api("POST /organisations", { body });
    if (answer.ok) leadTo(organisationPath(answer.value.id));
    else say("problem", answer.problem.detail);
  };
  const above = all
    .filter((one) => ORGANISATION_KINDS.indexOf(one.kind) > ORGANISATION_KINDS.indexOf(kind))
    .map(({ id, name: label }) => ({ id, label }));
  return (
    <Form class="section stack" onSubmit={() => void create()}>
      <h2>{t.found}</h2>
      <TextField label={t.name} value={name} required maxLength={100} onChange={setName} />
      <ChoiceField
        label={t.what}
        value={kind}
        choices={choicesOf(ORGANISATION_KINDS, (one) => t.kind[one])}
        onChange={(one) => {
          setKind(one);
          setParent("");
        }}
      />
      {above.length > 0 && (
        <ChoiceField
          label={t.parent}
          value={parent}
          choices={labelsById([{ id: "", label: t.nothing }, ...above])}
          onChange={setParent}
        />
      )}
      <p>
        <button type="submit" class="primary">
          {t.create}
        </button>
      </p>
    </Form>
  );
};
