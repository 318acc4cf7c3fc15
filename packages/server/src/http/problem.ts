import {
  type BackupFault,
  cautionConsequence,
  describeBackupFault,
  describeStatedCaution,
} from "@losfee/contract";
import { renderError } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LinkRefusal } from "../access/links.ts";
import type { EmbedRefusal } from "../embeds/embeds.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import type { MailSettingsRefusal } from "../mail/index.ts";
import { describeCommandRefusal } from "../messages/command-refusals.ts";
import type { FileRefusal } from "../messages/file-refusal.ts";
import { describeFileRefusal } from "../messages/file-refusals.ts";
import type { HttpRefusal } from "../messages/http-refusal.ts";
import {
  describeServerRefusal,
  isServerRefusal,
  titleOfStatus,
} from "../messages/http-refusals.ts";
import { describeMailRefusal } from "../messages/mail.ts";
import {
  describePeopleRefusal,
  isPeopleRefusal,
  type PeopleRefusal,
} from "../messages/people-refusals.ts";
import { describeWebhookRefusal, isWebhookRefusal } from "../messages/webhooks.ts";
import type { OrganisationRefusal } from "../organisations/organisation.ts";
import { describeOrganisationRefusal, isOrganisationRefusal } from "../organisations/refusals.ts";
import type { WebhookRefusal } from "../webhooks/hooks.ts";
import { basePathFor } from "./base-url.ts";
import { HTTP_STATUS, PEOPLE_STATUS } from "./status.ts";
import { namesIn, type Subject, stagesOf } from "./subject.ts";

/** All reasons to reject a request. */
export type AnyRefusal =
  | BackupFault
  | CommandRefusal
  | FileRefusal
  | HttpRefusal
  | LinkRefusal
  | MailSettingsRefusal
  | PeopleRefusal
  | WebhookRefusal
  | EmbedRefusal
  | OrganisationRefusal;

/** An error as the API sends it (RFC 9457): a code, its parameters, and a readable sentence. */
interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly [parameter: string]: unknown;
}

/** The status of a refusal: 404, 409 and 403 where they fit, 422 for refusals by the rules. */
const statusOf = (refusal: AnyRefusal): number => {
  if (isHttpRefusal(refusal)) return HTTP_STATUS[refusal.code];
  if (isPeopleRefusal(refusal)) return PEOPLE_STATUS[refusal.code] ?? 422;
  switch (refusal.code) {
    case "no-competition":
    case "unknown-organisation":
    case "unknown-festival":
    case "unknown-grant":
    case "unknown-invitation":
    case "no-move":
    case "no-affiliation":
    case "not-below":
      return 404;
    case "stale":
    case "conflict":
    case "key-reused":
    case "journal-broken":
    case "date-in-doubt":
      return 409;
    case "command-not-allowed":
    case "not-own-result":
    case "parent-not-owned":
    case "invitation-void":
    case "invitation-for-accounts":
      return 403;
    default:
      return 422;
  }
};

const isHttpRefusal = (refusal: AnyRefusal): refusal is HttpRefusal =>
  Object.hasOwn(HTTP_STATUS, refusal.code);

/** Converts a refusal to a problem in the visitor's language. */
export const problemOf = (
  refusal: AnyRefusal,
  language: FastifyRequest["language"],
  subject: Subject | null = null,
  status: number = statusOf(refusal),
): Problem => ({
  ...refusal,
  ...("cautions" in refusal ? { cautions: cautionsIn(refusal, language) } : {}),
  type: `urn:losfee:problem:${refusal.code}`,
  title: titleOfStatus(status, language),
  status,
  code: refusal.code,
  detail: describe(refusal, language, subject),
});

type CautionRefusal = Extract<AnyRefusal, { readonly cautions: unknown }>;

/** The cautions of a refusal with their sentences, as a dialog shows them. */
const cautionsIn = (
  { cautions }: CautionRefusal,
  language: FastifyRequest["language"],
): readonly object[] =>
  cautions.map((caution) => ({
    ...caution,
    message: describeStatedCaution(caution, language),
    consequence: cautionConsequence(caution, language),
  }));

const describe = (
  refusal: AnyRefusal,
  language: FastifyRequest["language"],
  subject: Subject | null,
): string => {
  if (isServerRefusal(refusal)) return describeServerRefusal(refusal, language);
  const names = namesIn(subject, language);
  if (isPeopleRefusal(refusal)) return describePeopleRefusal(refusal, language, names);
  if (refusal.code === "mail-address-invalid" || refusal.code === "mail-address-taken") {
    return describeMailRefusal(refusal, language);
  }
  if (isWebhookRefusal(refusal)) return describeWebhookRefusal(refusal, language);
  if (isOrganisationRefusal(refusal)) return describeOrganisationRefusal(refusal, language);
  if (isBackupFault(refusal)) return describeBackupFault(refusal, language);
  return isFileRefusal(refusal)
    ? describeFileRefusal(refusal, language)
    : describeCommandRefusal(refusal, language, names, subject?.kind, stagesOf(subject, language));
};

const isBackupFault = (
  refusal: Exclude<AnyRefusal, HttpRefusal>,
): refusal is Extract<AnyRefusal, BackupFault> => refusal.code.startsWith("backup-");

/** File readers prefix their codes with the kind of file. */
const isFileRefusal = (
  refusal: Exclude<AnyRefusal, HttpRefusal>,
): refusal is Extract<AnyRefusal, FileRefusal> =>
  /^(text|csv|file|standings|trf|tsh)-/.test(refusal.code);

/** Sends a refusal: as a page to browsers that ask for one, else as a problem. */
export const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AnyRefusal,
  subject: Subject | null = null,
  status: number = statusOf(refusal),
): FastifyReply => {
  const problem = problemOf(refusal, request.language, subject, status);
  void reply.code(status).header("cache-control", "no-store");
  if (wantsPage(request)) {
    return reply
      .type("text/html; charset=utf-8")
      .serializer((page: unknown) => String(page))
      .send(renderError(problem, askedIn(request), request.server.assets));
  }
  return reply
    .type("application/problem+json; charset=utf-8")
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
};

/** An error page links to the start page, below a proxy's path prefix if any. */
const askedIn = (request: FastifyRequest) => ({
  url: request.url,
  language: request.language,
  basePath: basePathFor(request),
  offersSignIn: request.offersSignIn,
});

/** Programs and scripts get JSON; visitors who follow a link get a page. */
export const wantsPage = (request: FastifyRequest): boolean =>
  !request.url.startsWith("/api/") && /\btext\/html\b/.test(request.headers.accept ?? "");
