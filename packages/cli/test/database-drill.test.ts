/** A database is backed up and restored by the machine's own PostgreSQL programs. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sweep } from "../../../test/long.ts";
import { ask, ownPrograms, serverOf } from "../../server/test/postgres/postgres-server.ts";
import { losfee } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";

const programs = ownPrograms();
const served = servedFolder();

/** Every event with its hash: the heads of all chains among them. */
const contents = (database: string) =>
  ask(database, "SELECT e::text FROM events e ORDER BY 1").then((rows) => JSON.stringify(rows));

test.skipIf(sweep(true, false) || programs === null || !built)(
  "what pg_dump wrote while a server ran is restored whole, verifies, and is served",
  async () => {
    if (programs === null) throw new Error("skipped without them");
    const at = await serverOf(programs);
    await ask(at("postgres"), "CREATE DATABASE club");
    const serve = ["--port", "0", "--json", "--database", at("club")];
    const before = await served.serve(...serve);
    const { url, directorUrl } = JSON.parse(before.first);
    const entered = await fetch(directorUrl, { redirect: "manual" });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const ids: string[] = [];
    for (const sample of ["championship-running", "king-lui", "entries-only"]) {
      const made = await fetch(`${url}/api/v1/samples/${sample}`, {
        method: "POST",
        headers: { cookie },
      });
      expect(made.status).toBe(201);
      ids.push(((await made.json()) as { id: string }).id);
    }
    const pageOf = async (from: string, id: string): Promise<unknown> =>
      (await fetch(`${from}/api/v1/competitions/${id}/entries`)).json();
    const shown = await Promise.all(ids.map((id) => pageOf(url, id)));
    const stored = await contents(at("club"));
    const dump = join(served.path, "club.dump");
    const run = (program: string, ...args: readonly string[]) =>
      execFileSync(join(programs, program), args, { encoding: "utf8" });
    run("pg_dump", "--format=custom", `--file=${dump}`, at("club"));
    before.child.kill("SIGINT");
    expect(await before.ended).toBe(0);

    await ask(at("postgres"), "DROP DATABASE club");
    await ask(at("postgres"), "CREATE DATABASE club");
    run("pg_restore", "--exit-on-error", `--dbname=${at("club")}`, dump);
    expect(await contents(at("club"))).toBe(stored);
    const verified = await losfee(["verify", "--database", at("club")], { cwd: served.path });
    expect(verified).toMatchObject({ code: 0 });
    const after = await served.serve(...serve);
    const again = JSON.parse(after.first).url;
    expect(await Promise.all(ids.map((id) => pageOf(again, id)))).toEqual(shown);
  },
);
