import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
const here = { cwd: folder.path };

/** A message without a domain that needs a DNS look-up. */
const saved = (file: string, from: string, text: string): string => {
  const lines = [
    "Received: from a by b; Wed, 01 Jul 2020 10:00:00 +0200",
    `From: ${from}`,
    "To: pyramid@localhost",
    "Subject: Pyramide",
    `Message-ID: <${file}@localhost>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    "",
  ];
  const path = join(folder.path, file);
  writeFileSync(path, lines.join("\r\n"));
  return path;
};

describe("a pyramid at the terminal", () => {
  beforeAll(async () => {
    await answerOf(["new", "Pyramide", "--format", "pyramid"], here);
    for (const [name, address] of [
      ["Pia Pharao", "pia@localhost"],
      ["Anna Müller", "anna@localhost"],
      ["Bernd Meier", "bernd@localhost"],
      ["Carla Conti", "carla@localhost"],
    ] as const) {
      const { stdout } = await losfee(["join", name, "--address", address], here);
      expect(stdout).toMatch(new RegExp(`#\\d ${name} sits on \\d\\.\\d\\.`));
    }
  }, 60_000);

  test("is drawn level by level, with who plays whom", { timeout: 60_000 }, async () => {
    const drawn = await losfee(["pyramid"], here);
    expect(drawn).toMatchObject({ code: 0, stderr: "" });
    expect(drawn.stdout.trimEnd().split("\n")).toEqual([
      "           1.1 #1 Pia Pharao",
      "2.1 #2 Anna Müller   2.2 #3 Bernd Meier",
      "          3.1 #4 Carla Conti",
    ]);
    const { levels } = await answerOf(["pyramid"], here);
    expect(levels[2].seats).toEqual([
      { seat: { level: 3, index: 1 }, player: 4, name: "Carla Conti" },
    ]);
  });

  test("leads from a challenge to a result that counts at once", { timeout: 120_000 }, async () => {
    const high = await losfee(["challenge", "Carla", "Pia"], here);
    expect(high).toMatchObject({ code: 1, stderr: expect.stringContaining("too high") });
    const taken = await losfee(["challenge", "Carla", "2.1"], here);
    expect(taken.code).toBe(1);
    await answerOf(["challenge", "Carla", "Bernd"], here);
    expect((await losfee(["pyramid"], here)).stdout).toContain("#4 Carla Conti ↑");
    const deadlines = await losfee(["deadlines"], { ...here, locale: "de_DE.UTF-8" });
    expect(deadlines.stdout).toMatch(
      /\d{4}-\d\d-\d\d {2}Annehmen .* Bernd Meier {2}Carla Conti – Bernd Meier/,
    );
    const [first] = (await answerOf(["deadlines"], here)).deadlines;
    expect(first).toMatchObject({ kind: "accept", holders: [3] });
    await answerOf(["accept", "Carla", "Bernd"], here);
    const wrong = await losfee(["report", "Carla", "Bernd", "2-0"], here);
    expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining("“2-0”") });
    const reported = await losfee(["report", "Carla", "Bernd", "1-0", "--by", "Bernd"], here);
    expect(reported.stdout).toContain("Carla Conti – Bernd Meier 1-0");
    expect((await losfee(["pyramid"], here)).stdout).toContain("2.2 #4 Carla Conti");
    expect((await losfee(["pass-time"], here)).stdout).toContain("No deadline has passed.");
  });

  test("takes saved mails in, once, and shows what they ask for", {
    timeout: 120_000,
  }, async () => {
    const list = saved("list.eml", "Pia <pia@localhost>", "Ich trete zurück.");
    const now = new Date().toISOString();
    const first = await losfee(["mail-in", list, "--at", now], here);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toContain(`${now} Pia: Pyramide – waits in the inbox`);
    expect(first.stdout).toContain("perhaps: Pia Pharao leaves the pyramid");
    const [again] = (await answerOf(["mail-in", list], here)).mails;
    expect(again).toMatchObject({ marks: ["duplicate"], receivedAt: now, status: "open" });
    const wish = saved(
      "wish.eml",
      "Carla <carla@localhost>",
      "Ich fordere Pia Pharao heraus. 1. e4",
    );
    const wished = ["mail-in", wish, "--at", new Date().toISOString()];
    const [done] = (await answerOf(wished, here)).mails;
    expect(done).toMatchObject({ status: "done", proposals: [{ command: { challenger: 4 } }] });
    expect((await losfee(["pyramid"], here)).stdout).toContain("#1 Pia Pharao ↓");
    expect(await losfee(["mail-in", list, "--at", "gestern"], here)).toMatchObject({ code: 3 });
  });

  test("says how it uses mail, and changes it", { timeout: 60_000 }, async () => {
    expect((await losfee(["mail"], here)).stdout).toContain("neither sends nor reads mail");
    const changed = await losfee(
      ["mail", "--sending", "drafts", "--receiving", "--address", "Ulm@Club.example"],
      here,
    );
    expect(changed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Sending +after review/),
    });
    expect((await answerOf(["mail", "--no-receiving"], here)).settings).toMatchObject({
      address: "ulm@club.example",
      senderName: "Pyramide",
      sending: "drafts",
      receiving: false,
    });
    const wrong = await losfee(["mail", "--address", "nowhere"], here);
    expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining("“nowhere”") });
    expect(await losfee(["mail", "--sending", "maybe"], here)).toMatchObject({ code: 3 });
  });

  test("is not what other competitions are", { timeout: 60_000 }, async () => {
    const other = temporaryFolder();
    try {
      const there = { cwd: other.path };
      await answerOf(["new", "Ulm"], there);
      const list = saved("other.eml", "Pia <pia@localhost>", "Hallo");
      for (const args of [["pyramid"], ["mail-in", list]]) {
        const { code, stderr } = await losfee(args, there);
        expect({ code, stderr }).toEqual({
          code: 1,
          stderr: expect.stringContaining("this command is for"),
        });
      }
    } finally {
      other.remove();
    }
  });
});

test("losfee serve refuses malformed mail variables by name, without their value", async () => {
  const { code, stderr } = await losfee(["serve", "--port", "0"], {
    ...here,
    environment: { LOSFEE_SMTP_URL: "https://anna:secret@mx.club.example" },
  });
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("LOSFEE_SMTP_URL") });
  expect(stderr).not.toContain("secret");
});
