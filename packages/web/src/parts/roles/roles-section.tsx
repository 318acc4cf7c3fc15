import {
  formatTime,
  type GrantRole,
  grantRolesOn,
  neededToGive,
  roleNames,
} from "@losfee/contract";
import type { ListedGrant } from "@losfee/contract/api";
import type { EntryId } from "@losfee/core";
import { rolesTexts } from "@losfee/messages/parts-roles";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import { useLanguage, usePage } from "../../shell/page-context.ts";
import { choicesOf, labelsById } from "../choices.ts";
import { ColumnTable } from "../column-table.tsx";
import { CopyField } from "../console/copy-field.tsx";
import { ChoiceField } from "../fields.tsx";
import { Form } from "../form.tsx";
import { Section } from "../section.tsx";
import { DayField } from "./day-field.tsx";
import { type Roles, type RolesTarget, roleRoutes } from "./routes.ts";

interface RolesProps {
  readonly target: RolesTarget;
  /** True if the viewer is an owner; only owners grant some roles. */
  readonly owns: boolean;
  /** The teams of a competition, which can have captains; empty elsewhere. */
  readonly teams?: readonly { readonly entry: EntryId; readonly label: string }[];
}

/** Roles with their holders and ends; invitations are created here. */
export const RolesSection = ({ target, owns, teams = [] }: RolesProps): VNode => {
  const page = usePage();
  const t = rolesTexts[page.language];
  const { say } = useConsole();
  const [roles, setRoles] = useState<Roles>({ grants: [], invitations: [] });
  const load = async (): Promise<void> => {
    const answer = await roleRoutes(target).list();
    if (answer.ok) setRoles(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const take = async ({ id, name }: ListedGrant): Promise<void> => {
    const answer = await roleRoutes(target).take(id);
    if (answer.ok) say("done", t.taken({ name }));
    else say("problem", answer.problem.detail);
    await load();
  };
  const withdraw = async (invitation: string, role: GrantRole): Promise<void> => {
    const answer = await roleRoutes(target).withdraw(invitation);
    if (answer.ok) say("done", t.withdrawn({ role: named(role) }));
    else say("problem", answer.problem.detail);
    await load();
  };
  const named = (role: GrantRole): string => roleNames[page.language][role];
  const withTeam = (role: GrantRole, team: EntryId | null): string => {
    if (team === null) return named(role);
    return `${named(role)}: ${teams.find(({ entry }) => entry === team)?.label ?? `#${team}`}`;
  };
  const mayGive = (role: GrantRole): boolean => owns || neededToGive(role) === "director";
  return (
    <Section id="roles" title={t.roles}>
      {roles.grants.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ColumnTable
          caption={t.roles}
          lines={roles.grants}
          keyOf={({ id }) => id}
          columns={[
            { heading: t.who, isRowHeading: true, cell: ({ name }) => name },
            {
              heading: t.role,
              cell: ({ role, team, expiresAt }) => (
                <>
                  {withTeam(role, team)}
                  {expiresAt !== null && (
                    <>
                      <br />
                      <span class="note">
                        {t.until({ time: formatTime(expiresAt, page.language, page.timeZone) })}
                      </span>
                    </>
                  )}
                </>
              ),
            },
            {
              heading: <span class="visually-hidden">{t.take}</span>,
              cell: (grant) =>
                mayGive(grant.role) && (
                  <button
                    type="button"
                    aria-label={t.takeOf({ name: grant.name, role: named(grant.role) })}
                    onClick={() => void take(grant)}
                  >
                    {t.take}
                  </button>
                ),
            },
          ]}
        />
      )}
      {roles.invitations.length > 0 && (
        <>
          <h3>{t.invited}</h3>
          <ul class="plain">
            {roles.invitations.map(({ id, role, team, expiresAt }) => (
              <li key={id} class="cluster">
                <span>{withTeam(role, team)}</span>
                <span class="note">
                  {t.until({ time: formatTime(expiresAt, page.language, page.timeZone) })}
                </span>
                {mayGive(role) && (
                  <button
                    type="button"
                    aria-label={t.withdrawOf({ role: named(role) })}
                    onClick={() => void withdraw(id, role)}
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
        target={target}
        teams={teams}
        roles={grantRolesOn(target.level).filter(
          (role) => mayGive(role) && (role !== "captain" || teams.length > 0),
        )}
        onMade={() => void load()}
      />
    </Section>
  );
};

const Invite = ({
  target,
  teams,
  roles,
  onMade,
}: Pick<RolesProps, "target"> & {
  readonly teams: NonNullable<RolesProps["teams"]>;
  readonly roles: readonly GrantRole[];
  readonly onMade: () => void;
}): VNode => {
  const language = useLanguage();
  const t = rolesTexts[language];
  const { say } = useConsole();
  const [role, setRole] = useState<GrantRole>("arbiter");
  const keyed = teams.map(({ entry, label }) => ({ id: `team ${entry}`, entry, label }));
  const [chosen, setChosen] = useState(keyed[0]?.id ?? "");
  const [day, setDay] = useState("");
  const [url, setUrl] = useState("");
  const invite = async (): Promise<void> => {
    const team = keyed.find(({ id }) => id === chosen)?.entry;
    // End of that day in the browser's time zone.
    const expiresAt = day === "" ? null : new Date(`${day}T23:59:59`).toISOString();
    const answer = await roleRoutes(target).invite({
      ...{ role, expiresAt },
      ...(role === "captain" && team !== undefined ? { team } : {}),
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
        choices={choicesOf(roles, (one) => roleNames[language][one])}
        onChange={setRole}
      />
      {role === "captain" && (
        <ChoiceField
          label={t.team}
          value={chosen}
          choices={labelsById(keyed)}
          onChange={setChosen}
        />
      )}
      <DayField label={t.expires} value={day} onChange={setDay} />
      <p>
        <button type="submit" class="primary">
          {t.makeLink}
        </button>
      </p>
      {url !== "" && <CopyField label={t.link} value={url} />}
    </Form>
  );
};
