import {
  GRANT_ROLES,
  type GrantRole,
  type OrganisationKind,
  type Role,
  type Scope,
} from "@losfee/contract";
import type { Target } from "../../src/organisations/organisation.ts";
import { begunCompetition, type TestServer, type Visitor, visitor } from "./test-server.ts";

/** An organisation with one festival and one competition under it. */
export interface House {
  readonly organisation: string;
  readonly festival: string;
  readonly competition: string;
}

const unwrapped = <T>(
  done: { readonly ok: true; readonly value: T } | { readonly ok: false },
): T => {
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value;
};

export const founded = async (
  { organisations: { organisations } }: TestServer,
  name: string,
  kind: OrganisationKind = "club",
  parent: string | null = null,
): Promise<string> => unwrapped(await organisations.found({ name, kind, parent }, "director")).id;

/** Creates a club with a festival and a begun competition. */
export const house = async (
  server: TestServer,
  director: Visitor,
  name: string,
  parent: string | null = null,
): Promise<House> => {
  const { organisations } = server.organisations;
  const organisation = await founded(server, name, "club", parent);
  const details = { name: `${name} Open`, place: "", startsOn: null, endsOn: null };
  const festival = unwrapped(await organisations.addFestival(organisation, details, "director")).id;
  const competition = await begunCompetition(director);
  unwrapped(await organisations.place({ competition, organisation, festival }, "director"));
  return { organisation, festival, competition };
};

/** Creates a person with an account, signed in. */
export const signedIn = async (
  { app, access, people, store }: TestServer,
  name: string,
): Promise<Visitor & { readonly person: string }> => {
  const somebody = await store.transact(() => people.create({ name, language: "en" }));
  const entrance = await access.signIn(function* () {
    const found = yield* people.find(somebody.id);
    return found && { origin: "invitation", person: found.id, name: found.name };
  });
  if (entrance === null) throw new Error("nobody was signed in");
  const cookies = { losfee_session: entrance.token };
  const { api, send } = await visitorWith({ app }, cookies);
  return { cookies, api, send, person: somebody.id };
};

/** Creates a browser with these cookies. */
const visitorWith = async (
  server: Pick<TestServer, "app">,
  cookies: Record<string, string>,
): Promise<Visitor> => {
  const nobody = await visitor(server as TestServer);
  Object.assign(nobody.cookies, cookies);
  return nobody;
};

export const given = async (
  { organisations: { grants } }: TestServer,
  person: string,
  role: GrantRole,
  target: Target,
  expiresAt: string | null = null,
  team: number | null = role === "captain" ? 2 : null,
) => unwrapped(await grants.give({ person, role, team, target, expiresAt }, "director"));

/** The thing that a request is about. */
export type Asked = "organisation" | "festival" | "competition" | "nothing";

/** An actor with its roles at things of its own house and of another. */
export interface Actor {
  readonly name: string;
  readonly visitor: Visitor;
  readonly rolesAt: (asked: Asked, own: boolean) => readonly Role[];
}

const PERSON: readonly Role[] = ["person"];

/** Creates all actors with their expected roles: written independently of the program's rules. */
export const actorsIn = async (
  server: TestServer,
  own: House,
  association: string,
): Promise<readonly Actor[]> => {
  const linked = async (role: Role, scope: Scope | null): Promise<Actor> => ({
    name: `link: ${role}`,
    visitor: await visitor(server, role, own.competition, role, scope),
    rolesAt: (asked, isOwn) => (asked === "competition" && isOwn ? [role] : ["public"]),
  });
  const holding = async (role: GrantRole, level: Target["level"]): Promise<Actor> => {
    const somebody = await signedIn(server, `${role} ${level}`);
    await given(server, somebody.person, role, { level, id: own[level] });
    const reached: Readonly<Record<Target["level"], readonly Asked[]>> = {
      organisation: ["organisation", "festival", "competition"],
      festival: ["festival", "competition"],
      competition: ["competition"],
    };
    const founds = level !== "competition" && (role === "owner" || role === "director");
    return {
      name: `${role} of the ${level}`,
      visitor: somebody,
      rolesAt: (asked, isOwn) => {
        if (asked === "nothing") return founds ? ["person", "founder"] : PERSON;
        const held = role === "captain" ? "player" : role;
        return isOwn && reached[level].includes(asked) ? [held, ...PERSON] : PERSON;
      },
    };
  };
  const above = await signedIn(server, "owner of the association");
  await given(server, above.person, "owner", { level: "organisation", id: association });
  const onLevel = (level: Target["level"], without: readonly GrantRole[]) =>
    GRANT_ROLES.filter((role) => !without.includes(role)).map((role) => holding(role, level));
  return [
    { name: "nobody", visitor: await visitor(server), rolesAt: () => ["public"] },
    await linked("results", null),
    await linked("table", { kind: "table", stage: 0, table: 3 }),
    await linked("player", { kind: "player", entry: 2 }),
    { name: "person", visitor: await signedIn(server, "person"), rolesAt: () => PERSON },
    ...(await Promise.all(onLevel("organisation", ["captain"]))),
    ...(await Promise.all(onLevel("festival", ["owner", "member", "captain"]))),
    ...(await Promise.all(onLevel("competition", ["owner", "member"]))),
    {
      name: "owner of the association",
      visitor: above,
      rolesAt: (asked, isOwn) => {
        if (asked === "nothing") return ["person", "founder"];
        return isOwn ? ["viewer", ...PERSON] : PERSON;
      },
    },
    {
      name: "place owner",
      visitor: await visitor(server, "director"),
      rolesAt: () => ["place-owner"],
    },
  ];
};
