import {
  type CodeSentences,
  describeBreak,
  describerOf,
  eachLanguage,
  formatByteLimit,
  formatChoice,
  formatList,
  formatTime,
  kindLabel,
  type Language,
  say,
  type Texts,
  textAt,
} from "@losfee/contract";
import { allowed, quotes, serverRefusals, titles } from "@losfee/messages/server-http-refusals";
import type { LinkRefusal } from "../access/links.ts";
import type { EmbedRefusal } from "../embeds/embeds.ts";
import type { PictureFormat } from "../pictures/format-of.ts";
import { excerpt } from "./excerpt.ts";
import type { FieldFault, HttpRefusal } from "./http-refusal.ts";
import { describeStorageFault } from "./journal-refusals.ts";

type OwnLinkRefusal = Exclude<LinkRefusal, { readonly code: "no-competition" }>;

type ServerRefusal = HttpRefusal | OwnLinkRefusal | OwnEmbedRefusal;

type OwnEmbedRefusal = Exclude<EmbedRefusal, { readonly code: "no-competition" }>;

/** `WebP`, `JPEG`. */
const formatName = (format: PictureFormat): string =>
  format === "webp" ? "WebP" : format.toUpperCase();

/** Writes one sentence per faulty value; one for the request if none is named. */
const describeFaults = (
  { faults, field }: { readonly faults: readonly FieldFault[]; readonly field: string },
  language: Language,
): string => {
  const t = serverRefusals[language]["malformed-request"];
  const sentence = ({ field: named, fault = "wrong", maximum = 0 }: FieldFault): string =>
    named === "" ? t.whole : say(t[fault], { field: excerpt(named), maximum });
  return (faults.length === 0 ? [{ field }] : faults).map(sentence).join(" ");
};

const sentences: Texts<CodeSentences<ServerRefusal>> = eachLanguage(
  serverRefusals,
  (t, language) => ({
    ...t,
    "malformed-request": (refusal) => describeFaults(refusal, language),
    "unknown-command": ({ command }) => t["unknown-command"]({ command: excerpt(command) }),
    "unsupported-media-type": ({ accepted }) =>
      t["unsupported-media-type"]({ accepted: accepted.join(", ") }),
    "not-allowed": ({ needed }) => allowed[language][needed],
    "wrong-kind": ({ kind, needed }) =>
      t["wrong-kind"]({ kind: kindLabel(kind, language), needed: kindLabel(needed, language) }),
    "unknown-sample": ({ known }) => t["unknown-sample"]({ known: known.join(", ") }),
    "date-differs": ({ confirmed, now }) =>
      t["date-differs"]({
        confirmed: formatTime(confirmed, language, null),
        now: formatTime(now, language, null),
      }),
    "unknown-proposal": ({ proposal, known }) =>
      t["unknown-proposal"]({ proposal: proposal + 1, known }),
    "embed-sites-malformed": ({ sites }) =>
      t["embed-sites-malformed"]({
        count: sites.length,
        sites: formatList(
          sites.map((site) => quotes[language].quoted({ text: excerpt(site) })),
          language,
        ),
      }),
    "body-too-large": ({ limit }) =>
      t["body-too-large"]({ limit: formatByteLimit(limit, language) }),
    "not-a-picture": ({ accepted }) =>
      t["not-a-picture"]({ formats: formatChoice(accepted.map(formatName), language) }),
    "picture-too-large": ({ most }) => t["picture-too-large"]({ megapixels: most / 1_000_000 }),
    "picture-broken": ({ format }) => t["picture-broken"]({ format: formatName(format) }),
    "storage-failed": ({ fault }) => describeStorageFault(fault, language),
    "journal-unreadable": (broken) =>
      t["journal-unreadable"]({ broken: describeBreak(broken, language) }),
    "link-label-taken": ({ label }) => t["link-label-taken"]({ label: excerpt(label) }),
  }),
);

/** Describes why the server refused a request, and the way out. */
export const describeServerRefusal = describerOf<ServerRefusal>(sentences);

/** True if a refusal is one of the server's own. */
export const isServerRefusal = (refusal: { readonly code: string }): refusal is ServerRefusal =>
  Object.hasOwn(sentences.en, refusal.code);

/** Returns a short title of a status. */
export const titleOfStatus = (status: number, language: Language): string =>
  textAt(titles[language], String(status)) ?? `HTTP ${status}`;
