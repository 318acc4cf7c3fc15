import { type Challenge, itemsOf } from "@losfee/core";
import { describe, expect, it, vi } from "vitest";
import { deliver, startImapBox } from "../mail/imap-box.ts";
import { letter } from "../mail/letters.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";
import { openPyramid, pyramidOf, type Said, seating, written } from "./pyramid-world.ts";

/** Waits for effects of mail servers, however slow the machine is. */
const until = (holds: () => Promise<void>): Promise<void> =>
  vi.waitFor(holds, { timeout: 60_000, interval: 50 });

const openClub = async () => {
  const [box, sink] = [await startImapBox(), await startSmtpSink()];
  const world = await openPyramid({ imap: box.account, smtp: sink.account });
  const { competitions, services } = world.server();
  services.start();
  return {
    id: world.id,
    competitions,
    services,
    sink,
    box,
    /** Starts another server on the same journal. */
    again: (): void => world.server().services.start(),
    at: (time: string): void => {
      world.clock.now = time;
    },
    /** Sends a player's mail; sets the clock to the arrival. */
    write: async ({ at, ...said }: Said): Promise<void> => {
      world.clock.now = at;
      await deliver(box, await written(said), at);
    },
    game: async (): Promise<Challenge | undefined> =>
      [...(await pyramidOf(competitions, world.id)).open.values()][0],
    subjects: (to: string): readonly string[] =>
      sink.mails
        .filter((mail) => mail.to.includes(to))
        .map(({ raw }) => /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ""),
  };
};

describe("with a real mail server on either side", () => {
  it("a game runs from the challenge to the archive, an objection included", async () => {
    const club = await openClub();
    const { id, competitions } = club;
    const status = (expected: Challenge["status"]) =>
      until(async () => expect((await club.game())?.status).toBe(expected));

    await club.write({
      from: "Carla Conti",
      text: "Ich fordere Bernd Meier heraus. 1. e4",
      at: "2026-07-02T09:00:00.000Z",
    });
    await status("pendingAcceptance");
    await until(async () => expect(club.subjects("bernd@example.org")).toHaveLength(1));

    await club.write({
      from: "Bernd Meier",
      text: "Ich nehme an. 1. e4 e5",
      at: "2026-07-05T09:00:00.000Z",
    });
    await status("running");

    await club.write({
      from: "Carla Conti",
      text: "Ich habe gegen Bernd Meier gewonnen.",
      at: "2026-08-05T09:00:00.000Z",
    });
    await status("provisional");
    expect(seating(await pyramidOf(competitions, id)).slice(2)).toEqual([
      "Carla Conti",
      "Bernd Meier",
    ]);

    await club.write({
      from: "Bernd Meier",
      text: "Ich erhebe Einspruch, die Partie war remis.",
      at: "2026-08-07T09:00:00.000Z",
    });
    await status("disputed");
    const challenge = (await club.game())?.id ?? "";
    const decided = await competitions.run(
      id,
      {
        type: "decide-dispute",
        challenge,
        outcome: "draw",
        reason: "Beide Notationen sagen remis",
      },
      { actor: "director" },
    );
    expect(decided.ok).toBe(true);
    await until(async () => {
      const state = await pyramidOf(competitions, id);
      expect(seating(state).slice(2)).toEqual(["Bernd Meier", "Carla Conti"]);
      expect([...itemsOf(state.archive)].at(-1)).toMatchObject({
        status: "final",
        outcome: "draw",
      });
    });
    await until(async () => {
      const told = club.subjects("carla@example.org");
      // The objection has a letter of its own depending on the time of the decision.
      expect(told.length).toBeGreaterThanOrEqual(4);
      expect(told.at(-1)).toContain("Pyramide");
    });
    // Nothing was sent twice.
    const identifiers = club.sink.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it("what came in time while no server ran counts, whatever deadline has passed meanwhile", async () => {
    const club = await openClub();
    const game = async (): Promise<Challenge["status"] | undefined> => (await club.game())?.status;
    await club.write({
      from: "Carla Conti",
      text: "Ich fordere Bernd Meier heraus. 1. e4",
      at: "2026-07-08T09:00:00.000Z",
    });
    await until(async () => expect(await game()).toBe("pendingAcceptance"));
    await club.services.stop();

    // Bernd answers in time; the server comes back when his fortnight is over.
    await club.write({
      from: "Bernd Meier",
      text: "Ich nehme an. 1. e4 e5",
      at: "2026-07-20T09:00:00.000Z",
    });
    club.at("2026-07-22T23:00:00.000Z");
    club.again();
    await until(async () => expect(await game()).toBe("running"));
    const { absence, archive } = await pyramidOf(club.competitions, club.id);
    expect(absence).toBeNull();
    expect(archive.tail).toEqual([]);
  });

  it("hostile mail leaves the state right, and an entry in the inbox", async () => {
    const club = await openClub();
    const { id, competitions, services } = club;
    const before = seating(await pyramidOf(competitions, id));
    const at = "2026-07-02T09:00:00.000Z";
    club.at(at);
    const challenge = "Ich fordere Bernd Meier heraus.";
    const forged = await written({ from: "Carla Conti", text: challenge, forged: true });
    const twice = await written({ from: "Anna Müller", text: "Hallo, wie geht es?" });
    const automatic = letter({
      from: "Carla Conti <carla@example.org>",
      to: "pyramid@club.example",
      headers: ["Auto-Submitted: auto-replied"],
      text: challenge,
    });
    const huge = letter({ to: "pyramid@club.example", text: "x ".repeat(1_200_000) });
    const elsewhere = letter({ to: "somebody@else.example", text: challenge });
    const broken = "\u0001 this is no mail \r\n\r\n ÿþ";
    for (const raw of [forged, twice, twice, automatic, huge, elsewhere, broken]) {
      await deliver(club.box, raw, at);
    }
    await club.write({ from: "Carla Conti", text: challenge, at: "2026-07-02T09:05:00.000Z" });
    await until(async () => expect((await club.game())?.challenger).toBe(4));
    const state = await pyramidOf(competitions, id);
    expect([...state.open.values()]).toHaveLength(1);
    expect(seating(state)).toEqual(before);
    const rows = [
      ...(await services.mail.inbox.rows(id)),
      ...(await services.mail.inbox.rows(null)),
    ];
    const found = rows.map(({ finding, authenticity }) => [finding, authenticity.result].join(" "));
    expect(found).toContain("mail failed");
    expect(found).toContain("automatic none");
    expect(found.filter((finding) => finding.startsWith("misdirected")).length).toBeGreaterThan(0);
    expect(rows.find(({ message }) => message.text.includes("wie geht es"))?.copies).toBe(1);
    expect(rows).toHaveLength(7);
    // Programs and strangers get no answer: the two players of the one challenge do, and Anna gets
    // one receipt.
    await until(async () => expect(club.sink.mails).toHaveLength(3));
    expect(club.sink.mails.flatMap(({ to }) => to).toSorted()).toEqual([
      "anna@example.org",
      "bernd@example.org",
      "carla@example.org",
    ]);
  });
});
