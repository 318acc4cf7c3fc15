import type { Language } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import type { Access, Entrance, Visit } from "../access/access.ts";
import { type NameRefusal, type People, personName } from "../people/people.ts";
import type { Grants } from "./grants.ts";
import type { Grant, OrganisationRefusal } from "./organisation.ts";

/** Dependencies of joining. */
interface JoiningPorts {
  readonly access: Pick<Access, "signIn">;
  readonly people: Pick<People, "create">;
  readonly grants: Pick<Grants, "isOpen" | "acceptWithin">;
}

/** A new person: signed in, with the first role. */
export interface Joined {
  readonly entrance: Entrance;
  readonly grant: Grant;
}

/**
 * Creates an account, together with the role, for the holder of an invitation: the owner or
 * director who invites answers for that. All or nothing.
 */
export const join = async (
  { access, people, grants }: JoiningPorts,
  token: string,
  newcomer: { readonly name: string; readonly language: Language },
  visit: Visit,
): Promise<Result<Joined, OrganisationRefusal | NameRefusal>> => {
  const name = personName(newcomer.name);
  if (!name.ok) return name;
  let grant: Grant | null = null;
  const entrance = await access.signIn(function* () {
    if (!(yield* grants.isOpen(token))) return null;
    const person = yield* people.create({ name: name.value, language: newcomer.language });
    const accepted = yield* grants.acceptWithin(token, person.id);
    // Roll back: the target of the invitation existed a moment ago.
    if (!accepted.ok)
      throw new Error(`an open invitation was not accepted: ${accepted.error.code}`);
    grant = accepted.value;
    return { origin: "invitation", person: person.id, name: person.name };
  }, visit);
  return entrance === null || grant === null
    ? err({ code: "invitation-void" })
    : ok({ entrance, grant });
};
