import { z } from "zod";
import { listOf, problems, seqAnswer } from "../resources/answer.ts";
import {
  type AnnouncementResource,
  announcementSchema,
  pictureAnswerSchema,
} from "../resources/publicity-schema.ts";
import { pictureRoleSchema } from "../values/index.ts";
import { bytes, competitionParams } from "./parameters.ts";
import { routesUnder } from "./route.ts";

export const publicityRoutes = routesUnder("competitions", {
  "GET /competitions/:id/announcements": {
    access: "public",
    summary:
      "Announcements, the newest first; posted, edited and withdrawn by the commands of that name",
    params: competitionParams,
    response: {
      200: seqAnswer({ announcements: listOf<AnnouncementResource>(announcementSchema) }),
      ...problems(404),
    },
  },
  "PUT /competitions/:id/pictures/:role": {
    access: "director",
    summary:
      "Upload the logo, the poster or a sponsor’s picture: JPEG, PNG, WebP, AVIF, GIF or SVG, told by content, at most 8 MB; it is made smaller, and nothing but its pixels is kept",
    params: competitionParams.extend({ role: pictureRoleSchema }),
    querystring: z.object({
      alt: z.string().max(1000).describe("What it shows, for whoever does not see it"),
    }),
    consumes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
    body: bytes("The picture’s bytes"),
    response: {
      200: pictureAnswerSchema,
      ...problems(400, 401, 403, 404, 409, 413, 422, 503),
    },
  },
});
