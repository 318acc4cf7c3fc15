/** Files that may be pictures come in while results are typed: nobody in the hall waits for them. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createPictureMaker } from "../../src/pictures/picture-maker.ts";
import { makeInProcess } from "../../src/pictures/picture-process.ts";
import { PICTURES } from "../pictures/hostile-pictures.ts";
import { begunCompetition, give, testServer, visitor } from "./test-server.ts";

const MEGABYTE = 1024 * 1024;

/** The server itself must hold no more than the files and their results. */
const MOST_GROWTH = 400 * MEGABYTE;

it(`files of ${PICTURES.length} kinds are pictures or refused, beside a hall in which commands are answered`, async () => {
  expect(PICTURES.length).toBeGreaterThanOrEqual(30);
  const pictures = createPictureMaker(makeInProcess(10_000));
  onTestFinished(() => pictures.stop());
  const server = await testServer(":memory:", { pictures });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const durations: number[] = [];
  let answered = 0;
  let isOver = false;
  const hall = async (): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      const details = { club: `Club ${answered % 7}` };
      const answer = await give(director, id, { type: "change-entry", entry: 1, details });
      expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
      durations.push(performance.now() - begun);
      answered += 1;
      await sleep(5);
    }
  };
  const files: { readonly kind: string; readonly file: Buffer }[] = [];
  for (const [kind, make] of PICTURES) files.push({ kind, file: await make() });
  const before = process.memoryUsage().rss;
  const typing = hall();
  onTestFinished(async () => {
    isOver = true;
    await typing;
  });
  let peak = before;
  const outcomes: Record<string, number> = {};
  for (const { kind, file } of files) {
    const since = answered;
    const { status, body } = await director.send(
      "PUT",
      `/api/v1/competitions/${id}/pictures/poster?alt=x`,
      { payload: file, headers: { "content-type": "application/octet-stream" } },
    );
    const { code = "made" } = body as { readonly code?: string };
    expect([kind, status, code]).toEqual([
      kind,
      expect.any(Number),
      expect.stringMatching(
        /^(?:made|invalid-input|body-too-large|not-a-picture|picture-(?:too-large|broken|too-costly)|drawing-not-simple)$/,
      ),
    ]);
    expect([kind, status < 500]).toEqual([kind, true]);
    outcomes[code] = (outcomes[code] ?? 0) + 1;
    // Whatever was in work, the hall went on.
    if (code !== "body-too-large" && code !== "invalid-input") {
      expect([kind, answered > since]).toEqual([kind, true]);
    }
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  isOver = true;
  await typing;
  expect(answered).toBeGreaterThan(PICTURES.length);
  expect(peak - before).toBeLessThan(MOST_GROWTH);
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const grown = Math.round((peak - before) / MEGABYTE);
  const figures = { outcomes, commands: sorted.length, p50: at(0.5), p99: at(0.99), grown };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});
