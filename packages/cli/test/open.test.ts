import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { sweep } from "../../../test/long.ts";
import { type SignedIn, signIn, stopByConsole } from "./first-round.ts";
import { built, launcher, servedFolder } from "./served.ts";

const folder = servedFolder();

/** Waits until a condition holds. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
};

/**
 * A user with an empty home, and a browser that writes down the pages it is sent to, with their
 * text. Servers that were opened end with the test.
 */
const user = (name: string) => {
  const home = join(folder.path, name);
  const documents = join(home, "Meine Dokumente – Jörg");
  const journal = join(documents, "Losfee", "losfee.sqlite");
  const pages = join(home, "pages");
  mkdirSync(join(home, ".config"), { recursive: true });
  writeFileSync(
    join(home, ".config", "user-dirs.dirs"),
    'XDG_DOCUMENTS_DIR="$HOME/Meine Dokumente – Jörg"\n',
  );
  const browser = join(home, "browser.mjs");
  writeFileSync(
    browser,
    `#!${process.execPath}
    import { appendFileSync } from "node:fs";
    const url = process.argv[2];
    // A link works once: it is kept for the test.
    const text = url.includes("/enter/") ? "" : await (await fetch(url)).text();
    appendFileSync(${JSON.stringify(pages)}, JSON.stringify({ url, text }) + "\\n");`,
  );
  chmodSync(browser, 0o755);
  const seen = (): readonly { readonly url: string; readonly text: string }[] =>
    existsSync(pages)
      ? readFileSync(pages, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
      : [];
  const open = async (...args: readonly string[]): Promise<void> => {
    const child = spawn(process.execPath, [launcher, "open", ...args], {
      cwd: home,
      env: { HOME: home, BROWSER: browser, LANG: "en" },
      stdio: "ignore",
    });
    await once(child, "close");
  };
  /** Opens Losfee and returns the page that the browser was sent to. */
  const opened = async (...args: readonly string[]) => {
    const before = seen().length;
    await open(...args);
    await until(() => seen().length > before);
    return seen().at(-1) ?? { url: "", text: "" };
  };
  return { journal, documents, open, opened, seen };
};

/** Servers that a test has started. */
const running: SignedIn[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await stopByConsole(one);
});

const entered = async (link: string): Promise<SignedIn> => {
  const signedIn = await signIn(link);
  running.push(signedIn);
  return signedIn;
};

/** Ends the server, and waits until its file is closed. */
const endedInOrder = async (signedIn: SignedIn, journal: string): Promise<void> => {
  running.splice(0);
  await stopByConsole(signedIn);
  await until(() => !existsSync(`${journal}-wal`));
};

/** The sample has the whole way once, and one problem. */
const inLongRun = test.runIf(sweep(false, true));

describe.skipIf(!built || process.platform !== "linux")("losfee open", () => {
  test("opens the console signed in, keeps the journal in the documents, finds the running server, and ends when told", async () => {
    const { journal, opened } = user("first");
    const { url: link } = await opened("--port", "0");
    const director = await entered(link);
    const { url, cookie } = director;
    const page = await fetch(`${url}/console`, { headers: { cookie, accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Losfee beenden");
    expect(existsSync(journal)).toBe(true);

    const second = await opened();
    const again = await signIn(second.url);
    expect(again.url).toBe(url);

    await endedInOrder(again, journal);
    const third = await entered((await opened("--port", "0")).url);
    // Sessions outlive the server, as does everything else.
    expect((await fetch(`${third.url}/api/v1/sessions`, { headers: { cookie } })).status).toBe(200);
  });

  inLongRun("two double-clicks at once start one server", async () => {
    const { open, seen } = user("twice");
    await Promise.all([open("--port", "0"), open("--port", "0")]);
    await until(() => seen().length === 2);
    const origins = seen().map(({ url }) => new URL(url).origin);
    await entered(seen()[0]?.url ?? "");
    expect(new Set(origins).size).toBe(1);
  });

  test("says in the browser that it cannot write to its folder", async () => {
    const { opened, documents } = user("not-writable");
    writeFileSync(documents, "A file in place of the folder.");
    const { text } = await opened("--lang", "en");
    expect(text).toContain("Losfee cannot write to the folder");
    expect(text).toContain("Meine Dokumente – Jörg/Losfee");
  });

  inLongRun("says in the browser that its file is no journal", async () => {
    const { opened, journal, documents } = user("no-journal");
    mkdirSync(join(documents, "Losfee"), { recursive: true });
    writeFileSync(journal, "This is no journal. ".repeat(100));
    const { text } = await opened("--lang", "de");
    expect(text).toContain("Losfee kann nicht starten");
    expect(text).toContain("ist kein Journal von Losfee");
  });

  inLongRun(
    "an older program says in the browser that a newer one has written the journal",
    async () => {
      const { opened, journal } = user("newer");
      await endedInOrder(await entered((await opened("--port", "0")).url), journal);
      const database = new DatabaseSync(journal);
      database.exec("INSERT INTO migrations VALUES ('journal', 99)");
      database.close();
      const { text } = await opened("--lang", "en");
      expect(text).toContain("newer");
      expect(text).toContain("When this is solved, start Losfee again.");
    },
  );

  inLongRun(
    "says in the browser that another program has the usual port, and leads to the console",
    async () => {
      const { opened } = user("port-taken");
      const other = createServer();
      // Taken already: that other program will do.
      await new Promise<void>((resolve) =>
        other.once("error", () => resolve()).listen(4711, "127.0.0.1", resolve),
      );
      onTestFinished(() => void other.close());
      const { text } = await opened("--lang", "en");
      expect(text).toContain("Another program uses port 4711");
      const link = /href="([^"]+)"/.exec(text)?.[1] ?? "";
      const { url } = await entered(link);
      expect(new URL(url).port).not.toBe("4711");
    },
  );
});
