import {
  type Announcement,
  PICTURE_ROLES,
  type Picture,
  type PictureRole,
  type Pictures,
} from "@losfee/core";
import { z } from "zod";
import { pictureSchema } from "../values/index.ts";
import { answers, seqSchema } from "./answer.ts";

/** The public view of an announcement. */
export type AnnouncementResource = Omit<Announcement, "mentions">;

export const announcementSchema = answers<AnnouncementResource>()(
  z.object({
    id: z.int(),
    text: z.string(),
    at: z.string(),
    editedAt: z.string().nullable(),
  }),
);

/** The pictures of an event, at `/c/:competition/pictures/:hash/:file`. */
export const picturesSchema = answers<Pictures>()(
  z.object(
    Object.fromEntries(PICTURE_ROLES.map((role) => [role, pictureSchema.exactOptional()])) as {
      readonly [Role in PictureRole]: z.ZodExactOptional<typeof pictureSchema>;
    },
  ),
);

/** An uploaded picture, and its event. */
export const pictureAnswerSchema = answers<{ readonly seq: number; readonly picture: Picture }>()(
  z.object({ seq: seqSchema, picture: pictureSchema }),
);
