import { type Answer, type Connection, client, exchange, OFFLINE } from "@losfee/contract";
import { clientTexts } from "@losfee/messages/shell-client";
import { signal } from "@preact/signals";
import type { PageFrame } from "../page.ts";
import { reached } from "./document-base.ts";
import { documentLanguage } from "./document-language.ts";

/**
 * True if this browser has lost access to its page: its session ended or was replaced. Input stays;
 * opening a link in another tab restores access.
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

/** A page's model, its frame, and the number of the last event in both. */
export interface FetchedPage<Model> {
  readonly seq: number;
  readonly model: Model;
  readonly page: PageFrame;
}

/**
 * Fetches a page as JSON. `Model` is the type built by the definition of the page at that address.
 */
export const fetchPage = async <Model>(href: string): Promise<Answer<FetchedPage<Model>>> => {
  const answer = await exchange(connection, href);
  if (!answer.ok) return answer;
  const { value } = answer;
  if (isPage<Model>(value)) return { ok: true, value };
  return { ok: false, problem: { status: 0, code: OFFLINE, detail: offline() } };
};

/** A proxy may answer with something else. */
const isPage = <Model>(value: unknown): value is FetchedPage<Model> =>
  typeof value === "object" &&
  value !== null &&
  "seq" in value &&
  "model" in value &&
  "page" in value;
