import { z } from "zod";

/** Path where a laptop contacts the server that publishes its event. */
export const PUBLISH_PATH = "/publish";

/** URL of the server that issued an address for publishing; without a slash at the end. */
export const relayUrl = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, "").replace(/\/publish$/, "");
};

/** Purposes that messages are sealed for. */
export const PUBLISHING = "losfee-publish";
export const publishingAnswer = (nonce: string): string => `losfee-published:${nonce}`;

/** A visitor's request for a public page of the event. */
const wanted = z.object({
  id: z.string(),
  path: z.string().max(2000),
  language: z.string().max(10),
  accept: z.string().max(1000),
  /** Base URL of the request: scheme, host and port. */
  baseUrl: z.url({ protocol: /^https?$/ }).max(300),
});

/** The laptop's answer to a visitor's request. */
const shown = z.object({
  id: z.string(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** Base 64. */
  body: z.string(),
});

const common = { nonce: z.string(), competition: z.string().max(300) };

/** Messages of a laptop. */
export const laptopSaysSchema = z.discriminatedUnion("say", [
  /** Waits for requests. `seq`: the event's last one. */
  z.object({
    say: z.literal("wait"),
    ...common,
    seq: z.int(),
    /** Only checks whether the event is published. */
    isFirst: z.boolean(),
    /** Version of the pages' scripts and styles: both servers need the same. */
    scripts: z.string(),
  }),
  z.object({ say: z.literal("show"), ...common, seq: z.int(), shown: z.array(shown).max(50) }),
  /** Stops publishing the event. */
  z.object({ say: z.literal("end"), ...common }),
]);

/** Messages of the server. */
export const serverSaysSchema = z.discriminatedUnion("say", [
  z.object({ say: z.literal("wanted"), wanted: z.array(wanted) }),
  z.object({ say: z.literal("noted") }),
  z.object({ say: z.literal("refused"), why: z.enum(["taken", "other", "version"]) }),
]);

export type LaptopSays = z.infer<typeof laptopSaysSchema>;
export type ServerSays = z.infer<typeof serverSaysSchema>;
export type Wanted = z.infer<typeof wanted>;
export type Shown = z.infer<typeof shown>;
