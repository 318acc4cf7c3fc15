import { type Answer, type Connection, client, exchange, OFFLINE } from "@losfee/contract";
import { signal } from "@preact/signals";
import type { PageFrame } from "../page.ts";
import { reached } from "./document-base.ts";
import { documentLanguage } from "./document-language.ts";
import { clientTexts } from "./texts.ts";

/**
 * Whether this browser may no longer see its page: its session is over, or another has taken its
 * place. What is typed stays; a link opened in another tab makes it go on.
 */
export const sessionOver = signal(false);

const offline = (): string => clientTexts[documentLanguage()].offline;

const connection: Connection = {
  fetch: async (url, init) => {
    const answer = await fetch(reached(url), init);
    if (answer.status === 401) sessionOver.value = true;
    return answer;
  },
  offline,
};

/** The server's API. */
export const api = client("", connection);

/** What a page shows, what stands around that, and the number of the last event in both. */
export interface FetchedPage<Model> {
  readonly seq: number;
  readonly model: Model;
  readonly page: PageFrame;
}

/**
 * Fetches a page as JSON. `Model` is what the definition of the page at that address builds: from
 * there the server takes it.
 */
export const fetchPage = async <Model>(href: string): Promise<Answer<FetchedPage<Model>>> => {
  const answer = await exchange(connection, href);
  if (!answer.ok) return answer;
  const { value } = answer;
  if (isPage<Model>(value)) return { ok: true, value };
  return { ok: false, problem: { status: 0, code: OFFLINE, detail: offline() } };
};

/** Something between here and the server may answer with something else. */
const isPage = <Model>(value: unknown): value is FetchedPage<Model> =>
  typeof value === "object" &&
  value !== null &&
  "seq" in value &&
  "model" in value &&
  "page" in value;
