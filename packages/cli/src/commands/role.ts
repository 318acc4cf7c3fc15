import { GRANT_ROLES, type GrantRole } from "@losfee/contract";
import { organisationTexts } from "@losfee/messages/cli-organisation";
import type { OrganisationServices, Target } from "@losfee/server/local";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { doneOf, PLACE_OWNER, targetNamed, withOrganisations } from "../journal/organisations.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee role [PERSON] --on ID`: who has which role there; `--give` and `--take` change it. */
export const run = (call: Call): Promise<ExitCode> =>
  withOrganisations(call, async (services) => {
    const words = organisationTexts[call.language];
    const [person, on] = [optionalArgument(call, 0), textOption(call, "on")];
    const [give, take] = [textOption(call, "give"), textOption(call, "take")];
    if (on === undefined) throw misused(words.onMissing, "target-missing");
    if (give !== undefined && take !== undefined) throw misused(words.oneOfBoth, "give-or-take");
    const target = await targetNamed(call, services, on);
    const role = give ?? take;
    if (role === undefined) return list(call, services, target);
    if (person === undefined) throw misused(words.personMissing, "person-missing");
    const named = roleNamed(call, role);
    return give === undefined
      ? takeBack(call, services, { person, role: named, target })
      : giveTo(call, services, { person, role: named, target });
  });

interface Given {
  readonly person: string;
  readonly role: GrantRole;
  readonly target: Target;
}

const giveTo = async (
  call: Call,
  { grants }: OrganisationServices,
  { person, role, target }: Given,
): Promise<ExitCode> => {
  const expiresAt = untilOf(call);
  const done = await grants.give({ person, role, target, expiresAt }, PLACE_OWNER);
  const grant = await doneOf(call, done);
  if (call.json) printJson(grant);
  else
    print(organisationTexts[call.language].given({ person, role: await nameOfRole(call, role) }));
  return EXIT.done;
};

/** The operator of the server may also revoke the role of the last owner. */
const takeBack = async (
  call: Call,
  { grants }: OrganisationServices,
  { person, role, target }: Given,
): Promise<ExitCode> => {
  const words = organisationTexts[call.language];
  const held = (await grants.on(target)).find((one) => one.person === person && one.role === role);
  const name = await nameOfRole(call, role);
  if (held === undefined) {
    throw new Failure(EXIT.invalid, words.notHeld({ role: name }), { code: "unknown-grant" });
  }
  const grant = await doneOf(call, await grants.take(held.id, PLACE_OWNER, true));
  if (call.json) printJson(grant);
  else print(words.taken({ person: held.name, role: name }));
  return EXIT.done;
};

const list = async (
  call: Call,
  { grants }: OrganisationServices,
  target: Target,
): Promise<ExitCode> => {
  const words = organisationTexts[call.language];
  const roles = await grants.on(target);
  if (call.json) printJson({ roles });
  else if (roles.length === 0) print(words.noRoles);
  else {
    const { roleNames } = await loadMessages();
    const rows = roles.map(({ person, name, role, expiresAt }) => [
      ...[person, name, roleNames[call.language][role]],
      expiresAt === null ? "" : words.until({ day: expiresAt.slice(0, 10) }),
    ]);
    print(table([left(""), left(""), left(""), left("")], rows));
    print(words.roles({ count: roles.length }));
  }
  return EXIT.done;
};

const nameOfRole = async (call: Call, role: GrantRole): Promise<string> =>
  (await loadMessages()).roleNames[call.language][role];

const roleNamed = (call: Call, text: string): GrantRole => {
  const role = GRANT_ROLES.find((one) => one === text);
  if (role !== undefined) return role;
  const message = organisationTexts[call.language].notARole({
    text,
    roles: GRANT_ROLES.join(", "),
  });
  throw misused(message, "role-unknown", { given: text });
};

/** Returns the end of a day, if given; null: until the role is revoked. */
const untilOf = (call: Call): string | null => {
  const day = textOption(call, "until");
  if (day === undefined) return null;
  const end = new Date(`${day}T23:59:59`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime())) return end.toISOString();
  throw misused(organisationTexts[call.language].notADay({ text: day }), "day-malformed", {
    given: day,
  });
};
