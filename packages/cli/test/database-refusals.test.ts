/** Messages about a database that refuses to work, in all languages; it stays unchanged. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { ask, emptyDatabase } from "../../server/test/postgres/postgres-server.ts";
import { answerOf, builtLosfee, losfee, temporaryFolder } from "./losfee.ts";
import { built } from "./served.ts";

const folder = temporaryFolder();
const here = { cwd: folder.path };
afterAll(folder.remove);

const SERVE = ["serve", "--port", "0"];
const ENTER = ["enter", "--name", "Ada"];

/** The name of the database at an address. */
const nameOf = (address: string): string => /\/(\w+)\?/.exec(address)?.[1] ?? "";

/** Returns the messages of the built program, which has all languages, on standard error. */
const refusedBy = async (
  address: string,
  command: readonly string[],
  lang: string,
): Promise<{ readonly code: number | null; readonly stderr: string }> => {
  const args = [...command, "--database", address, "--lang", lang];
  const { code, stderr } = await builtLosfee(args, here);
  return { code, stderr };
};

/** `npm run build` adds French; output of the type-checker alone lacks it. */
const knowsFrench = built && (await builtLosfee(["--lang", "fr", "--help"])).code === 0;

/** Other tests check the English and German sentences. */
const languages = ["en", "de", "fr"];

const sentences = [
  {
    lang: "en",
    newer: "was written by a newer Losfee",
    rights: "The user lacks a right in the database",
    reading: "can only be read",
    full: "disk",
    foreign: "Another program’s tables",
    missing: "There is no database",
    away: "does not answer",
    address: "not the address of a PostgreSQL database",
  },
  {
    lang: "de",
    newer: "hat ein neueres Losfee geschrieben",
    rights: "fehlt dem Benutzer ein Recht",
    reading: "lässt nur lesen",
    full: "Datenträger",
    foreign: "Tabellen eines anderen Programms",
    missing: "gibt es nicht",
    away: "antwortet nicht",
    address: "keine Adresse einer PostgreSQL-Datenbank",
  },
  {
    lang: "fr",
    newer: "a été écrite par un Losfee plus récent",
    rights: "Il manque un droit",
    reading: "est en lecture seule",
    full: "disque",
    foreign: "contient les tables d’un autre programme",
    missing: "n’existe pas",
    away: "ne répond pas",
    address: "n’est pas l’adresse d’une base de données PostgreSQL",
  },
].filter(({ lang }) => languages.includes(lang));

describe.skipIf(!knowsFrench).each(sentences)(
  "in $lang a database is refused",
  ({ lang, ...says }) => {
    test("that a newer Losfee wrote, by a server too", async () => {
      const database = await emptyDatabase();
      await losfee(["migrate", "--database", database], here);
      await ask(database, "INSERT INTO migrations VALUES ('journal', 99)");
      const refused = await refusedBy(database, SERVE, lang);
      expect(refused).toMatchObject({ code: 3, stderr: expect.stringContaining(says.newer) });
    });

    test("in which one may not create tables, by a server too", async () => {
      const database = await emptyDatabase();
      const role = `reader_${lang}`;
      await ask(database, `CREATE ROLE ${role} LOGIN`);
      const address = database.replace("postgres://losfee@", `postgres://${role}@`);
      const refused = await refusedBy(address, SERVE, lang);
      expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining(says.rights) });
    });

    test("that can only be read, as a standby can", async () => {
      const database = await emptyDatabase();
      await answerOf(["new", "Club Cup", "--database", database], here);
      await ask(
        database,
        `ALTER DATABASE ${nameOf(database)} SET default_transaction_read_only = on`,
      );
      const refused = await refusedBy(database, ENTER, lang);
      expect(refused.code).not.toBe(0);
      expect(refused.stderr).toContain(says.reading);
    });

    test("that holds another program’s tables, is missing, is away, or has no such address", async () => {
      const database = await emptyDatabase();
      await ask(database, "CREATE TABLE other (id int)");
      const missing = database.replace("/test_", "/no_");
      const others = [
        [database, 3, says.foreign],
        [missing, 5, says.missing],
        ["postgres://a@localhost:1/d", 5, says.away],
        ["postgres://a@:bad/d", 3, says.address],
      ] as const;
      for (const [address, code, sentence] of others) {
        const refused = await refusedBy(address, SERVE, lang);
        expect(refused).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
      }
    });

    test.skipIf(!canMount())("whose disk is full, and works again once there is room", async () => {
      const database = await databaseOnSmallDisk(lang);
      await answerOf(["new", "Club Cup", "--database", database], here);
      await ask(database, "CREATE SCHEMA other", "CREATE TABLE other.filler (text text)");
      const fill = ask(
        database,
        "INSERT INTO other.filler SELECT repeat(md5(n::text), 40) FROM generate_series(1, 100000) n",
      );
      await expect(fill).rejects.toThrow("No space left");
      const name = "Ada ".repeat(20);
      let refused = await refusedBy(database, ["enter", "--name", name], lang);
      // The free space of begun pages is used up first.
      for (let count = 0; refused.code === 0 && count < 200; count++) {
        refused = await refusedBy(database, ["enter", "--name", `${name}${count}`], lang);
      }
      expect(refused.stderr).toContain(says.full);
      await ask(database, "DROP SCHEMA other CASCADE");
      const again = await refusedBy(database, ENTER, lang);
      expect(again).toEqual({ code: 0, stderr: "" });
      const verified = await losfee(["verify", "--database", database], here);
      expect(verified).toMatchObject({ code: 0 });
    });
  },
);

const mount = (at: string): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m,mode=0700,uid=65534,gid=65534", "tmpfs", at])
    .status === 0;

/** True if we can mount a small disk that the database's server sees: as root, if permitted. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const at = mkdtempSync(join(tmpdir(), "losfee-disk-"));
  const mounted = mount(at) && spawnSync("umount", [at]).status === 0;
  rmSync(at, { recursive: true });
  return mounted;
}

/** A database on a disk of a few megabytes, in memory. */
const databaseOnSmallDisk = async (name: string): Promise<string> => {
  const other = await emptyDatabase();
  const at = mkdtempSync(join(tmpdir(), "losfee-disk-"));
  if (!mount(at)) throw new Error("no disk");
  const database = `small_${name}`;
  await ask(other, `CREATE TABLESPACE ${database} LOCATION '${at}'`);
  await ask(other, `CREATE DATABASE ${database} TABLESPACE ${database}`);
  onTestFinished(async () => {
    await ask(other, `DROP DATABASE ${database} WITH (FORCE)`);
    await ask(other, `DROP TABLESPACE ${database}`);
    spawnSync("umount", [at]);
    rmSync(at, { recursive: true });
  });
  return other.replace(/\/test_\w+/, `/${database}`);
};
