import {
  type EventDetails,
  FORMS_OF_ADDRESS,
  MOST_ABOUT,
  MOST_ALT,
  PICTURE_ROLES,
  type Picture,
  RATES_OF_PLAY,
  SCREEN_DECKS,
  SCREEN_SCHEMES,
} from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

/** The fields of an event's details with texts and lists up to these lengths, all optional. */
export const eventDetailFields = (most: {
  readonly characters: number;
  readonly rounds: number;
  readonly arbiters: number;
}) => {
  const text = z.string().max(most.characters);
  const arbiter = z.strictObject({ name: text, fideId: text.exactOptional() });
  return {
    place: text.exactOptional(),
    federation: text.exactOptional(),
    organiser: text.exactOptional(),
    start: text.exactOptional(),
    end: text.exactOptional(),
    timeZone: text.exactOptional(),
    schedule: z.array(text.nullable()).max(most.rounds).exactOptional(),
    chiefArbiter: arbiter.exactOptional(),
    deputyArbiters: z.array(arbiter).max(most.arbiters).exactOptional(),
    timeControl: text.exactOptional(),
    allottedTimes: text.exactOptional(),
    eventType: text.exactOptional(),
    typeCode: text.exactOptional(),
    programme: z
      .array(z.strictObject({ at: text, what: text }))
      .max(most.rounds)
      .exactOptional(),
  };
};

/** {@link NamedScreen}; limits on characters and screens are loose, as the rules check them. */
export const screensSchema = (most: { readonly characters: number; readonly screens: number }) =>
  z
    .array(
      z.strictObject({
        name: z.string().max(most.characters),
        decks: z.array(z.enum(SCREEN_DECKS)).max(100),
        seconds: z.number(),
        scheme: z.enum(SCREEN_SCHEMES).exactOptional(),
      }),
    )
    .max(most.screens);

/** {@link EventDetails}. */
export const eventDetailsSchema = exactly<EventDetails>()(
  z.strictObject({
    ...eventDetailFields({ characters: 200, rounds: 200, arbiters: 50 }),
    rateOfPlay: z.enum(RATES_OF_PLAY).exactOptional(),
    formOfAddress: z.enum(FORMS_OF_ADDRESS).exactOptional(),
    hue: z.int().min(0).max(359).exactOptional(),
    text: z.string().max(MOST_ABOUT).exactOptional(),
    screens: screensSchema({ characters: 60, screens: 20 }).exactOptional(),
  }),
);

export const pictureRoleSchema = z.enum(PICTURE_ROLES);

const pixels = z.int().min(1).max(10_000);

/** {@link Picture}. */
export const pictureSchema = exactly<Picture>()(
  z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    alt: z.string().max(MOST_ALT),
    width: pixels,
    height: pixels,
    widths: z.array(pixels).min(1).max(10),
    plain: z.enum(["png", "jpeg"]),
  }),
);
