import { z } from "zod";

/** Where a laptop speaks to the server that shows its event. */
export const PUBLISH_PATH = "/publish";

/** Where a server stands that gave out an address to show events at; without a slash at the end. */
export const receptionUrl = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, "").replace(/\/publish$/, "");
};

/** What questions and answers are sealed for. */
export const PUBLISHING = "losfee-publish";
export const publishingAnswer = (nonce: string): string => `losfee-published:${nonce}`;

/** Somebody wants to see an address of the event, as everybody sees it. */
const wanted = z.object({
  id: z.string(),
  path: z.string().max(2000),
  language: z.string().max(10),
  accept: z.string().max(1000),
  /** Under which address of the server it was asked for: scheme, host and port. */
  baseUrl: z.url({ protocol: /^https?$/ }).max(300),
});

/** What the laptop says to somebody who asks for an address. */
const shown = z.object({
  id: z.string(),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** Base 64. */
  body: z.string(),
});

const common = { nonce: z.string(), competition: z.string().max(300) };

/** What a laptop says. */
export const laptopSaysSchema = z.discriminatedUnion("say", [
  /** It waits for somebody to ask. `seq`: how far the event is. */
  z.object({
    say: z.literal("wait"),
    ...common,
    seq: z.int(),
    /** It only wants to know whether the event is shown. */
    isFirst: z.boolean(),
    /** What the pages' scripts and styles are called: both must be of one version. */
    scripts: z.string(),
  }),
  z.object({ say: z.literal("show"), ...common, seq: z.int(), shown: z.array(shown).max(50) }),
  /** It shows the event no longer. */
  z.object({ say: z.literal("end"), ...common }),
]);

/** What the server says to it. */
export const serverSaysSchema = z.discriminatedUnion("say", [
  z.object({ say: z.literal("wanted"), wanted: z.array(wanted) }),
  z.object({ say: z.literal("noted") }),
  z.object({ say: z.literal("refused"), why: z.enum(["taken", "other", "version"]) }),
]);

export type LaptopSays = z.infer<typeof laptopSaysSchema>;
export type ServerSays = z.infer<typeof serverSaysSchema>;
export type Wanted = z.infer<typeof wanted>;
export type Shown = z.infer<typeof shown>;
