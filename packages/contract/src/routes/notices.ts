import { z } from "zod";
import { problems } from "../resources/answer.ts";
import {
  newNoticeSchema,
  noticeParam,
  noticesSchema,
  setNoticeSchema,
} from "../resources/notice-schema.ts";
import { organisationParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["organisations"];

export const noticesRoutes = {
  "GET /notices": {
    access: "place",
    schema: {
      tags,
      summary: "Imprint and privacy notice of the place: where no organisation has its own",
      response: { 200: noticesSchema, ...problems(401, 403) },
    },
  },
  "PUT /notices/:notice": {
    access: "place",
    schema: {
      tags,
      summary: "Set the imprint or privacy notice of the place",
      params: z.object({ notice: noticeParam }),
      body: newNoticeSchema,
      response: { 200: setNoticeSchema, ...problems(400, 401, 403, 422) },
    },
  },
  "GET /organisations/:organisation/notices": {
    access: "owner",
    schema: {
      tags,
      summary: "Imprint and privacy notice of an organisation, its own and what holds there",
      params: organisationParams,
      response: { 200: noticesSchema, ...problems(401, 403, 404) },
    },
  },
  "PUT /organisations/:organisation/notices/:notice": {
    access: "owner",
    schema: {
      tags,
      summary: "Set the imprint or privacy notice of an organisation",
      params: organisationParams.extend({ notice: noticeParam }),
      body: newNoticeSchema,
      response: { 200: setNoticeSchema, ...problems(400, 401, 403, 404, 422) },
    },
  },
} satisfies RouteTable;
