import { err, ok, type Result } from "@losfee/core";
import { addressKey } from "@losfee/files";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visit } from "../../access/access.ts";
import { deviceFrom } from "../../access/session.ts";
import { type RelyingParty, relyingPartyOf } from "../../people/passkeys.ts";
import { type PersonWithAddresses, personName } from "../../people/people.ts";
import { type AccountErasure, eraseAccount } from "../../personal-data/erase-account.ts";
import { ownDataOf } from "../../personal-data/own-data.ts";
import { ownedAlone } from "../account-facts.ts";
import { baseUrlOf, ownUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { problemOf, refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { askForLink } from "./ask-for-link.ts";

/** The browser that signs in, with its cookie. */
export const visitOf = ({ cookies, headers }: FastifyRequest): Visit => {
  const [cookie, device] = [cookies[SESSION_COOKIE], deviceFrom(headers["user-agent"])];
  return cookie === undefined ? { device } : { device, cookie };
};

/** The account that is signed in; null if none. */
export const personOf = ({ session }: FastifyRequest): string | null =>
  session?.role === "person" ? session.person : null;

/** The own account; null, after answering, if the caller is not signed in to one. */
const findOwn = async (
  { accounts }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonWithAddresses | null> => {
  const id = personOf(request);
  const person = id === null ? null : await accounts.people.of(id);
  if (person === null) refuse(request, reply, { code: "no-account" });
  return person;
};

/** The passkeys' relying party; null, after answering, if browsers support none for the address. */
const findParty = (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): RelyingParty | null => {
  const party = relyingPartyOf(ownUrlOf(request, context));
  if (party.ok) return party.value;
  refuse(request, reply, { code: "passkeys-not-here", reason: party.error.code });
  return null;
};

/** Adds the routes of sign-in, the own account, and the list of people. */
export const addAccountRoutes = (app: App, context: AppContext, limits: SignInLimits): void => {
  const { accounts } = context;
  const { people, signIn, passkeys } = accounts;

  addRoute(app, "POST /sign-in/mail", async (request, reply) => {
    if (await limits.exceeds(request, reply)) return reply;
    const { address } = request.body;
    return (await askForLink(context, limits, request, reply, address))
      ? reply.code(204).send()
      : refuse(request, reply, { code: "address-malformed" });
  });

  addRoute(app, "POST /sign-in/passkey/challenge", async (request, reply) => {
    if (await limits.exceeds(request, reply)) return reply;
    const party = findParty(context, request, reply);
    return party === null ? reply : { ...(await passkeys.askForSignIn(party)) };
  });

  addRoute(app, "POST /sign-in/passkey", async (request, reply) => {
    if (await limits.exceeds(request, reply)) return reply;
    const party = findParty(context, request, reply);
    if (party === null) return reply;
    const answer = request.body.credential as unknown as AuthenticationResponseJSON;
    const entrance = await passkeys.signIn(party, answer, visitOf(request));
    if (entrance?.session.role !== "person") {
      return refuse(request, reply, { code: "passkey-refused" });
    }
    setSessionCookie(request, reply, entrance.token);
    const { person, name } = entrance.session;
    return { person, name };
  });

  addRoute(app, "GET /account", async (request, reply) => {
    const person = await findOwn(context, request, reply);
    if (person === null) return reply;
    const own = await passkeys.of(person.id);
    return {
      person,
      passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
        ...{ id, name, createdAt, lastUsedAt },
      })),
    };
  });

  addRoute(app, "PUT /account", async (request, reply) => {
    const person = await findOwn(context, request, reply);
    if (person === null) return reply;
    const name = personName(request.body.name);
    if (!name.ok) return refuse(request, reply, name.error);
    const details = { name: name.value, language: request.body.language };
    await people.change(person.id, details);
    return { person: { ...person, ...details } };
  });

  addRoute(app, "GET /account/data", async (request, reply) => {
    const id = personOf(request);
    const data = id === null ? null : await ownDataOf(context, id);
    if (data === null) return refuse(request, reply, { code: "no-account" });
    void reply.header("cache-control", "no-store");
    return data;
  });

  addRoute(app, "DELETE /account", async (request, reply) => {
    const id = personOf(request);
    const anyway = request.query.anyway === "yes";
    const alone = id === null ? [] : await ownedAlone(context, id);
    if (alone.length > 0) {
      const organisations = alone.map(({ name }) => name);
      return refuse(request, reply, { code: "sole-owner", organisations });
    }
    const done = id === null ? null : await eraseAccount(context, id, { actor: null, anyway });
    if (done === null) return refuse(request, reply, { code: "no-account" });
    context.organisations.changed();
    if (done.account) clearSessionCookie(reply);
    return shownErasure(request, done);
  });

  addRoute(app, "POST /account/passkeys/challenge", async (request, reply) => {
    const person = await findOwn(context, request, reply);
    const party = person && findParty(context, request, reply);
    return person === null || party === null
      ? reply
      : { ...(await passkeys.askForNew(party, person)) };
  });

  addRoute(app, "POST /account/passkeys", async (request, reply) => {
    const person = await findOwn(context, request, reply);
    const party = person && findParty(context, request, reply);
    if (person === null || party === null) return reply;
    const name = personName(request.body.name);
    if (!name.ok) return refuse(request, reply, name.error);
    const answer = request.body.credential as unknown as RegistrationResponseJSON;
    const key = await passkeys.add(party, person.id, answer, name.value);
    if (key === null) return refuse(request, reply, { code: "passkey-refused" });
    const { id, createdAt, lastUsedAt } = key;
    return reply.code(201).send({ id, name: key.name, createdAt, lastUsedAt });
  });

  addRoute(app, "GET /people", async () => ({ people: await people.list() }));

  addRoute(app, "POST /people", async (request, reply) => {
    const { address = "", language } = request.body;
    const name = personName(request.body.name);
    if (!name.ok) return refuse(request, reply, name.error);
    const to = addressToInvite(address, signIn.sendsMail);
    if (!to.ok) return refuse(request, reply, to.error);
    const way = { address: to.value, baseUrl: baseUrlOf(request, context) };
    const { person, ...made } = await signIn.invite({ name: name.value, language }, way);
    return reply.code(201).send({ ...made, person: person.id });
  });

  addRoute(app, "POST /people/:person/invitation", async (request, reply) => {
    const made = await signIn.inviteAgain(request.params.person, baseUrlOf(request, context));
    if (made === null) return refuse(request, reply, { code: "unknown-person" });
    return reply.code(201).send({ ...made, person: made.person.id });
  });

  addRoute(app, "DELETE /people/:person", async (request, reply) => {
    const done = await eraseAccount(context, request.params.person, {
      ...{ actor: request.viewer.label, anyway: true },
    });
    if (done === null) return refuse(request, reply, { code: "unknown-person" });
    context.organisations.changed();
    return shownErasure(request, done);
  });
};

/** The outcome of an erasure, with reasons as sentences. */
export const shownErasure = (
  { language }: Pick<FastifyRequest, "language">,
  { account, entries }: AccountErasure,
) => ({
  account,
  entries: entries.map(({ refusal, ...entry }) => ({
    ...entry,
    refusal: refusal && { code: refusal.code, detail: problemOf(refusal, language).detail },
  })),
});

/** The mail address of an invitation; null: it is handed over. */
const addressToInvite = (
  given: string,
  sendsMail: boolean,
): Result<string | null, { readonly code: "address-malformed" | "invitation-mail-off" }> => {
  if (given.trim() === "") return ok(null);
  const address = addressKey(given);
  if (address === null) return err({ code: "address-malformed" });
  return sendsMail ? ok(address) : err({ code: "invitation-mail-off" });
};
