import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { win32 } from "node:path";

/** Opens a URL in the user's browser, or in the program `BROWSER`; false if there is no such program. */
export const openInBrowser = async (url: string): Promise<boolean> => {
  const [program = "", ...args] = programFor(process.platform, process.env);
  const child = spawn(program, [...args, url], {
    detached: true,
    stdio: "ignore",
    windowsHide: true,
  });
  try {
    await once(child, "spawn");
  } catch {
    return false;
  }
  child.unref();
  return true;
};

/** Returns the program that opens a URL, with its first arguments. */
export const programFor = (
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] => {
  const chosen = environment["BROWSER"];
  if (chosen) return [chosen];
  if (platform === "darwin") return ["open"];
  if (platform !== "win32") return ["xdg-open"];
  // Not `start`, for which `&` and `^` in a URL are commands.
  const root = environment["SystemRoot"] ?? "C:\\Windows";
  return [win32.join(root, "System32", "rundll32.exe"), "url.dll,FileProtocolHandler"];
};

/** A page that the browser shows without a server. */
export interface ShortPage {
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly text: string; readonly href: string };
}

/** Longest wait for the browser, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Shows a page in the browser and waits until it was fetched; false if no browser fetched it. Served
 * and no file: some browsers may not read the folder for temporary ones.
 */
export const showInBrowser = async (page: ShortPage): Promise<boolean> => {
  const { promise: fetched, resolve } = Promise.withResolvers<boolean>();
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .end(request.method === "HEAD" ? "" : htmlOf(page), () => resolve(true));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const timer = setTimeout(() => resolve(false), PATIENCE);
  if (!(await openInBrowser(`http://127.0.0.1:${port}/`))) resolve(false);
  const wasFetched = await fetched;
  clearTimeout(timer);
  server.close();
  server.closeAllConnections();
  return wasFetched;
};

/** Writes the page, with its styles. */
export const htmlOf = ({ language, title, paragraphs, link }: ShortPage): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLES}</style>`,
    `<main><h1>${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    ...(link === undefined
      ? []
      : [`<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>`]),
    "</main></html>",
  ].join("\n");

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLES =
  ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}" +
  "main{max-inline-size:40rem;margin:12vh auto;padding-inline:1.5rem;overflow-wrap:anywhere}" +
  "a{color:inherit;font-weight:600}";
