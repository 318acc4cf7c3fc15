import { expect, it, onTestFinished, vi } from "vitest";
import type { Asked } from "../../src/readers/reader.ts";
import {
  createReaderThreads,
  type ReaderThreads,
  type ReaderThreadsOptions,
  readersFor,
} from "../../src/readers/reader-threads.ts";

const begun = (
  options: Partial<ReaderThreadsOptions> = {},
): { readonly threads: ReaderThreads; readonly errors: unknown[] } => {
  const errors: unknown[] = [];
  const threads = createReaderThreads({
    module: new URL("./obedient-thread.ts", import.meta.url),
    workerData: { shared: new SharedArrayBuffer(8) },
    onError: (error) => void errors.push(error),
    threads: 1,
    ...options,
  });
  onTestFinished(() => threads.close());
  return { threads, errors };
};

const question = (url: string, about: string | null = null): Asked => ({
  ...{ url, about, headers: {}, baseUrl: "http://club.example" },
});

const ask = async (threads: ReaderThreads, url: string): Promise<string> =>
  new TextDecoder().decode((await threads.ask(question(url))).body);

it("answers each question with its own answer", async () => {
  const { threads } = begun({ threads: 2 });
  const urls = Array.from({ length: 20 }, (_, number) => `/${number}`);
  expect(await Promise.all(urls.map((url) => ask(threads, url)))).toEqual(urls);
  expect(threads.waiting).toBe(0);
});

it("asks once more what a thread that died was asked, of another one", async () => {
  const { threads, errors } = begun();
  const answers = [ask(threads, "/dies-once"), ask(threads, "/behind-it")];
  expect(await Promise.all(answers)).toEqual(["/dies-once", "/behind-it"]);
  expect([threads.lost, errors.length]).toEqual([1, 1]);
});

it("gives up what kills a second thread, and goes on answering", async () => {
  const { threads } = begun();
  await expect(ask(threads, "/dies")).rejects.toThrow("its thread ended");
  expect(await ask(threads, "/next")).toBe("/next");
});

it("ends a thread that does not answer in time, and goes on with another", async () => {
  const { threads } = begun({ timeout: 1000 });
  await expect(ask(threads, "/hangs")).rejects.toThrow("no answer in time");
  // On a busy machine the next thread may take this long to start.
  await vi.waitFor(async () => expect(await ask(threads, "/next")).toBe("/next"), 60_000);
  expect(threads.lost).toBeGreaterThan(0);
});

it("rejects what fails without ending the thread", async () => {
  const { threads } = begun();
  await expect(ask(threads, "/fails")).rejects.toThrow("no such thing");
  expect(await ask(threads, "/next")).toBe("/next");
  expect(threads.lost).toBe(0);
});

it("closes at once while a thread is busy, and rejects what waits", async () => {
  const { threads } = begun();
  await ask(threads, "/first");
  const waiting = Promise.allSettled([ask(threads, "/hangs"), ask(threads, "/behind-it")]);
  await threads.close();
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(ask(threads, "/later")).rejects.toThrow("closed");
});

it("leaves one core to the commands, where there is another", () => {
  expect([1, 2, 3, 16].map(readersFor)).toEqual([1, 1, 2, 4]);
});
