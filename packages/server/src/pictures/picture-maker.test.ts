import { describe, expect, it, vi } from "vitest";
import { plain } from "../../test/pictures/hostile-pictures.ts";
import { createPictureMaker, type PictureMaker } from "./picture-maker.ts";
import { type MakePicture, makeInProcess } from "./picture-process.ts";

const NOTHING = new Uint8Array();
const BROKEN = { ok: false, error: { code: "picture-broken", format: "png" } } as const;
const BUSY = { ok: false, error: { code: "pictures-busy" } };

/** Creates a maker whose pictures take until released; lists them by sender in order of start. */
const held = () => {
  const begun: { readonly width: number; readonly end: () => void }[] = [];
  const make: MakePicture = (_role, bytes, signal) =>
    new Promise((resolve) => {
      const end = (): void => resolve(BROKEN);
      signal.addEventListener("abort", () =>
        resolve({ ...BUSY, ok: false, error: { code: "pictures-busy" } }),
      );
      begun.push({ width: bytes.length, end });
    });
  return { begun, maker: createPictureMaker(make) };
};

const ask = (maker: PictureMaker, sender: string, size = 0) =>
  maker.make(sender, "logo", new Uint8Array(size));

describe("pictures of different senders", () => {
  it("never wait for another sender's, however many that one sends", async () => {
    const { begun, maker } = held();
    const many = Array.from({ length: 10 }, () => ask(maker, "Ada", 1));
    expect(begun).toHaveLength(1);
    const one = ask(maker, "Ben", 2);
    expect(begun.map(({ width }) => width)).toEqual([1, 2]);
    begun[1]?.end();
    expect(await one).toEqual(BROKEN);
    // Two of Ada's wait; the others were refused.
    const refused = await Promise.all(many.slice(3));
    expect(refused).toEqual(refused.map(() => BUSY));
    for (let at = 0; at < 4; at++) {
      begun[at]?.end();
      await vi.waitUntil(() => begun.length >= Math.min(at + 2, 4));
    }
    expect(await Promise.all(many.slice(0, 3))).toEqual([BROKEN, BROKEN, BROKEN]);
  });

  it("are given up when the server stops: those in work, those that wait, those to come", async () => {
    const { maker, begun } = held();
    const asked = ["Ada", "Ada", "Ben", "Cem"].map((sender) => ask(maker, sender));
    expect(begun).toHaveLength(2);
    maker.stop();
    expect(await Promise.all(asked)).toEqual(asked.map(() => BUSY));
    expect(await ask(maker, "Dora")).toEqual(BUSY);
  });
});

it("what takes too long is ended, and what is given up ends at once", async () => {
  const photograph = await plain(6000, 6000).png({ compressionLevel: 1 }).toBuffer();
  const never = new AbortController().signal;
  expect(await makeInProcess(50)("poster", photograph, never)).toEqual({
    ok: false,
    error: { code: "picture-too-costly" },
  });
  const stopping = new AbortController();
  const given = makeInProcess()("poster", photograph, stopping.signal);
  stopping.abort();
  expect(await given).toEqual(BUSY);
  expect(await makeInProcess()("logo", NOTHING, stopping.signal)).toEqual(BUSY);
});
