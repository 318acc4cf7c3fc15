import { afterAll, describe, expect, it } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
const here = { cwd: folder.path };
const german = { ...here, locale: "de_DE.UTF-8" };

const refused = async (args: readonly string[], given: { readonly cwd: string } = here) => {
  const { code, stderr, stdout } = await losfee(args, given);
  expect([code, stdout]).toEqual([3, ""]);
  return stderr;
};

describe("organisations at the terminal", () => {
  it("are set up from federation to festival, and shown", async () => {
    expect((await losfee(["organisation"], here)).stdout).toContain("There is no organisation yet");
    const bund = await answerOf(["organisation", "Bund", "--kind", "federation"], here);
    const ulm = await answerOf(["organisation", "SK Ulm", "--parent", bund.id], here);
    expect(ulm).toMatchObject({ kind: "club", name: "SK Ulm", parent: bund.id });
    const days = ["--from", "2026-12-27", "--to", "2026-12-30"];
    const open = await answerOf(["festival", "Open", "--of", ulm.id, ...days], here);
    expect(open).toMatchObject({ organisation: ulm.id, startsOn: "2026-12-27" });
    expect((await losfee(["organisation"], german)).stdout).toMatch(
      new RegExp(`${bund.id} +Bund +Dachverband\\s+${ulm.id} +SK Ulm +Verein +Bund\\s+2 Veranst`),
    );
    expect((await losfee(["festival", "--of", bund.id], here)).stdout).toContain("no festival yet");
    expect((await losfee(["festival"], here)).stdout).toContain("2026-12-27 – 2026-12-30");
    expect(await refused(["organisation", "--remove", bund.id])).toContain("still belong to it");
    expect((await answerOf(["festival"], here)).festivals).toHaveLength(1);
  });

  it("have roles, which are given, shown and taken back, also that of the last owner", async () => {
    const club = await answerOf(["organisation", "SK Bonn"], here);
    const { person } = await answerOf(["person", "Anna"], here);
    const on = ["--on", club.id];
    await answerOf(["role", person, "--give", "owner", ...on], here);
    const arbiter = ["role", person, "--give", "arbiter", "--until", "2099-12-31", ...on];
    expect((await losfee(arbiter, german)).stdout).toContain("Schiedsrichter");
    const { stdout } = await losfee(["role", ...on], here);
    expect(stdout).toMatch(/Anna +Owner/);
    expect(stdout).toMatch(/Anna +Arbiter +until \d{4}-/);
    expect((await losfee(["role", person, "--take", "owner", ...on], here)).code).toBe(0);
    const { roles } = await answerOf(["role", ...on], here);
    expect(roles).toMatchObject([{ role: "arbiter", grantedBy: "director" }]);
    expect(await refused(["role", person, "--take", "owner", ...on])).toContain("does not have");
    expect((await losfee(["organisation", "--remove", club.id], here)).stdout).toContain("SK Bonn");
  });

  it("refuse what is missing or does not exist, and say the way out", async () => {
    const club = await answerOf(["organisation", "SK Köln"], here);
    const on = ["--on", club.id];
    expect(await refused(["organisation", "X", "--kind", "team"])).toContain("association");
    expect(await refused(["organisation", "X", "--parent", club.id])).toContain("belong to");
    expect(await refused(["organisation", "X", "--parent", "nowhere"])).toContain("no such org");
    expect(await refused(["festival", "X"])).toContain("--of");
    expect(await refused(["festival", "X", "--of", club.id, "--from", "2026-02-30"])).toContain(
      "2026-02-30",
    );
    expect(await refused(["role"])).toContain("--on");
    expect(await refused(["role", "--on", "nowhere"])).toContain("losfee organisation");
    expect(await refused(["role", "nobody", "--give", "boss", ...on])).toContain("check-in");
    expect(await refused(["role", "nobody", "--give", "owner", ...on])).toContain("losfee person");
    expect(await refused(["role", "--give", "owner", ...on])).toContain("losfee person");
    expect(await refused(["role", "x", "--give", "owner", "--take", "owner", ...on])).toContain(
      "not both",
    );
    const past = ["role", "x", "--give", "viewer", "--until", "2001-01-01", ...on];
    expect(await refused(past)).toContain("passed");
  });
});
