import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EVENT_SCHEMA } from "@losfee/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

let folder = temporaryFolder();
let here = { cwd: folder.path };
const journal = (): string => join(folder.path, "losfee.sqlite");

beforeEach(async () => {
  folder = temporaryFolder();
  here = { cwd: folder.path };
  await answerOf(["new", "Test", "--format", "scrabble-swiss"], here);
  const input = "Name;Rating\nAda Lovelace;1500\nBlaise Pascal;1499";
  await answerOf(["enter", "-"], { ...here, input });
  await answerOf(["pair", "--publish"], here);
  await answerOf(["result", "1 412 389"], here);
});
afterEach(() => folder.remove());

/** Changes the file without the program's knowledge. */
const edit = (sql: string): void => {
  const db = new DatabaseSync(journal());
  expect(db.prepare(sql).run().changes).toBe(1);
  db.close();
};

test("verify names the event of a result that was edited by hand", async () => {
  expect(await losfee(["verify"], here)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^✓ All 5 events are as they were recorded; hash of the last: [0-9a-f]{64}$/m,
    ),
  });
  edit("UPDATE events SET data = replace(data, '412', '999') WHERE type = 'result-entered'");
  const { code, stdout } = await losfee(["verify"], here);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^✗ The journal is damaged from event 5 onwards \(it was changed after it had been recorded\)/m,
  );
  const { stdout: json } = await losfee(["verify", "--json"], here);
  expect(JSON.parse(json)).toMatchObject({ sound: false, broken: { seq: 5, reason: "altered" } });
});

test("erase-person asks for the name, and takes it out of the file", async () => {
  expect(readFileSync(journal()).includes("Blaise")).toBe(true);
  const asked = await losfee(["erase-person", "Blaise"], here);
  expect(asked).toMatchObject({ code: 1, stdout: "" });
  expect(asked.stderr).toContain("--yes");
  const erased = await losfee(["erase-person", "Blaise", "--yes"], here);
  expect(erased).toMatchObject({ code: 0 });
  expect(readFileSync(journal()).includes("Blaise")).toBe(false);
  const standings = await losfee(["standings"], here);
  expect(standings.stdout).toContain("Player 2 (erased)");
  expect(await losfee(["verify"], here)).toMatchObject({ code: 0 });
});

test.each([
  [
    "en",
    "older",
    EVENT_SCHEMA - 1,
    /older version 1; this Losfee reads version 2 only\. Open it with the Losfee that wrote it/,
  ],
  [
    "de",
    "older",
    EVENT_SCHEMA - 1,
    /ältere Fassung 1; dieses Losfee liest nur Fassung 2\. Bitte mit dem Losfee öffnen, das/,
  ],
  [
    "en",
    "newer",
    EVENT_SCHEMA + 1,
    /newer version 3; this Losfee reads version 2 only\. Update Losfee/,
  ],
  [
    "de",
    "newer",
    EVENT_SCHEMA + 1,
    /neuere Fassung 3; dieses Losfee liest nur Fassung 2\. Bitte Losfee aktualisieren/,
  ],
])(
  "a journal and a file of another schema are refused in one sentence: %s, %s",
  async (language, _, schema, sentence) => {
    const { stdout: file } = await losfee(["export"], here);
    edit(`UPDATE identity SET schema = ${schema}`);
    const list = await losfee(["list", "--lang", language], here);
    expect(list.code).not.toBe(0);
    expect(list.stderr).toMatch(sentence);
    const other = file.replace(`"losfee":${EVENT_SCHEMA}`, `"losfee":${schema}`);
    const imported = await losfee(["verify", "-", "--lang", language], { ...here, input: other });
    expect(imported.code).not.toBe(0);
    expect(imported.stderr).toMatch(sentence);
  },
);
