import { setTimeout as sleep } from "node:timers/promises";
import { sweep } from "../../../../test/long.ts";
import { type Servers, untilAnswered } from "./club.ts";

/** Data for the director only, as it would appear in an answer. */
const PRIVATE: Readonly<Record<string, RegExp>> = {
  "birth date": /1977-03-1\d|1[4-7]\.0?3\.1977/,
  "field of the birth date": /"birth"/,
  "mail address": /@private\.example/,
  "seed's field": /"seed":"/,
};

/**
 * Requests public pages until `signal`, each at least once; returns leaks and the request count.
 */
export const askAsStranger = async (
  servers: Servers,
  first: number,
  paths: readonly { readonly path: string; readonly never?: RegExp }[],
  signal: AbortSignal,
): Promise<{ readonly asked: number; readonly leaks: readonly string[] }> => {
  const leaks: string[] = [];
  let asked = 0;
  while (!signal.aborted || asked < paths.length) {
    const { path, never } = paths[(first + asked) % paths.length] ?? { path: "/" };
    const { status, text } = await untilAnswered(servers, first + asked, path);
    if (status !== 200) leaks.push(`${path} answered ${status}`);
    const secrets = never === undefined ? PRIVATE : { ...PRIVATE, draft: never };
    for (const [what, secret] of Object.entries(secrets)) {
      if (secret.test(text)) leaks.push(`${what}: ${path}`);
    }
    asked += 1;
    await sleep(sweep(300, 100));
  }
  return { asked, leaks };
};

/** A spectator of a competition who moves to another server when one is gone. */
export interface Watcher {
  /** The received seqs, in their order. */
  readonly seqs: readonly number[];
  /** Number of times the stream was resumed. */
  readonly resumed: number;
}

/** Watches the changes of a competition until `signal`. */
export const watchChanges = (
  servers: Servers,
  first: number,
  id: string,
  signal: AbortSignal,
): Watcher => {
  const seqs: number[] = [];
  let turn = first;
  const watch = async (): Promise<void> => {
    for (; !signal.aborted; turn++) {
      const last = seqs.at(-1);
      try {
        const answer = await fetch(
          `${servers[turn % servers.length]}/api/v1/competitions/${id}/stream`,
          { headers: last === undefined ? {} : { "last-event-id": `${last}` }, signal },
        );
        let rest = "";
        for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const lines = (rest + piece).split("\n");
          rest = lines.pop() ?? "";
          for (const line of lines) {
            if (line.startsWith("id: ")) seqs.push(Number(line.slice("id: ".length)));
          }
        }
      } catch {
        // Gone with its server: resumed at the next one.
      }
      if (!signal.aborted) await sleep(50);
    }
  };
  void watch();
  return {
    seqs,
    get resumed() {
      return turn - first;
    },
  };
};
