import { routes } from "@losfee/contract/api";
import { afterAll, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
const here = { cwd: folder.path };

const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
};

test("losfee odds: everybody's chances, as the API answers, again from the same seed", async () => {
  await done("new", "Open", "--format", "fide-swiss");
  await done("enter", "--name", "Ada Ahn", "--rating", "2200");
  for (const name of ["Bo Bär", "Cem Can", "Dora Dix"])
    await done("enter", "--name", name, "--rating", "1600");
  await done("settings", "--set", "stages.1.rounds=2");
  const ask = () => answerOf(["odds", "--runs", "40", "--seed", "again", "--top", "2"], here);
  const answer = await ask();
  const schema = routes["GET /competitions/:id/odds"].response[200];
  expect(schema.parse(answer)).toMatchObject({ runs: 40, seed: "again", status: "complete" });
  expect(await ask()).toEqual(answer);
  const text = await done("odds", "--runs", "40", "--seed", "again");
  expect(text).toContain("Ada Ahn");
  expect(text).toContain("From 40 runs, seed again, model 2 (chess by rating).");
});

test("losfee odds: says why an event cannot be played to its end", async () => {
  await done("settings", "--set", "stages.1.rounds=9");
  const { code, stderr } = await losfee(["odds", "--runs", "3"], here);
  expect(code).toBe(1);
  expect(stderr).toContain("cannot be played to its end");
});
