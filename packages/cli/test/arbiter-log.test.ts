/** The arbiter's log and the journal from the terminal: a tournament, and a pyramid. */
import { afterAll, describe, expect, test } from "vitest";
import { answerOf, builtLosfee, losfee, temporaryFolder } from "./losfee.ts";
import { built } from "./served.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const here = { cwd: folder.path };
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  expect([args.join(" "), code, stderr]).toEqual([args.join(" "), 0, ""]);
  return stdout;
};
const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  expect([args.join(" "), code === 0, stdout]).toEqual([args.join(" "), false, ""]);
  return stderr;
};

/** The number of the last written entry. */
const lastEntry = async (...options: readonly string[]): Promise<string> => {
  const { entries } = await answerOf(["log", ...options], here);
  return String(entries.at(-1).number);
};

describe.each([
  ["a tournament", "open.sqlite", ["--format", "fide-swiss"]],
  ["a pyramid", "pyramid.sqlite", ["--format", "pyramid"]],
])("the arbiter’s log of %s", (_kind, journal, format) => {
  const at = ["--journal", journal];

  test("is empty, takes warnings, time penalties and appeals, and lists them", async () => {
    await done("new", "Spring", ...format, ...at);
    for (const name of ["Ada Lovelace", "Kurt Gödel"]) {
      await done(...(format[1] === "pyramid" ? ["join", name] : ["enter", "--name", name]), ...at);
    }
    expect(await done("log", ...at)).not.toContain("#");
    await done("log", "add", "warning", "Phone rang", "--player", "Ada", ...at);
    const penalty = ["log", "add", "time-penalty", "Came late", "--player", "Kurt"];
    await done(...penalty, "--minutes", "2", "--for-opponent", ...at);
    const appeal = ["log", "add", "appeal", "The clock was wrong", "--player", "Kurt"];
    await done(...appeal, "--against", "time penalty", "--deadline", "2099-12-01T15:30", ...at);
    const listed = await done("log", ...at);
    for (const part of ["Phone rang", "Ada Lovelace", "Came late", "Kurt Gödel", "clock was"]) {
      expect(listed).toContain(part);
    }
    const { entries } = await answerOf(["log", ...at], here);
    expect(entries.map(({ written }: { written: { kind: string } }) => written.kind)).toEqual([
      "warning",
      "time-penalty",
      "appeal",
    ]);
    expect(entries[1].written).toMatchObject({ seconds: 120, clock: "opponent" });
  });

  test("an appeal is decided once; the decision alone is published and taken back", async () => {
    const number = await lastEntry(...at);
    const decide = ["log", "decide", number, "The clock was right", "--outcome"];
    expect(await refused(...decide, "maybe", ...at)).toContain("maybe");
    await done(...decide, "declined", ...at);
    expect(await refused(...decide, "granted", ...at)).toContain("losfee:");
    await done("log", "publish", number, "--decision", ...at);
    const { entries } = await answerOf(["log", ...at], here);
    expect(entries.at(-1)).toMatchObject({
      published: "decision",
      decision: { outcome: "declined", body: "committee", text: "The clock was right" },
    });
    await done("log", "unpublish", `#${number}`, ...at);
    const { entries: after } = await answerOf(["log", ...at], here);
    expect(after.at(-1).published).toBe(null);
  });

  test("entries are corrected and struck out with a reason; the report has what counts", async () => {
    const { entries } = await answerOf(["log", ...at], here);
    const [warning, penalty] = entries.map(({ number }: { number: number }) => String(number));
    const words = "Phone rang twice";
    await done("log", "correct", warning, words, "--player", "Ada", "--reason", "heard", ...at);
    await done("log", "strike", penalty, "--reason", "wrong player", ...at);
    const report = await done("log", "print", ...at);
    expect(report).toContain("Spring");
    expect(report).toContain(words);
    expect(report).toContain("The clock was right");
    expect(report).not.toContain("Came late");
    expect(await refused("log", "publish", penalty, ...at)).toContain("losfee:");
  });

  test("says what is wrong with an action, a kind, a number or a player", async () => {
    expect(await refused("log", "burn", ...at)).toContain("burn");
    expect(await refused("log", "add", "gossip", "x", ...at)).toContain("gossip");
    expect(await refused("log", "strike", "twelve", "--reason", "x", ...at)).toContain("twelve");
    expect(await refused("log", "strike", "999", "--reason", "x", ...at)).toContain("999");
    expect(await refused("log", "add", "warning", "x", "--player", "Nobody", ...at)).toContain(
      "Nobody",
    );
    // All faults at once: no player, no words.
    const both = await refused("log", "add", "warning", " ", ...at);
    expect(both).not.toMatch(/\bat .*\.ts/);
    const { entries } = await answerOf(["log", ...at], here);
    expect(entries).toHaveLength(3);
  });

  test.runIf(built)(
    "stands in the journal: who did what and when, filtered, as CSV and JSON",
    async () => {
      const journal = async (...args: readonly string[]): Promise<string> => {
        const { code, stdout, stderr } = await builtLosfee(["journal", ...args, ...at], here);
        expect([code, stderr]).toEqual([0, ""]);
        return stdout;
      };
      const { events } = JSON.parse(await journal("--kind", "log", "--json"));
      expect(events).toHaveLength(8);
      // Test differences between kinds with both, the rest with one.
      if (format[1] === "pyramid") return;
      expect(await journal("--search", "twice")).toContain("Phone rang twice");
      expect((await journal("--kind", "log", "--csv")).trim().split(/\r?\n/)).toHaveLength(9);
      expect(await journal("--search", "nowhere")).toBe("Nothing found.\n");
    },
  );
});
