import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerOf, builtLosfee } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";

const folder = servedFolder();
const { serve } = folder;

describe.skipIf(!built)("losfee serve", () => {
  test("says where the console is, with a link that works once, and stops in order", async () => {
    const { child, first, ended } = await serve("--port", "0");
    const url = /Console.*: (http:\/\/127\.0\.0\.1:\d+\/enter\/\S+)/.exec(first)?.[1] ?? "";
    const entered = await fetch(url, { redirect: "manual" });
    expect(entered.status).toBeGreaterThanOrEqual(300);
    expect(entered.headers.get("set-cookie")).toBeTruthy();
    const again = await fetch(url, { redirect: "manual" });
    expect(again.headers.get("set-cookie")).toBeNull();
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  });

  test("shares its journal with commands on the same file; once that is deleted it ends with what to do, instead of going on without one", async () => {
    const { first, ended, errors } = await serve("--port", "0", "--json");
    const { url, journal, mail } = JSON.parse(first);
    expect(mail).toEqual({ smtp: null, imap: null, from: null });
    const here = { cwd: folder.path };
    const { id } = await answerOf(["new", "Shared", "--journal", journal], here);
    const shown = await fetch(`${url}/api/v1/competitions/${id}`);
    expect(await shown.json()).toMatchObject({ name: "Shared" });

    // An open file cannot be deleted there.
    if (process.platform === "win32") return;
    rmSync(join(folder.path, journal));
    expect(await ended).toBe(5);
    const saved = /losfee restore (\S+)”/.exec(errors())?.[1] ?? "";
    expect(errors()).toContain("was deleted or moved while it was open");
    expect(existsSync(join(folder.path, saved))).toBe(true);
  });

  test("takes another port when the usual one is taken, but not in place of a named one", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const address = blocker.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const refused = await builtLosfee(["serve", "--port", `${port}`], { cwd: folder.path });
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain(`Port ${port} is taken`);
    blocker.close();
  });

  test.each([
    [["--port", "99999"], 3, "0 to 65535"],
    [["--host", "203.0.113.1", "--port", "0"], 3, "not this computer's"],
    [["--journal", "missing/j.sqlite"], 5, "there is no folder"],
    [["--log-level", "loud"], 3, "“loud” is not a level"],
    [["--metrics", "here"], 3, "“here” is neither a port"],
    [["--metrics", "127.0.0.1:99999"], 3, "neither a port"],
    [["--drain", "-1"], 3, "--drain"],
    [["--trust-proxy", "caddy"], 3, "neither an IP address nor a network"],
    [["--trust-proxy", "10.0.0.1,10.0.0.0/33"], 3, "“10.0.0.0/33” is neither"],
    [["--trust-proxy", "::/0"], 3, "covers all addresses"],
  ])("refuses %j", async (args, code, sentence) => {
    const refused = await builtLosfee(["serve", ...args], { cwd: folder.path });
    expect(refused).toMatchObject({ code, stderr: expect.stringContaining(sentence) });
  });
});
