import { describe, expect, test, vi } from "vitest";
import { answerOf, builtLosfee, losfee } from "./losfee.ts";
import { built, launcher, servedFolder } from "./served.ts";

const served = servedFolder();

const losfeeHere = (...args: readonly string[]) =>
  served.start(process.execPath, [launcher, ...args]);

/** The address with the key, reachable from a machine without a network of its own. */
const addressFrom = (addresses: readonly string[], url: string): string => {
  const key = new URL(addresses[0] ?? "http://nowhere").hash;
  return `${url}/standby${key}`;
};

describe.skipIf(!built)("two laptops in a hall", () => {
  test("the second goes on when the first is killed, and the first refuses when it is back", async () => {
    const here = { cwd: served.path };
    const on = (file: string) => ["--journal", file];
    await answerOf(["new", "Hall Cup", ...on("first.sqlite")], here);
    const network = ["--port", "0", "--json", "--network"];
    const first = await served.serve(...network, ...on("first.sqlite"));
    const { url } = JSON.parse(first.first);
    const { addresses } = await answerOf(["standby", ...on("first.sqlite")], here);
    const address = addressFrom(addresses, url);
    const following = await losfeeHere("follow", address, "--json", ...on("second.sqlite"));
    await answerOf(["enter", "--name", "Ada", ...on("first.sqlite")], here);
    await vi.waitUntil(
      async () => {
        const { competitions } = await answerOf(["list", ...on("second.sqlite")], here);
        return competitions[0]?.entries === 1;
      },
      { timeout: 30_000, interval: 200 },
    );
    const refused = await losfee(["enter", "--name", "Ben", ...on("second.sqlite")], here);
    expect(refused).toMatchObject({ code: 5 });
    expect(refused.stderr).toContain("kept up to date from another computer");
    following.child.kill("SIGINT");
    expect(await following.ended).toBe(0);
    const early = await builtLosfee(["serve", "--port", "0", ...on("second.sqlite")], here);
    expect(early).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Losfee is running there"),
    });

    first.child.kill("SIGKILL");
    await first.ended;
    // Too late for the second.
    await answerOf(["enter", "--name", "Eve", ...on("first.sqlite")], here);
    const second = await served.serve(...network, ...on("second.sqlite"));
    expect(JSON.parse(second.first)).toMatchObject({ tookOverFrom: url });
    await answerOf(["enter", "--name", "Cid", ...on("second.sqlite")], here);

    const port = new URL(url).port;
    const back = await losfeeHere("serve", "--port", port, ...on("first.sqlite"));
    expect(await back.ended).not.toBe(0);
    expect(back.errors()).toContain("Another computer has taken over");
    const late = await losfee(["enter", "--name", "Dan", ...on("first.sqlite")], here);
    expect(late.stderr).toContain("Another computer has taken over");
    const told = await losfee(["standby", ...on("first.sqlite")], here);
    expect(told).toMatchObject({ code: 1 });
    expect(told.stdout).toContain("entries-added");
    expect(told.stdout).toContain("Eve");
  });

  test("an address without its key is refused before anything is made", async () => {
    const here = { cwd: served.path };
    const refused = await losfee(["follow", "http://10.0.0.1:4711", "--journal", "x.sqlite"], here);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain("ends with # and the key");
  });
});
