import { afterEach, beforeEach, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

let folder: ReturnType<typeof temporaryFolder>;
const run = (...args: readonly string[]) => losfee(args, { cwd: folder.path });
const ask = (...args: readonly string[]) => answerOf(args, { cwd: folder.path });

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test("losfee log writes, decides, publishes and prints; losfee journal tells who did it", async () => {
  await ask("new", "Open Ulm", "--format", "fide-swiss");
  await ask("enter", "Meier, Anna");
  await ask(
    ...["log", "add", "appeal", "Es war matt.", "--player", "Meier", "--against", "Remis"],
    ...["--deadline", "2099-01-01T10:00"],
  );
  const [entry] = (await ask("log"))["entries"] as readonly { readonly number: number }[];
  const number = String(entry?.number);
  const refused = await run("log", "publish", number, "--decision", "--lang", "de");
  expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining("noch nicht entsch")]);
  await ask("log", "decide", number, "Weiterspielen.", "--outcome", "granted");
  await ask("log", "publish", number, "--decision");
  const report = await run("log", "print", "--lang", "de");
  expect(report.stdout).toMatch(/Protest.*Meier[\s\S]*Gegen: Remis[\s\S]*stattgegeben/);
  const journal = await ask("journal", "--kind", "log");
  expect(journal["events"]).toMatchObject([
    { type: "log-entry-recorded", device: "losfee" },
    { type: "appeal-decided" },
    { type: "log-entry-published" },
  ]);
  const csv = await run("journal", "--csv", "--search", "matt");
  expect(csv.stdout.split("\n")).toHaveLength(3);
  const unknown = await run("log", "gossip", "--lang", "en");
  expect(unknown.stderr).toContain("You can choose list, print, add");
});
