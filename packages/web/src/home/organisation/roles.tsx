import {
  formatTime,
  type GrantRole,
  grantRolesOn,
  neededToGive,
  roleNames,
} from "@losfee/contract";
import type { AnswerOf, ListedGrant } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choicesOf } from "../../parts/choices.ts";
import { ColumnTable } from "../../parts/column-table.tsx";
import { CopyField } from "../../parts/console/copy-field.tsx";
import { ChoiceField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import type { PageFrame } from "../../shell/page.ts";
import { DayField } from "./day-field.tsx";
import { organisationTexts } from "./texts.ts";

interface RolesProps {
  readonly organisation: string;
  readonly owns: boolean;
  readonly page: PageFrame;
}

type Roles = AnswerOf<"GET /organisations/:organisation/roles">;

/** Who has which role, until when; invitations are made here. */
export const RolesSection = ({ organisation, owns, page }: RolesProps): VNode => {
  const t = organisationTexts[page.language];
  const { say } = useConsole();
  const [roles, setRoles] = useState<Roles>({ grants: [], invitations: [] });
  const load = async (): Promise<void> => {
    const params = { organisation };
    const answer = await api("GET /organisations/:organisation/roles", { params });
    if (answer.ok) setRoles(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const take = async ({ id, name }: ListedGrant): Promise<void> => {
    const params = { organisation, grant: id };
    const answer = await api("DELETE /organisations/:organisation/roles/:grant", { params });
    if (answer.ok) say("done", t.taken(name));
    else say("problem", answer.problem.detail);
    await load();
  };
  const withdraw = async (invitation: string): Promise<void> => {
    const params = { organisation, invitation };
    const route = "DELETE /organisations/:organisation/invitations/:invitation";
    const answer = await api(route, { params });
    if (!answer.ok) say("problem", answer.problem.detail);
    await load();
  };
  const named = (role: GrantRole): string => roleNames[page.language][role];
  const mayGive = (role: GrantRole): boolean => owns || neededToGive(role) === "director";
  return (
    <Section id="roles" title={t.roles}>
      <ColumnTable
        caption={t.roles}
        lines={roles.grants}
        keyOf={({ id }) => id}
        columns={[
          { heading: t.who, isRowHeading: true, cell: ({ name }) => name },
          { heading: t.role, cell: ({ role }) => named(role) },
          { heading: t.until, cell: ({ expiresAt }) => endOf(expiresAt, page) },
          {
            heading: <span class="visually-hidden">{t.take}</span>,
            cell: (grant) =>
              mayGive(grant.role) && (
                <button
                  type="button"
                  aria-label={t.takeOf(grant.name, named(grant.role))}
                  onClick={() => void take(grant)}
                >
                  {t.take}
                </button>
              ),
          },
        ]}
      />
      {roles.invitations.length > 0 && (
        <>
          <h3>{t.invited}</h3>
          <ul class="plain">
            {roles.invitations.map(({ id, role, expiresAt }) => (
              <li key={id} class="cluster">
                <span>{named(role)}</span>
                <span class="note">{formatTime(expiresAt, page.language, page.timeZone)}</span>
                {mayGive(role) && (
                  <button
                    type="button"
                    aria-label={t.withdrawOf(named(role))}
                    onClick={() => void withdraw(id)}
                  >
                    {t.withdraw}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Invite
        organisation={organisation}
        page={page}
        roles={grantRolesOn("organisation").filter(mayGive)}
        onMade={() => void load()}
      />
    </Section>
  );
};

const endOf = (expiresAt: string | null, page: PageFrame): string =>
  expiresAt === null
    ? organisationTexts[page.language].forGood
    : formatTime(expiresAt, page.language, page.timeZone);

const Invite = ({
  organisation,
  page,
  roles,
  onMade,
}: Pick<RolesProps, "organisation" | "page"> & {
  readonly roles: readonly GrantRole[];
  readonly onMade: () => void;
}): VNode => {
  const t = organisationTexts[page.language];
  const { say } = useConsole();
  const [role, setRole] = useState<GrantRole>("arbiter");
  const [day, setDay] = useState("");
  const [url, setUrl] = useState("");
  const invite = async (): Promise<void> => {
    // The whole of that day, where the browser is.
    const expiresAt = day === "" ? null : new Date(`${day}T23:59:59`).toISOString();
    const answer = await api("POST /organisations/:organisation/invitations", {
      params: { organisation },
      body: { role, expiresAt },
    });
    if (!answer.ok) return say("problem", answer.problem.detail);
    setUrl(answer.value.url);
    onMade();
  };
  return (
    <Form class="stack" onSubmit={() => void invite()}>
      <h3>{t.invite}</h3>
      <p class="note">{t.inviteHint}</p>
      <ChoiceField
        label={t.role}
        value={role}
        choices={choicesOf(roles, (one) => roleNames[page.language][one])}
        onChange={setRole}
      />
      <DayField label={t.expires} value={day} onChange={setDay} />
      <p>
        <button type="submit" class="primary">
          {t.makeLink}
        </button>
      </p>
      {url !== "" && <CopyField label={t.link} value={url} page={page} />}
    </Form>
  );
};
