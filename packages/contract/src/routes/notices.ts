import { z } from "zod";
import { LEGAL_NOTICES } from "../access/legal-notices.ts";
import { problems } from "../resources/answer.ts";
import { organisationParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const text = z.string().describe("Markdown, or an https address alone");

const noticeSchema = z.object({
  own: text.nullable().describe("What is said here itself; null: nothing"),
  held: z
    .object({
      text,
      organisation: z
        .string()
        .nullable()
        .describe("The organisation that wrote it; null: the operator of the server"),
    })
    .nullable()
    .describe("What holds here: its own, or else that of what is above; null: nothing"),
});

const noticesSchema = z.object({ imprint: noticeSchema, privacy: noticeSchema });

const noticeParam = z.enum(LEGAL_NOTICES);

const newNoticeSchema = z.strictObject({
  text: z
    .string()
    .max(60_000)
    .nullable()
    .describe(
      "Markdown of at most 20,000 characters, or an https address; null: what is above holds",
    ),
});

const setNoticeSchema = z.object({ text: text.nullable() });

export const noticesRoutes = routesUnder("organisations", {
  "GET /notices": {
    access: "place",
    summary: "Imprint and privacy notice of the place: where no organisation has its own",
    response: { 200: noticesSchema, ...problems(401, 403) },
  },
  "PUT /notices/:notice": {
    access: "place",
    summary: "Set the imprint or privacy notice of the place",
    params: z.object({ notice: noticeParam }),
    body: newNoticeSchema,
    response: { 200: setNoticeSchema, ...problems(400, 401, 403, 422) },
  },
  "GET /organisations/:organisation/notices": {
    access: "owner",
    summary: "Imprint and privacy notice of an organisation, its own and what holds there",
    params: organisationParams,
    response: { 200: noticesSchema, ...problems(401, 403, 404) },
  },
  "PUT /organisations/:organisation/notices/:notice": {
    access: "owner",
    summary: "Set the imprint or privacy notice of an organisation",
    params: organisationParams.extend({ notice: noticeParam }),
    body: newNoticeSchema,
    response: { 200: setNoticeSchema, ...problems(400, 401, 403, 404, 422) },
  },
});
