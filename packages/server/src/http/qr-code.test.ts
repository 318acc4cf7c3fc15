import { describe, expect, it } from "vitest";
import { qrCode, qrCodeForPhones } from "./qr-code.ts";

describe("a QR code", () => {
  it("is a picture that differs with the address", async () => {
    const one = await qrCode("http://192.168.0.7:4711/enter/one");
    expect(one).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
    expect(await qrCode("http://192.168.0.7:4711/enter/two")).not.toBe(one);
  });

  it.each(["http://localhost:4711/c/x", "http://127.0.0.1/c/x", "http://[::1]:4711/c/x"])(
    "is not made of %s, which phones would take for their own",
    async (address) => {
      expect(await qrCodeForPhones(address)).toBeNull();
    },
  );
});
