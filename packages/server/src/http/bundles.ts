import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { z } from "zod";
import { isKnown, WITHOUT_ORIGIN } from "./answers.ts";
import { acceptsGzip } from "./compression.ts";
import type { App } from "./decorations.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Compressed once, so it may take its time. */
const SMALLEST = { level: 9 } as const;

interface Bundle {
  readonly type: string;
  readonly whole: Buffer;
  /** Null for files that compression makes no smaller: fonts, and some of the shortest scripts. */
  readonly gzipped: Buffer | null;
}

const parameters = z.object({ name: z.string() });
const gzipped = promisify(gzip);

/**
 * Serves the browser bundles: their names contain a hash of their content, so they never change.
 * Each stays in memory as it is sent: the phones of a hall ask for the same thirty files at once.
 */
export const addBundles = (app: App, folder: string): void => {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Bundle>>();
  const bundle = (name: string): Promise<Bundle> => {
    const found = kept.get(name) ?? readBundle(join(folder, name));
    kept.set(name, found);
    // A file that another build has removed is looked for again.
    found.catch(() => kept.delete(name));
    return found;
  };

  app.get(
    "/assets/:name",
    {
      config: { access: "public" },
      schema: { hide: true, params: parameters },
      // Lets proxies cache these answers for all clients.
      onSend: async (_request, reply) => void reply.removeHeader("set-cookie"),
    },
    async (request, reply) => {
      const { name } = request.params;
      if (!names.has(name)) return reply.callNotFound();
      const { type, whole, gzipped } = await bundle(name);
      const tag = `W/"${name}"`;
      void reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("etag", tag)
        .headers(WITHOUT_ORIGIN);
      if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
      void reply.type(type);
      if (gzipped === null || !acceptsGzip(request)) return reply.send(whole);
      return reply.header("content-encoding", "gzip").send(gzipped);
    },
  );
};

const readBundle = async (path: string): Promise<Bundle> => {
  const whole = await readFile(path);
  const small = await gzipped(whole, SMALLEST);
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    whole,
    gzipped: small.length < whole.length ? small : null,
  };
};
