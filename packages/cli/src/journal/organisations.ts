import type { Result } from "@losfee/core";
import { organisationTexts } from "@losfee/messages/cli-organisation";
import type { OrganisationRefusal, OrganisationServices, Target } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { withStore } from "./open.ts";

/** Actor: a user with access to the journal runs the server. */
export const PLACE_OWNER = "director";

/** Works on the organisations of the journal; a running server sees every change at once. */
export const withOrganisations = <T>(
  call: Call,
  work: (services: OrganisationServices) => Promise<T>,
): Promise<T> =>
  withStore(call, "create", async (_service, store) => {
    const { createAccess, createOrganisationServices, createPeopleServices, systemPorts } =
      await import("@losfee/server/local");
    const { now } = systemPorts;
    const access = createAccess(store);
    const mail = { sendPassing: null };
    const { people } = createPeopleServices({ tables: store, access, mail, publicUrl: null, now });
    return work(createOrganisationServices(store, people, now));
  });

/** Returns the outcome; ends the command if it was refused. */
export const doneOf = async <T>(call: Call, done: Result<T, OrganisationRefusal>): Promise<T> => {
  if (done.ok) return done.value;
  const { error } = done;
  throw new Failure(EXIT.invalid, await sentenceOf(call, error), error);
};

const sentenceOf = async ({ language }: Call, refusal: OrganisationRefusal): Promise<string> => {
  const words = organisationTexts[language];
  if (refusal.code === "unknown-person") return words.unknownPerson;
  if (refusal.code === "no-competition") return words.unknownTarget;
  const { describeOrganisationRefusal } = await import("@losfee/server/local");
  return describeOrganisationRefusal(refusal, language);
};

/** Returns the owner of an identifier: an organisation, a festival or a competition. */
export const targetNamed = async (
  call: Call,
  { grants }: OrganisationServices,
  id: string,
): Promise<Target> => {
  for (const level of ["organisation", "festival", "competition"] as const) {
    if (await grants.exists({ level, id })) return { level, id };
  }
  const message = organisationTexts[call.language].unknownTarget;
  throw new Failure(EXIT.invalid, message, { code: "unknown-target", given: id });
};
