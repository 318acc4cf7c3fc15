import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

/** The used parts of a round's JSON. */
interface RoundAnswer {
  readonly games: readonly { readonly board: number; readonly seats: readonly [number, number] }[];
  readonly breaches: readonly {
    readonly breach: { readonly code: string };
    readonly reason: string;
    readonly actor: string;
  }[];
}

const GERMAN = "de_DE.UTF-8";

let folder: ReturnType<typeof temporaryFolder>;
const run = (args: readonly string[], more: { locale?: string; input?: string } = {}) =>
  losfee(args, { cwd: folder.path, ...more });
const ask = (...args: readonly string[]) => answerOf(args, { cwd: folder.path });

describe("a round changed by hand on the command line", { shuffle: false }, () => {
  let pair: readonly string[] = [];

  beforeAll(async () => {
    folder = temporaryFolder();
    const names = ["Anna", "Bert", "Cora", "Dora", "Emil", "Falk", "Gerd", "Hans"];
    const rows = names.map((name, index) => `${name};${2100 - 50 * index}`);
    writeFileSync(join(folder.path, "entries.csv"), ["Name;Elo", ...rows].join("\n"));
    await ask("new", "Open", "--format", "fide-swiss");
    await ask("enter", "entries.csv");
    await ask("pair", "--publish");
    const { games }: RoundAnswer = (await ask("round")).round;
    await run(["result"], { input: games.map(({ board }) => `${board} 1`).join("\n") });
    await ask("pair");
    pair = (games[0]?.seats ?? []).map(String);
  });
  afterAll(() => folder.remove());

  const adjust = () => ["adjust", "pair", ...pair, "--reason", "wanted"];

  test("is refused with the rule, its article and the way to do it all the same", async () => {
    const { code, stderr } = await run(adjust());
    expect(code).toBe(1);
    expect(stderr).toContain("C.04.1 article 2, C.04.3 C1");
    expect(stderr).toContain("--despite REASON");
    const german = await run(adjust(), { locale: GERMAN });
    expect(german.stderr).toContain("C.04.1 Artikel 2, C.04.3 C1");
    expect(german.stderr).toContain("--despite GRUND");
    const blank = await run([...adjust(), "--despite", "  "]);
    expect(blank.code).toBe(1);
    const program = await run([...adjust(), "--json"]);
    expect(program.code).toBe(1);
    expect(program.stdout + program.stderr).toContain("rules-broken");
  });

  test("is carried out with a reason, after the rule was shown", async () => {
    const { code, stderr, stdout } = await run([...adjust(), "--despite", "the others are ill"]);
    expect(code).toBe(0);
    expect(stderr).toContain("A rule is broken: ");
    expect(stdout).toContain("Reason: the others are ill");
    const { breaches }: RoundAnswer = (await ask("round")).round;
    expect(breaches).toMatchObject([
      { breach: { code: "met-before" }, reason: "the others are ill", actor: "director" },
    ]);
  });

  test("is published without being asked again, and says so ever after", async () => {
    // The rest have met too: the other pairs are broken up, and all are paired anew.
    const { games }: RoundAnswer = (await ask("round")).round;
    for (const { board, seats } of games) {
      if (pair.includes(`${seats[0]}`)) continue;
      await ask("adjust", "break", `${board}`, "--reason", "to be paired anew");
    }
    await ask("adjust", "rest");
    await ask("publish");
    expect((await run(["round", "2"])).stdout).toContain("C.04.1 article 2");
  });
});
