import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { ask, emptyDatabase } from "../../server/test/postgres/postgres-server.ts";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";

const folder = temporaryFolder();
const here = { cwd: folder.path };
afterAll(folder.remove);

/** Returns the same database for another user. */
const as = (user: string, address: string): string =>
  address.replace("postgres://losfee@", `postgres://${user}@`);

/** A role with a mandatory password, and those that need none. */
const guardedRole = async (address: string): Promise<void> => {
  const [row] = await ask(address, "CREATE ROLE guarded LOGIN PASSWORD 'right'", "SHOW hba_file");
  const file = row?.["hba_file"] ?? "";
  const before = readFileSync(file, "utf8");
  writeFileSync(file, `local all guarded scram-sha-256\n${before}`);
  await ask(address, "SELECT pg_reload_conf()");
  onTestFinished(() => writeFileSync(file, before));
};

describe("a PostgreSQL database in place of the file", () => {
  test("holds what commands do, named by option or by the environment", async () => {
    const database = await emptyDatabase();
    const { id, journal } = await answerOf(["new", "Club Cup", "--database", database], here);
    expect(journal).toMatch(/^postgres:\/\/losfee@\(\/.*\)\/test_/);
    const environment = { LOSFEE_DATABASE: database };
    await answerOf(["enter", "--name", "Ada"], { ...here, environment });
    const { competitions } = await answerOf(["list"], { ...here, environment });
    expect(competitions).toMatchObject([{ id, name: "Club Cup" }]);
    const verified = await losfee(["verify", "--database", database], here);
    expect(verified).toMatchObject({ code: 0 });
  });

  test("is brought up to date by migrate alone", async () => {
    const database = await emptyDatabase();
    const migrated = await losfee(["migrate", "--database", database], here);
    expect(migrated).toMatchObject({ code: 0 });
    expect(migrated.stdout).toContain("is up to date with this Losfee");
    expect(await ask(database, "SELECT DISTINCT module FROM migrations")).not.toEqual([]);
  });

  test("takes a file over and gives it back, and never into what holds competitions", async () => {
    await answerOf(["new", "Hall Cup", "--journal", "hall.sqlite"], here);
    const database = await emptyDatabase();
    const copied = await losfee(["copy", "hall.sqlite", database], here);
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.stdout).toMatch(/^Copied and read back: postgres:.*competitions: 1/);
    const { to, competitions } = await answerOf(["copy", database, "back.sqlite"], here);
    expect({ to, competitions }).toEqual({ to: "back.sqlite", competitions: 1 });
    const verified = await losfee(["verify", "--journal", "back.sqlite"], here);
    expect(verified).toMatchObject({ code: 0 });
    const again = await losfee(["copy", "hall.sqlite", database, "--lang", "de"], here);
    expect(again).toMatchObject({ code: 1 });
    expect(again.stderr).toContain("enthält schon 1 Turnier");
    const unknown = await losfee(["copy", "hall.sqlite", "postgres://a:secret@:bad/d"], here);
    expect(unknown).toMatchObject({ code: 3 });
    expect(unknown.stderr).not.toContain("secret");
  });

  test("is backed up and restored by its own programs, and says so", async () => {
    const database = await emptyDatabase();
    const environment = { LOSFEE_DATABASE: database };
    const backup = await losfee(["backup", "out"], { ...here, environment });
    expect(backup).toMatchObject({ code: 1 });
    expect(backup.stderr).toContain("pg_dump");
    const restore = await losfee(["restore", "b.sqlite"], { ...here, environment });
    expect(restore).toMatchObject({ code: 1 });
    expect(restore.stderr).toContain("pg_restore");
  });

  test.each([
    [["--database", "losfee.sqlite"], 3, "begins with postgres://"],
    [["--database", "postgres://a@h/d", "--journal", "j.sqlite"], 3, "Name only one"],
    [["--database", "postgres://a:secret@:bad/d"], 3, "not the address"],
    [["--database", "postgres://a:secret@localhost:1/d"], 5, "a@localhost:1/d does not answer"],
  ])("is refused as %j", async (args, code, sentence) => {
    const refused = await losfee(["list", ...args], here);
    expect(refused).toMatchObject({ code });
    expect(refused.stderr).toContain(sentence);
    expect(refused.stderr).not.toContain("secret");
  });

  test("is refused where it is missing", async () => {
    const missing = (await emptyDatabase()).replace("/test_", "/no_");
    const refused = await losfee(["list", "--database", missing], here);
    expect(refused).toMatchObject({ code: 5 });
    expect(refused.stderr).toContain("There is no database");
  });

  test("is refused with a wrong password and without one, which is never repeated", async () => {
    const database = await emptyDatabase();
    await guardedRole(database);
    for (const user of ["guarded:wrong", "guarded"]) {
      const refused = await losfee(["list", "--database", as(user, database)], here);
      expect(refused).toMatchObject({ code: 5 });
      expect(refused.stderr).toContain("does not let this name in");
      expect(refused.stderr).not.toContain("wrong");
    }
    await ask(database, "GRANT CREATE ON SCHEMA public TO guarded");
    const { journal } = await answerOf(
      ["migrate", "--database", as("guarded:right", database)],
      here,
    );
    expect(journal).not.toContain("right");
  });

  test("is refused where one may not create tables, naming the right that is missing", async () => {
    const database = await emptyDatabase();
    await ask(database, "CREATE ROLE reader LOGIN");
    const refused = await losfee(["list", "--database", as("reader", database)], here);
    expect(refused).toMatchObject({ code: 5 });
    expect(refused.stderr).toContain("permission denied for schema public");
  });

  test("is refused where one may only read, and left as it is", async () => {
    const database = await emptyDatabase();
    await answerOf(["new", "Club Cup", "--database", database], here);
    await ask(
      database,
      "CREATE ROLE looker LOGIN",
      "GRANT SELECT ON ALL TABLES IN SCHEMA public TO looker",
    );
    const events = () => ask(database, "SELECT e::text FROM events e ORDER BY 1");
    const before = await events();
    const refused = await losfee(
      ["enter", "--name", "Ada", "--database", as("looker", database)],
      here,
    );
    expect(refused).toMatchObject({ code: 5 });
    expect(refused.stderr).toContain("permission denied for");
    expect(await events()).toEqual(before);
  });

  test("is refused where another program's tables are, and left as it is", async () => {
    const database = await emptyDatabase();
    // Other programs have such a table, too.
    await ask(database, "CREATE TABLE migrations (id int, migration text)");
    const refused = await losfee(["list", "--database", database], here);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain("Another program’s tables");
    expect(
      await ask(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"),
    ).toEqual([{ tablename: "migrations" }]);
  });

  test.each([
    ["en", "was written by a newer Losfee"],
    ["de", "hat ein neueres Losfee geschrieben"],
  ])(
    "is refused where a newer Losfee wrote it, in %s, and left as it is",
    async (lang, sentence) => {
      const database = await emptyDatabase();
      await losfee(["migrate", "--database", database], here);
      await ask(database, "INSERT INTO migrations VALUES ('journal', 99)");
      const migrations = () => ask(database, "SELECT m::text FROM migrations m ORDER BY 1");
      const before = await migrations();
      for (const command of ["list", "migrate"]) {
        const refused = await losfee([command, "--database", database, "--lang", lang], here);
        expect(refused).toMatchObject({ code: 3 });
        expect(refused.stderr).toContain(sentence);
      }
      expect(await migrations()).toEqual(before);
    },
  );
});

const served = servedFolder();

describe.skipIf(!built)("losfee serve on a database", () => {
  test("serves what commands wrote there, and says on the page how it is backed up", async () => {
    const database = await emptyDatabase();
    const { id } = await answerOf(["new", "Club Cup", "--database", database], here);
    const { first, child, ended } = await served.serve(
      "--port",
      "0",
      "--json",
      "--database",
      database,
    );
    const { url, directorUrl, journal } = JSON.parse(first);
    expect(journal).toMatch(/^postgres:\/\/losfee@/);
    const shown = await fetch(`${url}/api/v1/competitions/${id}`);
    expect(await shown.json()).toMatchObject({ name: "Club Cup" });
    const entered = await fetch(directorUrl, { redirect: "manual" });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const page = await fetch(`${url}/backup`, { headers: { cookie, "accept-language": "en" } });
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("pg_dump --format=custom");
    expect(text).not.toContain("backup-plan");
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  });
});
