import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold, isJournalOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { restoreCompetition, restoreJournal } from "../../src/backup/restore.ts";
import { writeBackup } from "../../src/backup/write-backup.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { createSample } from "../samples/create-sample.ts";
import {
  begunCompetition,
  give,
  onDatabase,
  openTestServer,
  testServer,
  visitor,
} from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

const SAMPLES = ["championship-running", "king-lui", "pyramid"] as const;

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

/** Creates a sample and picks a person in it. */
const setUp = async (server: Server, sample: (typeof SAMPLES)[number]) => {
  const stored = await createSample(server.competitions, sample, "de", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  const { id } = stored.value;
  const state = await server.competitions.state(id);
  const entry = 2;
  const name = state?.entries.get(entry)?.name;
  if (name === undefined) throw new Error("nobody there");
  return { id, entry, name };
};

/** True if a text is anywhere in a journal's file or its log. */
const isInFile = (path: string, text: string): boolean =>
  [path, `${path}-wal`].some((file) => {
    try {
      return readFileSync(file).includes(text);
    } catch {
      return false;
    }
  });

describe("erasing a person", () => {
  it.skipIf(onDatabase).each(SAMPLES)(
    "takes the name out of the file, and every page still stands: %s",
    async (sample) => {
      const path = join(temporaryFolder(), "journal.db");
      const server = await openTestServer(path);
      const { id, entry, name } = await setUp(server, sample);
      expect(isInFile(path, name)).toBe(true);
      const director = await visitor(server, "director");
      const everybody = await visitor(server);
      const standings = async () => (await everybody.send("GET", `/c/${id}?lang=en`)).text;
      expect(await standings()).toContain(name);

      const answer = await give(director, id, { type: "erase-person", entry });
      expect(answer).toMatchObject({ status: 200, body: { events: [{ type: "person-erased" }] } });

      const placeholders = { de: `Person ${entry} (gelöscht)`, en: `Player ${entry} (erased)` };
      expect(await standings()).toContain(placeholders.en);
      expect(await standings()).not.toContain(name);
      for (const [language, placeholder] of Object.entries(placeholders)) {
        const page = await director.send("GET", `/console/${id}/entries?lang=${language}`);
        expect(page.text).toContain(placeholder);
        expect(page.text).not.toContain(name);
      }
      const journal = await director.send("GET", `/console/${id}/journal?lang=en`);
      expect(journal.text).not.toContain(name);
      // The chain still holds, in memory and read anew.
      const one = await director.send("GET", `/api/v1/competitions/${id}`);
      expect(one.body).not.toHaveProperty("broken");
      // At once, even in the log next to the file, since no reader is active.
      expect(isInFile(path, name)).toBe(false);
      // A new export is complete elsewhere, too.
      const file = (await server.competitions.exportFile(id)) ?? "";
      expect(file).not.toContain(name);
      const elsewhere = await (await testServer()).competitions.importFile(file);
      expect(elsewhere).toMatchObject({ ok: true, value: { id } });
      await server.close();
      expect(isInFile(path, name)).toBe(false);
      const again = await openTestServer(path);
      expect(await again.competitions.stateAndBreak(id)).toMatchObject({ broken: null });
      await again.close();
    },
  );

  it("leaves results, ranks and numbers as they were", async () => {
    const server = await testServer();
    const { id, entry } = await setUp(server, "championship-running");
    const director = await visitor(server, "director");
    const nameless = async () => {
      const { body } = await director.send("GET", `/api/v1/competitions/${id}/standings`);
      const { rows } = body as { rows: { name: string }[] };
      return rows.map(({ name: _, ...row }) => row);
    };
    const before = await nameless();
    await give(director, id, { type: "erase-person", entry });
    expect(await nameless()).toEqual(before);
    const events = await server.competitions.events(id);
    if (!isJournalOf("tournament", events)) throw new Error("another kind");
    expect(fold(events)).toEqual(await server.competitions.state(id));
  });

  it("is possible after closing, once, and for directors only", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const command = { type: "erase-person", entry: 1 };
    const helper = await visitor(server, "results", id);
    expect((await give(helper, id, command)).status).toBe(403);
    await give(director, id, { type: "close-competition" });
    expect(await give(director, id, command)).toMatchObject({ status: 200 });
    expect(await give(director, id, command)).toMatchObject({ status: 200, body: { events: [] } });
    const unknown = await give(director, id, { type: "erase-person", entry: 99 });
    expect(unknown).toMatchObject({ body: { code: "unknown-entry" } });
    const details = { name: "Somebody else" };
    await give(director, id, { type: "reopen-competition", reason: "test" });
    const changed = await give(director, id, { type: "change-entry", entry: 1, details });
    expect(changed).toMatchObject({ body: { code: "entry-erased" } });
  });

  it("takes what was answered before out, too: a command sent again only learns that it was done", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const add = { type: "add-entries", entries: [{ name: "Zacharias Zweimal" }] };
    const headers = { "idempotency-key": "twice" };
    const path = `/api/v1/competitions/${id}/commands`;
    const first = await director.send("POST", path, { payload: { command: add }, headers });
    expect(first.text).toContain("Zacharias");
    const { events } = first.body as { events: { data: { entries: { id: number }[] } }[] };
    const entry = events[0]?.data.entries[0]?.id ?? 0;
    await give(director, id, { type: "erase-person", entry });
    const again = await director.send("POST", path, { payload: { command: add }, headers });
    const { seq } = first.body as { seq: number };
    expect(again).toMatchObject({ status: first.status, body: { seq, events: [] } });
  });

  it("ends the personal links and takes mails out that name the person", async () => {
    const server = await testServer();
    const { id, entry, name } = await setUp(server, "pyramid");
    const player = { kind: "player", entry } as const;
    await server.access.createLink(id, name, { role: "player", scope: player });
    await give(await visitor(server, "director"), id, { type: "erase-person", entry });
    expect(await server.access.links(id)).toEqual([]);
    const mails = await server.ladder.mail.outbox.rows(id);
    expect(JSON.stringify(mails)).not.toContain(name);
  });
});

describe.skipIf(onDatabase)("a copy from before somebody was erased", () => {
  const backedUp = async () => {
    const folder = temporaryFolder();
    const path = join(folder, "journal.db");
    const server = await openTestServer(path);
    const { id, entry, name } = await setUp(server, "king-lui");
    const file = (await server.competitions.exportFile(id)) ?? "";
    const to = join(folder, "backup.sqlite");
    const made = writeBackup({
      journalPath: path,
      identity: "00000000",
      to,
      keep: null,
      goesOn: false,
      now: 0,
    });
    if (!made.ok) throw new Error(made.error.code);
    await give(await visitor(server, "director"), id, { type: "erase-person", entry });
    return { server, folder, path, id, entry, name, file, to };
  };
  const agree = async () => true;

  it("is restored without the person, as a whole and competition by competition", async () => {
    const { server, path, id, entry, name, to } = await backedUp();
    await server.close();
    expect(isInFile(to, name)).toBe(true);
    const order = { backup: to, journalPath: path, anyway: false, now: 0 };
    expect(await restoreCompetition(order, id, agree)).toMatchObject({ value: { erased: 1 } });
    expect(isInFile(path, name)).toBe(false);
    expect(await restoreJournal(order, agree)).toMatchObject({ value: { erased: 1 } });
    expect(isInFile(path, name)).toBe(false);
    const again = await openTestServer(path);
    const found = await again.competitions.stateAndBreak(id);
    expect(found?.broken).toBeNull();
    expect(found?.state.entries.get(entry)).toMatchObject({ name: `#${entry}` });
    await again.close();
  });

  it("cannot be known for one where the journal is lost: that is said", async () => {
    const { server, folder, to } = await backedUp();
    await server.close();
    const journalPath = join(folder, "new.db");
    const order = { backup: to, journalPath, anyway: false, now: 0 };
    expect(await restoreJournal(order, agree)).toMatchObject({ value: { erased: null } });
  });

  it("is imported without the person, also after the competition itself was deleted", async () => {
    const { server, id, entry, name, file } = await backedUp();
    const imported = await server.competitions.importFile(file);
    if (!imported.ok) throw new Error(imported.error.code);
    expect(imported.value.id).not.toBe(id);
    const state = await server.competitions.state(imported.value.id);
    expect(state?.entries.get(entry)).toMatchObject({ name: `#${entry}` });
    await server.competitions.remove(id);
    const once = await server.competitions.importFile(file);
    if (!once.ok) throw new Error(once.error.code);
    expect(once.value.id).toBe(id);
    expect(JSON.stringify(await server.competitions.events(id))).not.toContain(name);
    await server.close();
  });
});
