import { describe, expect, it } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import { createMailProcessor } from "../../src/ladder/mail-processor.ts";
import { MailUnreadable, readMailHere } from "../../src/mail/index.ts";
import { StorageError } from "../../src/storage/storage-error.ts";
import { openPyramid, pyramidOf, say } from "../ladder/pyramid-world.ts";
import { letter } from "./letters.ts";
import { openMailWorld } from "./mail-store.ts";
import { receiverOn } from "./receiver.ts";

/** Sets up a mail to each of two competitions, of which the first cannot be read. */
const setUp = async (error: Error) => {
  const { store, clock } = await openMailWorld("bonn", "ulm");
  const { intake, inbox } = receiverOn(store, () => clock.now);
  for (const to of ["bonn", "ulm"]) {
    const raw = Buffer.from(letter({ to: `${to}@club.example` }));
    const mail = { raw, size: raw.length, arrivedAt: clock.now, place: null, competition: null };
    await intake.take(mail);
  }
  const errors: unknown[] = [];
  const processor = createMailProcessor({
    competitions: {
      state: async (id) => {
        if (id === "bonn") throw error;
        return null;
      },
      run: () => {
        throw new Error("nothing is certain in these mails");
      },
    },
    mail: { inbox },
    clock: trustedDate,
    onError: (found) => errors.push(found),
  });
  return { processor, inbox, errors };
};

describe("a mail that the program fails at", () => {
  it("is left to the director, told, and keeps none behind it from being read", async () => {
    const { processor, inbox, errors } = await setUp(new RangeError("a bug"));
    await processor.work();
    expect(await inbox.pending()).toEqual([]);
    expect(await inbox.rows("bonn")).toMatchObject([{ finding: "mail-not-taken", status: "open" }]);
    expect(await inbox.rows("ulm")).toMatchObject([{ finding: "mail", status: "open" }]);
    expect(errors).toEqual([new RangeError("a bug")]);
  });

  it("is put aside and shown where it ends its reader, and those behind it are read", async () => {
    const world = await openPyramid();
    const here = world.server();
    const state = await pyramidOf(here.competitions, world.id);
    await say(here, { from: "Anna Müller", text: "Poison.", at: "2026-07-01T09:00:00.000Z" });
    await say(here, {
      from: "Bernd Meier",
      text: "Bitte tragt mich in die ewige Warteliste ein.",
      at: "2026-07-01T10:00:00.000Z",
    });
    world.clock.now = "2026-07-01T11:00:00.000Z";
    const errors: unknown[] = [];
    const asked: string[] = [];
    const processor = createMailProcessor({
      competitions: here.competitions,
      mail: here.services.mail,
      clock: trustedDate,
      onError: (error) => errors.push(error),
      reader: {
        read(mail) {
          asked.push(mail.message.text.trim());
          return mail.message.text.includes("Poison")
            ? Promise.reject(new MailUnreadable("its thread ended"))
            : readMailHere.read(mail);
        },
      },
    });
    await processor.work();
    const rows = await here.services.mail.inbox.rows(world.id);
    const poisonous = rows.find(({ message }) => message.text.includes("Poison"));
    expect(poisonous).toMatchObject({ finding: "mail-not-taken", status: "open" });
    expect(poisonous && (await processor.read(state, poisonous)).proposals).toEqual([]);
    const after = await pyramidOf(here.competitions, world.id);
    expect(after.players.get(3)?.standingWaiting).toBe("active");
    expect(asked.filter((text) => text === "Poison.")).toHaveLength(1);
    expect(errors).toMatchObject([{ name: "MailUnreadable" }]);
  });

  it("is looked at once more where the medium was to blame", async () => {
    const { processor, inbox, errors } = await setUp(new StorageError({ code: "busy" }));
    await expect(processor.work()).rejects.toThrow(StorageError);
    expect(await inbox.pending()).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});
