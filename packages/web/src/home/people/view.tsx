import type { AnswerOf } from "@losfee/contract/api";
import { peopleTexts } from "@losfee/messages/home-people";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ColumnTable } from "../../parts/column-table.tsx";
import { CopyField } from "../../parts/console/copy-field.tsx";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";

type Person = AnswerOf<"GET /people">["people"][number];

/** All users: new access for those who lost theirs, removal of those who left. */
export const PeopleView = (): VNode => {
  const language = useLanguage();
  const t = peopleTexts[language];
  const { say } = useConsole();
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [removing, setRemoving] = useState<Person | null>(null);
  const [url, setUrl] = useState("");
  const load = async (): Promise<void> => {
    const answer = await api("GET /people");
    if (answer.ok) setPeople(answer.value.people);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const inviteAgain = async ({ id }: Person): Promise<void> => {
    const params = { person: id };
    const answer = await api("POST /people/:person/invitation", { params });
    if (answer.ok) setUrl(answer.value.url ?? "");
    else say("problem", answer.problem.detail);
  };
  const remove = async ({ id, name }: Person): Promise<void> => {
    setRemoving(null);
    const answer = await api("DELETE /people/:person", { params: { person: id } });
    if (answer.ok) say("done", t.removed({ name }));
    else say("problem", answer.problem.detail);
    await load();
  };
  const invite = async (name: string, address: string): Promise<boolean> => {
    const to = address.trim() === "" ? {} : { address };
    const body = { name, language: language, ...to };
    const answer = await api("POST /people", { body });
    if (!answer.ok) {
      say("problem", answer.problem.detail);
      return false;
    }
    setUrl(answer.value.url ?? "");
    if (answer.value.url === null) say("done", t.sent);
    await load();
    return true;
  };
  return (
    <>
      <PageHead title={t.title}>
        <p class="cluster actions">
          <a href={ORGANISATIONS_PATH}>{t.back}</a>
        </p>
      </PageHead>
      <p class="note">{t.intro}</p>
      {people?.length === 0 && <p class="empty">{t.none}</p>}
      {people !== null && people.length > 0 && (
        <ColumnTable
          caption={t.title}
          lines={people}
          keyOf={({ id }) => id}
          columns={[
            { heading: t.name, isRowHeading: true, cell: ({ name }) => name },
            { heading: t.addresses, cell: ({ addresses }) => addresses.join(", ") },
            {
              heading: <span class="visually-hidden">{t.more}</span>,
              cell: (person) => (
                <span class="cluster">
                  <button
                    type="button"
                    aria-label={t.againFor({ name: person.name })}
                    onClick={() => void inviteAgain(person)}
                  >
                    {t.again}
                  </button>
                  <button
                    type="button"
                    aria-label={t.removeOf({ name: person.name })}
                    onClick={() => setRemoving(person)}
                  >
                    {t.remove}
                  </button>
                </span>
              ),
            },
          ]}
        />
      )}
      <NewPerson onInvite={invite} />
      {url !== "" && <CopyField label={t.link} value={url} />}
      {removing !== null && (
        <ActionDialog
          title={t.removeOf({ name: removing.name })}
          danger
          isFinal
          onClose={() => setRemoving(null)}
          onSubmit={() => void remove(removing)}
        >
          <p>{t.removeAsk({ name: removing.name })}</p>
        </ActionDialog>
      )}
    </>
  );
};

const NewPerson = ({
  onInvite,
}: {
  /** False if it was refused; the input stays. */
  readonly onInvite: (name: string, address: string) => Promise<boolean>;
}): VNode => {
  const t = useTexts(peopleTexts);
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const invite = async (): Promise<void> => {
    if (!(await onInvite(name, address))) return;
    setName("");
    setAddress("");
  };
  return (
    <Section id="invite" title={t.invite}>
      <Form class="stack" onSubmit={() => void invite()}>
        <TextField label={t.name} value={name} required maxLength={100} onChange={setName} />
        <TextField label={t.address} value={address} maxLength={254} onChange={setAddress} />
        <p>
          <button type="submit" class="primary">
            {t.make}
          </button>
        </p>
      </Form>
    </Section>
  );
};
