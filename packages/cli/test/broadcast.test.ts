import { describe, expect, test, vi } from "vitest";
import { answerOf, losfee } from "./losfee.ts";
import { built, servedFolder } from "./served.ts";

const served = servedFolder();

describe.skipIf(!built)("a hall that shows its event on a club's server", () => {
  test("is seen there live, as it stood once the laptop is killed, live again, and no longer at the end", async () => {
    const here = { cwd: served.path };
    const on = (file: string) => ["--journal", file];
    const { id } = await answerOf(["new", "Hall Cup", ...on("hall.sqlite")], here);
    const club = await served.serve("--port", "0", "--json", ...on("club.sqlite"));
    const { url } = JSON.parse(club.first);
    const { key } = await answerOf(["receive", ...on("club.sqlite")], here);
    const address = `${url}/publish#${key}`;
    const network = ["--port", "0", "--json", ...on("hall.sqlite")];
    const hall = await served.serve(...network);
    const shown = await answerOf(["broadcast", address, ...on("hall.sqlite")], here);
    expect(shown).toMatchObject({ competition: id, url: `${url}/c/${id}` });
    const look = async (): Promise<string> => {
      const answer = await fetch(`${url}/c/${id}?lang=en`);
      return answer.status === 200 ? answer.text() : `${answer.status}`;
    };
    const until = (isSo: (page: string) => boolean) =>
      vi.waitUntil(async () => isSo(await look()), { timeout: 40_000, interval: 200 });
    await until((page) => page.includes("Hall Cup"));
    await answerOf(["rename", "Hall Cup 2026", ...on("hall.sqlite")], here);
    await until((page) => page.includes("Hall Cup 2026"));

    hall.child.kill("SIGKILL");
    await hall.ended;
    await answerOf(["rename", "Hall Cup 2027", ...on("hall.sqlite")], here);
    const notice = "The connection to the hall is interrupted";
    await until((page) => page.includes(notice) && page.includes("Hall Cup 2026"));
    await served.serve(...network);
    await until((page) => page.includes("Hall Cup 2027") && !page.includes(notice));

    await answerOf(["broadcast", "--off", ...on("hall.sqlite")], here);
    await until((page) => page === "404");
  });

  test("an address without its key, and a rehearsal, are refused", async () => {
    const here = { cwd: served.path };
    await answerOf(["new", "Cup", "--journal", "one.sqlite"], here);
    const refused = await losfee(
      ["broadcast", "https://club.example", "--journal", "one.sqlite"],
      here,
    );
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain("ends with # and the key");
    const { id } = await answerOf(["rehearse", "--journal", "one.sqlite"], here);
    const key = "A".repeat(43);
    const rehearsal = await losfee(
      ["broadcast", `https://club.example/publish#${key}`, "-c", id, "--journal", "one.sqlite"],
      here,
    );
    expect(rehearsal.stderr).toContain("A rehearsal is not shown anywhere.");
  });
});
