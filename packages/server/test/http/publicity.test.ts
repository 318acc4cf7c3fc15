import { join } from "node:path";
import { type PictureRole, pictureFiles } from "@losfee/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { backUp } from "../../src/backup/back-up.ts";
import { restoreCompetition } from "../../src/backup/restore.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import {
  begunCompetition,
  fileOf,
  give,
  onDatabase,
  openTestServer,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const api = "/api/v1/competitions";

/** A picture of one colour. */
const picture = (width: number, red = 200): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: { r: red, g: 30, b: 30 } } })
    .png()
    .toBuffer();

const upload = async (director: Visitor, id: string, role: PictureRole, bytes: Buffer) =>
  unwrap(
    await director.api("PUT /competitions/:id/pictures/:role", {
      params: { id, role },
      query: { alt: "Ein Springer" },
      body: new Uint8Array(bytes),
    }),
  ).picture;

/** Number of picture files in the whole database. */
const storedFiles = (server: TestServer): number =>
  Number(
    fileOf(server).database.prepare("SELECT count(*) AS files FROM pictures").get()?.["files"],
  );

describe("the logo and the poster of an event", () => {
  it("are uploaded by the director alone, whatever they are called, and told to everybody", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const sent = await director.send("PUT", `${api}/${id}/pictures/logo?alt=Ein%20Springer`, {
      headers: { "content-type": "text/html" },
      payload: await picture(600),
    });
    expect(sent).toMatchObject({ status: 200, body: { picture: { alt: "Ein Springer" } } });
    const everybody = await visitor(server);
    const { pictures } = unwrap(await everybody.api("GET /competitions/:id", { params: { id } }));
    expect(pictures.logo).toMatchObject({ alt: "Ein Springer", widths: [96, 192, 512] });
    const helper = await visitor(server, "results", id);
    for (const [who, status] of [
      [everybody, 401],
      [helper, 403],
    ] as const) {
      const address = `${api}/${id}/pictures/logo?alt=x`;
      expect((await who.send("PUT", address, { payload: await picture(9) })).status).toBe(status);
      const removal = await give(who, id, { type: "remove-picture", role: "logo" } as const);
      expect(removal.status).toBe(status);
    }
  });

  it("are served for good under the hash of their content, and never as anything but pictures", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="5" height="9"/></svg>';
    const logo = await upload(director, id, "logo", Buffer.from(svg));
    const everybody = await visitor(server);
    for (const file of pictureFiles(logo)) {
      const answer = await everybody.send("GET", `/c/${id}/pictures/${logo.hash}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": file.endsWith(".webp") ? "image/webp" : "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    for (const file of ["96.svg", "97.webp", "../96.webp", "96.webp.html"]) {
      const { status } = await everybody.send("GET", `/c/${id}/pictures/${logo.hash}/${file}`);
      expect([400, 404]).toContain(status);
    }
  });

  it.skipIf(onDatabase)(
    "go with the competition, and with the picture that takes their place",
    async () => {
      const server = await testServer();
      const director = await visitor(server, "director");
      const id = await begunCompetition(director);
      const first = await upload(director, id, "logo", await picture(600));
      const second = await upload(director, id, "logo", await picture(600, 90));
      expect(second.hash).not.toBe(first.hash);
      expect(storedFiles(server)).toBe(6);
      const old = await director.send("GET", `/c/${id}/pictures/${first.hash}/96.webp`);
      expect(old.status).toBe(404);
      await give(director, id, { type: "describe-picture", role: "logo", alt: "Ein Turm" });
      expect(storedFiles(server)).toBe(6);
      await upload(director, id, "poster", await picture(2000));
      expect(storedFiles(server)).toBe(12);
      await give(director, id, { type: "remove-picture", role: "logo" });
      expect(storedFiles(server)).toBe(6);
      await director.api("DELETE /competitions/:id", { params: { id } });
      expect(storedFiles(server)).toBe(0);
    },
  );

  it("stand beside those of sponsors, which big screens show, and may show the same", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><circle cx="9" cy="9" r="9"/></svg>',
    );
    const first = await upload(director, id, "sponsor-1", drawing);
    expect(first.plain).toBe("jpeg");
    expect(await upload(director, id, "sponsor-3", drawing)).toEqual(first);
    await give(director, id, { type: "remove-picture", role: "sponsor-1" });
    const screen = await director.send("GET", `/c/${id}/screen?show=sponsors`);
    expect(screen.text.match(/<img class="screen-poster"/g)).toHaveLength(1);
    expect(screen.text).toContain(`/pictures/${first.hash}/`);
    const file = await director.send("GET", `/c/${id}/pictures/${first.hash}/480.jpg`);
    expect(file).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } });
  });

  it.skipIf(onDatabase)(
    "are refused in the visitor's language, and nothing is stored",
    async () => {
      const server = await testServer();
      const director = await visitor(server, "director");
      const id = await begunCompetition(director);
      const put = async (payload: Buffer | string, query: string) =>
        director.send("PUT", `${api}/${id}/pictures/logo?${query}`, {
          payload,
          headers: { "content-type": "image/png" },
        });
      expect(await put("<html>", "alt=x&lang=de")).toMatchObject({
        status: 422,
        body: { code: "not-a-picture", detail: expect.stringContaining("kein Bild") },
      });
      expect(await put("<html>", "alt=x&lang=en")).toMatchObject({
        body: { detail: expect.stringContaining("not a picture") },
      });
      expect(await put(await picture(20), "alt=%20")).toMatchObject({
        status: 422,
        body: { code: "alt-missing" },
      });
      expect(await put(Buffer.alloc(8 * 1024 * 1024 + 1), "alt=x")).toMatchObject({
        status: 413,
        body: { code: "body-too-large" },
      });
      expect(await put(await picture(20), "")).toMatchObject({ status: 400 });
      expect(storedFiles(server)).toBe(0);
      const set = { type: "set-picture", role: "logo", picture: {} };
      expect(await give(director, id, set)).toMatchObject({ body: { code: "unknown-command" } });
    },
  );

  it("go out and come back with the competition's file; one that was changed is refused", async () => {
    const here = await testServer();
    const there = await testServer();
    const director = await visitor(here, "director");
    const id = await begunCompetition(director);
    const poster = await upload(director, id, "poster", await picture(2000));
    const { text } = await director.send("GET", `${api}/${id}/export`);
    const other = await visitor(there, "director");
    const copy = unwrap(await other.api("POST /competitions/import", { body: text }));
    const served = await other.send("GET", `/c/${copy.id}/pictures/${poster.hash}/480.webp`);
    expect(served.status).toBe(200);
    expect((await other.send("GET", `${api}/${copy.id}/export`)).text).toBe(text);

    const changed = (change: (file: { pictures: { bytes: string; hash: string }[] }) => void) => {
      const file = JSON.parse(text);
      change(file);
      return other.api("POST /competitions/import", { body: JSON.stringify(file) });
    };
    const altered = await changed(({ pictures: [first] }) => {
      if (first !== undefined) first.bytes = Buffer.from("<html>").toString("base64");
    });
    expect(altered).toMatchObject({ problem: { code: "file-picture-altered" } });
    const strange = await changed(({ pictures }) => {
      for (const file of pictures) file.hash = "b".repeat(64);
    });
    expect(strange).toMatchObject({ problem: { code: "file-picture-altered" } });

    // A picture that cannot be shown is removed, with an event in the journal.
    const without = unwrap(
      await changed((file) => {
        file.pictures = [];
      }),
    );
    expect((await there.competitions.state(without.id))?.pictures).toEqual({});
    expect((await there.competitions.events(without.id)).at(-1)).toMatchObject({
      type: "picture-removed",
      actor: "import",
    });
  });

  it.skipIf(onDatabase)("are in backups, and come back with a single competition", async () => {
    const path = join(temporaryFolder(), "losfee.sqlite");
    const server = await openTestServer(path);
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const first = await upload(director, id, "logo", await picture(600));
    const now = Date.parse("2026-11-21T08:00:00.000Z");
    const order = { journalPath: path, identity: "0", to: temporaryFolder(), keep: null };
    const backup = await backUp({ ...order, goesOn: false, now });
    if (!backup.ok) throw new Error(JSON.stringify(backup.error));
    await upload(director, id, "logo", await picture(600, 90));
    await server.close();

    const restoring = { backup: backup.value.path, journalPath: path, anyway: false, now };
    const restored = await restoreCompetition(restoring, id, () => Promise.resolve(true));
    expect(restored).toMatchObject({ ok: true });
    const opened = openSqliteStore(path, { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    const competitions = createCompetitionService(opened.value);
    expect((await competitions.state(id))?.pictures.logo?.hash).toBe(first.hash);
    expect(await competitions.pictureFile(id, first.hash, "96.webp")).not.toBeNull();
    const rows = opened.value.database.prepare("SELECT DISTINCT hash FROM pictures").all();
    expect(rows.map(({ hash }) => hash)).toEqual([first.hash]);
    await opened.value.close();
  });
});

describe("announcements", () => {
  const post = "Runde 2 beginnt um 14 Uhr";

  it("are read by everybody, the newest first, until they are withdrawn: then nowhere", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const everybody = await visitor(server);
    const params = { id };
    const read = async () =>
      unwrap(await everybody.api("GET /competitions/:id/announcements", { params })).announcements;
    expect(await read()).toEqual([]);
    await give(director, id, { type: "post-announcement", text: post });
    await give(director, id, { type: "post-announcement", text: "Der Kaffee ist da" });
    const [coffee, round] = await read();
    expect([coffee?.text, round?.text]).toEqual(["Der Kaffee ist da", post]);
    expect(Object.keys(round ?? {}).sort()).toEqual(["at", "editedAt", "id", "text"]);

    const pages = [
      `/c/${id}`,
      `/c/${id}?lang=en`,
      `/c/${id}/screen`,
      `/c/${id}/feed.json`,
      `/c/${id}/feed.atom`,
      `${api}/${id}`,
      `${api}/${id}/announcements`,
    ];
    await give(director, id, { type: "withdraw-announcement", announcement: round?.id ?? 0 });
    for (const page of pages) {
      const { status, text } = await everybody.send("GET", page);
      expect([page, status]).toEqual([page, 200]);
      expect(text).not.toContain(post);
    }
    expect((await read()).map(({ text }) => text)).toEqual(["Der Kaffee ist da"]);
    const journal = await everybody.send("GET", `${api}/${id}/events`);
    expect(journal.status).toBe(401);
  });

  it("are posted by the director alone", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const helper = await visitor(server, "results", id);
    const answer = await give(helper, id, { type: "post-announcement", text: post });
    expect(answer).toMatchObject({ status: 403 });
    expect((await server.competitions.state(id))?.announcements).toEqual([]);
  });

  it.skipIf(onDatabase)(
    "go with the person whom they name, also from answers under idempotency keys",
    async () => {
      const path = join(temporaryFolder(), "losfee.sqlite");
      const server = await testServer(path);
      const director = await visitor(server, "director");
      const id = await begunCompetition(director);
      await give(director, id, {
        type: "change-entry",
        entry: 1,
        details: { name: "Zwiebel, Kunigunde" },
      } as const);
      const headers = { "idempotency-key": "once" };
      const text = "Kunigunde Zwiebel setzt aus.";
      await give(director, id, { type: "post-announcement", text }, { headers });
      await give(director, id, { type: "erase-person", entry: 1 });
      for (const table of ["events", "personal_parts", "answers"]) {
        const rows = fileOf(server).database.prepare(`SELECT * FROM ${table}`).all();
        expect(JSON.stringify(rows)).not.toContain("Kunigunde");
      }
      const everybody = await visitor(server);
      const { text: page } = await everybody.send("GET", `/c/${id}`);
      expect(page).not.toContain("Kunigunde");
    },
  );
});
