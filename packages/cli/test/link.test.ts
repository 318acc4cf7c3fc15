import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerOf, losfee } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";

const folder = servedFolder();

/** Opens a link as a browser does; returns its cookie, or null. */
const cookieBy = async (url: string): Promise<string | null> => {
  const answer = await fetch(url, { redirect: "manual" });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? null;
};

const isDirector = async (url: string, cookie: string): Promise<boolean> =>
  (await fetch(`${url}/api/v1/sessions`, { headers: { cookie } })).status === 200;

describe("losfee link", () => {
  test("makes no journal where there is none", async () => {
    const missing = join(folder.path, "missing.sqlite");
    const { code, stderr } = await losfee(["link", "--journal", missing]);
    expect([code, existsSync(missing)]).toEqual([5, false]);
    expect(stderr).toContain("There is no journal");
  });

  test.each([
    [["--port", "70000"], "1 to 65535"],
    [["--port", "x"], "--port"],
  ])("refuses %j", async (args, sentence) => {
    const { code, stderr } = await losfee(["link", ...args], { cwd: folder.path });
    expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
  });

  test("says where the link will work, and that nothing runs yet, in both languages", async () => {
    const here = { cwd: folder.path };
    await answerOf(["new", "Ulm"], here);
    const english = await losfee(["link", "--port", "4800"], here);
    expect(english.stdout).toMatch(/^Losfee is not running on the journal losfee\.sqlite\./);
    expect(english.stdout).toMatch(
      /once, until .*: http:\/\/127\.0\.0\.1:4800\/enter\/[\w-]{43}\n/,
    );
    expect(english.stdout).toContain("Reachable from this computer only");
    const german = await losfee(["link", "--network", "--lang", "de"], here);
    expect(german.stdout).toMatch(/^Auf dem Journal losfee\.sqlite läuft Losfee gerade nicht\./);
    expect(german.stdout).toMatch(/gilt einmal, bis .*: http:\/\/localhost:4711\/enter\/[\w-]{43}/);
  });

  test("leads to the address by which everybody finds the server, below its path", async () => {
    const here = { cwd: folder.path };
    await answerOf(["new", "Ulm", "--journal", "public.sqlite"], here);
    const call = ["link", "--journal", "public.sqlite"];
    const said = await answerOf([...call, "--url", "https://club.example/losfee/"], here);
    expect(said).toMatchObject({ url: "https://club.example/losfee", networkUrls: [] });
    expect(said.directorUrl).toMatch(/^https:\/\/club\.example\/losfee\/enter\/[\w-]{43}$/);
    const environment = { LOSFEE_URL: "https://losfee.club.example" };
    const set = await answerOf(call, { ...here, environment });
    expect(set.url).toBe("https://losfee.club.example");
    for (const wrong of ["club.example", "ftp://club.example", "https://a@b.c", "https://a.b/?x"]) {
      const { code, stderr } = await losfee([...call, "--url", wrong], here);
      expect([code, stderr]).toEqual([3, expect.stringContaining(`“${wrong}”`)]);
    }
  });
});

describe.skipIf(!built)("losfee link and a server", () => {
  test("a link made before the server starts lets the director in, once; one made after it was killed says so", async () => {
    const here = { cwd: folder.path };
    await answerOf(["new", "Before", "--journal", "before.sqlite"], here);
    const link = await answerOf(["link", "--journal", "before.sqlite"], here);
    expect(link).toMatchObject({ running: false, url: "http://127.0.0.1:4711", networkUrls: [] });
    const serve = ["--port", "0", "--json", "--journal", "before.sqlite"];
    const { first, child, ended } = await folder.serve(...serve);
    const { url } = JSON.parse(first);
    const address = `${url}${new URL(link.directorUrl).pathname}`;
    const cookie = await cookieBy(address);
    expect(await isDirector(url, cookie ?? "")).toBe(true);
    expect(await cookieBy(address)).toBeNull();

    // A killed server does not mislead it.
    child.kill("SIGKILL");
    await ended;
    const after = await answerOf(["link", "--journal", "before.sqlite"], here);
    expect(after).toMatchObject({ running: false, url: "http://127.0.0.1:4711" });
  });

  test("a link made while the server runs works at once, at the server's own addresses", async () => {
    const journal = ["--journal", "running.sqlite"];
    const network = ["--port", "0", "--json", "--network", ...journal];
    const { first, child, ended } = await folder.serve(...network);
    const served = JSON.parse(first);
    const here = { cwd: folder.path };
    const [one, other] = [
      await answerOf(["link", ...journal], here),
      await answerOf(["link", ...journal], here),
    ];
    const { url, networkUrls } = served;
    expect(one).toMatchObject({ running: true, url, networkUrls });
    // The link that the server printed still waits for its director.
    for (const { directorUrl } of [one, other, served]) {
      expect(directorUrl.startsWith(served.url)).toBe(true);
      expect(await isDirector(served.url, (await cookieBy(directorUrl)) ?? "")).toBe(true);
    }
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(await answerOf(["link", ...journal], here)).toMatchObject({ running: false });
  });
});
