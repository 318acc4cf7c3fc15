import { isLanguage } from "@losfee/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Asked } from "../readers/reader.ts";
import { baseUrlOf } from "./base-url.ts";
import { acceptsGzip } from "./compression.ts";
import type { AppContext } from "./context.ts";
import { competitionOf } from "./guard.ts";

/** The formats of answers; other accepted types make no difference. */
const FORMATS = ["text/html", "application/json", "text/csv"] as const;

/**
 * Returns the cache key of a request: the parts that affect its answer, normalised. Irrelevant
 * parts (another host, unknown parameters) are left out.
 */
export const askedOf = (
  request: FastifyRequest,
  context: Pick<AppContext, "publicUrl" | "networkUrl" | "localUrl">,
  { cookie }: { readonly cookie?: string },
): Asked => {
  const accept = String(request.headers.accept ?? "");
  const formats = FORMATS.filter((format) => accept.includes(format));
  return {
    url: plainUrl(request),
    about: competitionOf(request.params),
    headers: {
      accept: formats.length === 0 ? "*/*" : formats.join(", "),
      "accept-language": request.language,
      ...(acceptsGzip(request) ? { "accept-encoding": "gzip" } : {}),
      ...(cookie === undefined ? {} : { cookie }),
    },
    baseUrl: baseUrlOf(request, context),
  };
};

/** Normalises path and query: uniform encoding, sorted parameters, unknown ones left out. */
const plainUrl = (request: FastifyRequest): string => {
  const [path = "/", query = ""] = request.url.split(/\?(.*)/s, 2);
  const parts = path.split("/").map((part) => encodeURIComponent(decodeURIComponent(part)));
  const isKnown = knownIn(request);
  const parameters = [...new URLSearchParams(query)].filter(([name, value]) =>
    name === "lang" ? isLanguage(value) : isKnown(name),
  );
  const plain = new URLSearchParams(parameters);
  plain.sort();
  return plain.size === 0 ? parts.join("/") : `${parts.join("/")}?${plain}`;
};

const knownIn = ({
  routeOptions: { config, schema },
}: FastifyRequest): ((name: string) => boolean) => {
  const described: unknown = schema?.querystring;
  const named = described instanceof z.ZodObject ? Object.keys(described.shape) : [];
  return config.query ?? ((name) => named.includes(name));
};
