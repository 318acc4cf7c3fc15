import { CORRECTABLE, isLanguage } from "@losfee/contract";
import { addressKey } from "@losfee/files";
import { ACCOUNT_PATH, isLastWay, SIGN_IN_PATH, type WayToRemove } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type PersonWithAddresses, personName } from "../../people/people.ts";
import { eraseAccount } from "../../personal-data/erase-account.ts";
import { refuseAtField } from "../account-answers.ts";
import { ownAccount, ownedAlone } from "../account-facts.ts";
import type { AppContext } from "../context.ts";
import {
  clearSessionCookie,
  keepAskingBrowser,
  SESSION_COOKIE,
  setLanguageCookie,
} from "../cookies.ts";
import type { App } from "../decorations.ts";
import { answerForm } from "../pages.ts";
import { problemOf, refuse, wantsPage } from "../problem.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { personOf, shownErasure } from "./accounts.ts";

/** As in commands; the rules report what is too long. */
const LONGEST_DETAIL = 200;

type Fields = Readonly<Record<string, string>>;

/** Input of a form's handler. */
interface Act {
  readonly context: AppContext;
  readonly limits: SignInLimits;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: PersonWithAddresses;
  readonly fields: Fields;
}

type Answer = FastifyReply | Promise<FastifyReply>;

/** The forms of the account page, for browsers without scripts; `forms` reads such bodies. */
export const addAccountForms = (forms: App, context: AppContext, limits: SignInLimits): void => {
  forms.post(
    ACCOUNT_PATH,
    {
      config: { access: "public" },
      schema: { hide: true, body: z.record(z.string(), z.string()) },
    },
    async (request, reply) => {
      const id = personOf(request);
      const person = id === null ? null : await context.accounts.people.of(id);
      if (person === null) return refuse(request, reply, { code: "no-account" });
      const fields: Fields = request.body;
      const act = ACTS[fields["act"] ?? ""];
      if (act === undefined) {
        const fault = { field: "act" };
        return refuse(request, reply, { code: "malformed-request", ...fault, faults: [fault] });
      }
      return act({ context, limits, request, reply, person, fields });
    },
  );
};

const shown = (reply: FastifyReply, what = ""): FastifyReply =>
  reply.redirect(`${ACCOUNT_PATH}${what}`, 303);

const save = async ({ context, request, reply, person, fields }: Act): Promise<FastifyReply> => {
  const { name: given = "", language = "" } = fields;
  const name = personName(given);
  if (!name.ok) {
    const at = { path: ACCOUNT_PATH, act: "save", value: given };
    return refuseAtField(context, request, reply, at, name.error);
  }
  const chosen = isLanguage(language) ? language : person.language;
  await context.accounts.people.change(person.id, { name: name.value, language: chosen });
  setLanguageCookie(reply, chosen);
  return shown(reply, "?saved=1");
};

const addAddress = async (act: Act): Promise<FastifyReply> => {
  const { context, limits, request, reply, person, fields } = act;
  if (await limits.exceeds(request, reply)) return reply;
  const { address = "" } = fields;
  if (addressKey(address) === null) {
    const at = { path: ACCOUNT_PATH, act: "add-address", value: address };
    return refuseAtField(context, request, reply, at, { code: "address-malformed" });
  }
  const browser = keepAskingBrowser(request, reply);
  if (!(await limits.isFull(request, address))) {
    const { language } = person;
    await context.accounts.signIn.askForAddress(person, { address, browser, language });
  }
  return shown(reply, "?asked=1");
};

const renamePasskey = async ({ context, request, reply, person, fields }: Act) => {
  const name = personName(fields["name"] ?? "");
  if (!name.ok) return refuse(request, reply, name.error);
  const { passkeys } = context.accounts;
  return (await passkeys.rename(person.id, fields["id"] ?? "", name.value))
    ? shown(reply)
    : refuse(request, reply, { code: "unknown-passkey" });
};

/** Removes a sign-in method; the last one only after a confirmation. */
const remove =
  (way: WayToRemove) =>
  async ({ context, request, reply, person, fields }: Act): Promise<FastifyReply> => {
    const { id = "", sure } = fields;
    const { people, passkeys, openId } = context.accounts;
    const account = await ownAccount(context, request);
    if (account !== null && sure !== "yes" && isLastWay(account, way)) {
      return shown(reply, `?last=${way}&id=${encodeURIComponent(id)}`);
    }
    switch (way) {
      case "passkey":
        await passkeys.remove(person.id, id);
        break;
      case "address":
        await people.forgetAddress(person.id, id);
        break;
      case "provider": {
        const provider = openId.providers.find((one) => one.id === id);
        if (provider !== undefined) await openId.disconnect(person.id, provider.issuer);
      }
    }
    return shown(reply);
  };

const endSession = async ({ context, reply, person, fields }: Act): Promise<FastifyReply> => {
  const { access } = context;
  const own = await access.sessionsOf(person.id);
  const session = own.find(({ id }) => id === fields["id"]);
  if (session !== undefined) await access.endSessionById(session.id);
  return shown(reply);
};

/** The entry that a form names: its number, and the competition. */
const entryIn = ({ id = "" }: Fields): { readonly entry: number; readonly competition: string } => {
  const at = id.indexOf(" ");
  return { entry: Number(id.slice(0, Math.max(at, 0))), competition: id.slice(at + 1) };
};

const agreeToEntry = async ({ context, request, reply, person, fields }: Act) => {
  const done = await context.claims.agree({ ...entryIn(fields), person: person.id });
  return done.ok ? shown(reply, "#entries") : refuse(request, reply, done.error);
};

const leaveEntry = async ({ context, reply, person, fields }: Act): Promise<FastifyReply> => {
  await context.claims.leave({ ...entryIn(fields), person: person.id });
  context.organisations.changed();
  return shown(reply, "#entries");
};

/** If refused, shows the form again with its values and the reason. */
const askCorrection = async ({ context, request, reply, person, fields }: Act) => {
  const { competition, entry } = entryIn(fields);
  const wish = Object.fromEntries(
    CORRECTABLE.flatMap((field) => {
      const value = fields[field];
      return value === undefined ? [] : [[field, value.slice(0, LONGEST_DETAIL)]];
    }),
  );
  const done = await context.corrections.ask({ competition, entry, person: person.id }, wish);
  if (done.ok) return shown(reply, "?correction=asked#entries");
  if (!wantsPage(request)) return refuse(request, reply, done.error);
  const { status, detail: problem } = problemOf(done.error, request.language);
  void reply.code(status).header("cache-control", "no-store");
  const refusedCorrection = { competition, entry, wish, problem };
  return answerForm(context, ACCOUNT_PATH, request, reply, (asked) => ({
    ...{ ...asked, refusedCorrection },
  }));
};

/** Asks for confirmation first; if a competition refuses, the page says which and why. */
const erase = async ({ context, request, reply, person, fields }: Act): Promise<FastifyReply> => {
  // The confirmation lists what has to be handed over first.
  const isToHandOver = (await ownedAlone(context, person.id)).length > 0;
  if (fields["sure"] !== "yes" || isToHandOver) return shown(reply, "?erase=yes");
  const anyway = fields["anyway"] === "yes";
  const done = await eraseAccount(context, person.id, { actor: null, anyway });
  context.organisations.changed();
  // An account already erased in another window gives the same answer.
  if (done === null || done.account) return shown(clearSessionCookie(reply), "?erased=yes");
  const notErased = shownErasure(request, done).entries.flatMap(({ refusal, ...entry }) =>
    refusal === null ? [] : [{ ...entry, problem: refusal.detail }],
  );
  void reply.code(409).header("cache-control", "no-store");
  return answerForm(context, ACCOUNT_PATH, request, reply, (asked) => ({ ...asked, notErased }));
};

const endOthers = async ({ context, request, reply, person }: Act): Promise<FastifyReply> => {
  await context.access.endSessionsOf(person.id, request.sessionId);
  return shown(reply);
};

const signOut = async ({ context, request, reply }: Act): Promise<FastifyReply> => {
  const token = request.cookies[SESSION_COOKIE];
  if (token !== undefined) await context.access.endSession(token);
  return clearSessionCookie(reply).redirect(SIGN_IN_PATH, 303);
};

const ACTS: Readonly<Record<string, ((act: Act) => Answer) | undefined>> = {
  save,
  "add-address": addAddress,
  "rename-passkey": renamePasskey,
  "remove-passkey": remove("passkey"),
  "remove-address": remove("address"),
  "remove-provider": remove("provider"),
  "agree-entry": agreeToEntry,
  "leave-entry": leaveEntry,
  "ask-correction": askCorrection,
  erase,
  "end-session": endSession,
  "end-others": endOthers,
  "sign-out": signOut,
};
