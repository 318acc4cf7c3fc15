/** A log that was cut off or changed after a crash, as the director sees it. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { openStorage } from "@losfee/server/local";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../../test/long.ts";
import { answerOf, builtLosfee, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
const original = join(folder.path, "losfee.sqlite");
const spoilt = join(folder.path, "spoilt.sqlite");
const ENDS = ["", "-wal", "-heads"] as const;
let id = "";
let log = Buffer.alloc(0);

beforeAll(async () => {
  const here = { cwd: folder.path };
  ({ id } = await answerOf(["new", "Test", "--format", "scrabble-swiss"], here));
  const store = await openStorage(original, { pollEvery: 0 });
  if (!store.ok) throw new Error(store.error.code);
  for (let seq = 1; seq <= 60; seq++) {
    const done = await store.value.append({
      journal: competitionKey(id),
      expectedSeq: seq,
      events: [{ type: "competition-renamed", data: { name: `Test ${seq}` } }],
      actor: "director",
      recordedAt: "2026-11-21T08:00:00.000Z",
    });
    if (!done.ok) throw new Error(done.error.code);
  }
  // As a crash leaves them: nobody has closed the file.
  for (const end of ENDS) copyFileSync(original + end, `${original}.left${end}`);
  await store.value.close();
  log = readFileSync(`${original}.left-wal`);
});
afterAll(() => folder.remove());

/** Everything that could be asked of a file with this log, in turn. */
const COMMANDS = [["list"], ["verify"], ["standings"], ["export"]] as const;
let turn = 0;

const expectNamed = async (
  place: string,
  changed: Buffer,
  command: readonly string[] = COMMANDS[turn++ % COMMANDS.length] ?? [],
  run = losfee,
): Promise<void> => {
  copyFileSync(`${original}.left`, spoilt);
  copyFileSync(`${original}.left-heads`, `${spoilt}-heads`);
  writeFileSync(`${spoilt}-wal`, changed);
  const { code, stderr, stdout } = await run([...command, "--journal", spoilt], {
    cwd: folder.path,
  });
  const said = [...command, place, code === 0, stdout].join(" ");
  expect(code, said).not.toBe(0);
  expect(stderr, said).toMatch(
    changed.length === 0 ? /that belongs to .* is missing/ : /The end of .* is missing/,
  );
  expect(stderr, said).toMatch(new RegExp(`${id}: events? (\\d+ to )?61`));
  expect(stderr, said).toContain("losfee restore BACKUP");
  expect(stderr, said).toContain(`losfee restore ${spoilt} --journal ${spoilt} --force`);
  // SQLite itself deletes an empty one.
  if (changed.length > 0) {
    expect(readFileSync(`${spoilt}-wal`).equals(changed), said).toBe(true);
  }
};

test("a log that is whole opens with everything that was acknowledged", async () => {
  for (const end of ENDS) copyFileSync(`${original}.left${end}`, spoilt + end);
  const { code, stdout } = await losfee(["verify", "--journal", spoilt, "--json"]);
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { sound: true, events: 61 }]);
});

test("a log that was cut off anywhere is named by every command, with what is missing and what to do", async () => {
  const cuts = sweep(8, 50);
  for (let cut = 0; cut < cuts; cut++) {
    const length = Math.floor((cut * log.length) / cuts);
    await expectNamed(`cut at ${length}`, log.subarray(0, length));
  }
});

test("a log in which any bit was flipped is named by every command", async () => {
  const flips = sweep(12, 200);
  for (let flip = 0; flip < flips; flip++) {
    const place = Math.floor(((flip + 0.37) * log.length) / flips);
    const changed = Buffer.from(log);
    changed.writeUInt8(changed.readUInt8(place) ^ (1 << (flip % 8)), place);
    await expectNamed(`bit ${flip % 8} of ${place}`, changed);
  }
});

test("a server does not start over a log that was cut off or changed, and says the same", async () => {
  const serve = ["serve", "--port", "0"];
  await expectNamed("cut in half", log.subarray(0, log.length / 2), serve, builtLosfee);
  const changed = Buffer.from(log);
  changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000);
  await expectNamed("bit 0 of 5000", changed, serve, builtLosfee);
});
