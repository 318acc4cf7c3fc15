import { isLanguage } from "@losfee/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Asked } from "../readers/reader.ts";
import { baseUrlOf } from "./base-url.ts";
import { acceptsGzip } from "./compression.ts";
import type { AppContext } from "./context.ts";
import { competitionOf } from "./guard.ts";

/** The formats that answers come in; what else somebody accepts makes no difference. */
const FORMATS = ["text/html", "application/json", "text/csv"] as const;

/**
 * A request as a question that is the same whoever asks: by what makes a difference to its answer, in
 * one spelling. What a stranger adds to it (another host, parameters that nobody knows) is not in it.
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

/** Path and query in one spelling: each part encoded alike, parameters by name, unknown ones left out. */
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
