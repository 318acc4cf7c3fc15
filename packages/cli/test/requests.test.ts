import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPORARY_PLACE } from "../../../test/temporary-place.ts";
import { answerOf, losfee } from "./losfee.ts";

const cwd = mkdtempSync(join(TEMPORARY_PLACE, "losfee-requests-"));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
};

const asks = (entry: number, wish: object, reason = "") =>
  done("do", "request-absence", JSON.stringify({ entry, wish, reason }));

beforeAll(async () => {
  await done("new", "Ulm", "--format", "scrabble-swiss");
  for (const name of ["Ada", "Bo", "Cy", "Di"]) await done("enter", "--name", name);
});

describe("losfee requests, grant and decline", () => {
  test("shows what players ask for, in both languages and as the API does", async () => {
    expect(await done("requests")).toContain("Nobody asks for anything.");
    await asks(1, { kind: "pause", rounds: [2, 3] }, "train");
    await asks(2, { kind: "withdrawal" });
    expect(await done("requests")).toContain("#1 Ada: pause in round 2–3 (train)");
    expect(await done("requests", "--lang", "de")).toContain("#2 Bo: Ausscheiden");
    expect(await answerOf(["requests"], { cwd })).toMatchObject({
      requests: [
        { entry: 1, wish: { kind: "pause", rounds: [2, 3] }, reason: "train" },
        { entry: 2, wish: { kind: "withdrawal" } },
      ],
    });
  });

  test("grant does it, decline tells the player, and nothing is answered twice", async () => {
    expect(await done("grant", "Ada")).toContain("Request of #1 Ada granted.");
    expect(await done("entries")).toMatch(/Ada.*2, 3/);
    expect(await done("decline", "Bo", "--reason", "stay")).toContain("Request of #2 Bo declined.");
    const again = await losfee(["grant", "Bo"], { cwd });
    expect(again.code).not.toBe(0);
    expect(again.stderr).toContain("has no open request");
    expect(await done("requests")).toContain("Nobody asks for anything.");
  });

  test("the time after which reports count is set by its path, and passes by hand", async () => {
    await done("settings", "--set", "unconfirmed.acceptedAfter=10");
    expect(await done("settings")).toContain("unconfirmed.acceptedAfter");
    expect(await done("pass-time")).toContain("No reported result is due.");
    await done("settings", "--set", "unconfirmed=director");
    await done("settings", "--set", "unconfirmed.acceptedAfter=5");
  });
});
