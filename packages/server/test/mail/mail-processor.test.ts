import { describe, expect, it } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import { createMailProcessor } from "../../src/ladder/mail-processor.ts";
import { StorageError } from "../../src/storage/storage-error.ts";
import { letter } from "./letters.ts";
import { openMailWorld } from "./mail-store.ts";
import { receiverOn } from "./receiver.ts";

/** A mail to each of two competitions, of which the first cannot be looked at. */
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

  it("is looked at once more where the medium was to blame", async () => {
    const { processor, inbox, errors } = await setUp(new StorageError({ code: "busy" }));
    await expect(processor.work()).rejects.toThrow(StorageError);
    expect(await inbox.pending()).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});
