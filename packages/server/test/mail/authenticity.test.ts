import fc from "fast-check";
import { sealMessage } from "mailauth/lib/arc/index.js";
import { describe, expect, it } from "vitest";
import { checkAuthenticity } from "../../src/mail/incoming/authenticity.ts";
import { letter, privateKey, resolver, signed } from "./letters.ts";

const check = (raw: string, domain = "example.org", trustedHosts: readonly string[] = []) =>
  checkAuthenticity(Buffer.from(raw), domain, { resolver, trustedHosts });

const mx = ["mx.club.example"];

describe("a mail is verified", () => {
  it("when its domain signed it", async () => {
    const raw = await signed(letter({}));
    expect(await check(raw)).toEqual({
      result: "verified",
      reason: "signature-valid",
      domain: "example.org",
    });
  });

  it("when the club's own mail server found it to be right", async () => {
    for (const results of [
      "dkim=pass header.d=example.org",
      "spf=pass (sender is permitted) smtp.mailfrom=anna@example.org",
      "dmarc=pass (p=none) header.from=example.org",
    ]) {
      const raw = letter({ headers: [`Authentication-Results: mx.club.example; ${results}`] });
      expect(await check(raw, "example.org", mx)).toMatchObject({
        result: "verified",
        reason: "server-vouches",
      });
    }
  });

  it("when a trusted forwarder vouches for it, though the text was changed", async () => {
    const original = await signed(letter({}));
    const changed = `${original}-- \r\nThe forwarder's footer\r\n`;
    const seal = {
      signingDomain: "forwarder.example",
      selector: "mail",
      privateKey,
      authResults: "forwarder.example; dkim=pass header.d=example.org",
      cv: "none",
      i: 1,
    };
    const headers = await sealMessage(changed, seal);
    const raw = headers.toString() + changed;
    expect(await check(raw, "example.org", ["forwarder.example"])).toMatchObject({
      result: "verified",
      reason: "forwarder-vouches",
    });
    expect(await check(raw, "example.org", ["other.example"])).toMatchObject({ result: "failed" });
  });
});

describe("a mail fails", () => {
  it("when it was changed on its way", async () => {
    const raw = (await signed(letter({}))).replace("Warteliste", "ewige Warteliste");
    expect(await check(raw)).toMatchObject({ result: "failed", reason: "signature-broken" });
    const renamed = (await signed(letter({}))).replace("Subject: Pyramide", "Subject: Austritt");
    expect(await check(renamed)).toMatchObject({ result: "failed", reason: "signature-broken" });
  });

  it("when a part of it is not covered by the signature", async () => {
    const raw = `${await signed(letter({}), "example.org", { maxBodyLength: 10 })}I resign.\r\n`;
    expect(await check(raw)).toMatchObject({ result: "failed", reason: "signature-partial" });
  });

  it("when its domain disowns what it has not signed", async () => {
    const raw = letter({ from: "anna@strict.example" });
    expect(await check(raw, "strict.example")).toMatchObject({
      result: "failed",
      reason: "domain-disowns",
    });
    const foreign = await signed(raw, "example.org");
    expect(await check(foreign, "strict.example")).toMatchObject({ result: "failed" });
  });

  it("when the club's own mail server found it to be forged", async () => {
    const headers = ["Authentication-Results: mx.club.example; dmarc=fail header.from=example.org"];
    expect(await check(letter({ headers }), "example.org", mx)).toMatchObject({
      result: "failed",
      reason: "server-doubts",
    });
  });
});

describe("of a mail nothing is known", () => {
  it("that is not signed, or by somebody else", async () => {
    expect(await check(letter({}))).toMatchObject({ result: "none", reason: "unsigned" });
    const raw = await signed(letter({ from: "anna@other.example" }), "example.org");
    expect(await check(raw, "other.example")).toMatchObject({ result: "none", reason: "unsigned" });
  });

  it("that brings its own certificate", async () => {
    const headers = ["Authentication-Results: evil.example; dkim=pass header.d=example.org"];
    expect(await check(letter({ headers }), "example.org", mx)).toMatchObject({ result: "none" });
    const other = ["Authentication-Results: mx.club.example; dkim=pass header.d=evil.example"];
    expect(await check(letter({ headers: other }), "example.org", mx)).toMatchObject({
      result: "none",
    });
  });

  it("while the names cannot be looked up", async () => {
    const raw = await signed(letter({ from: "a@away.example" }), "away.example");
    expect(await check(raw, "away.example")).toMatchObject({
      result: "none",
      reason: "not-checked",
    });
  });

  it("that carries more signatures than anybody checks", async () => {
    const headers = Array.from(
      { length: 11 },
      (_, l) => `DKIM-Signature: v=1; a=rsa-sha256; l=${l}`,
    );
    expect(await check(letter({ headers }))).toMatchObject({
      result: "none",
      reason: "not-checked",
    });
  });
});

it("whatever stands in the header, the check comes to an end", async () => {
  const tag = fc.oneof(
    fc.constantFrom(
      "a=rsa-sha256",
      "a=ed25519-sha256",
      "d=example.org",
      "s=mail",
      "c=relaxed/simple",
    ),
    fc.constantFrom(
      "h=from:to",
      "h=",
      "bh=AAAA",
      "b=",
      "l=5",
      "l=-1",
      "i=1",
      "i=99",
      "t=x",
      "cv=none",
    ),
    fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, " ")),
  );
  const name = fc.constantFrom(
    "DKIM-Signature",
    "ARC-Seal",
    "ARC-Message-Signature",
    "ARC-Authentication-Results",
    "Authentication-Results",
    "Return-Path",
    "Content-Type",
  );
  const header = fc.tuple(name, fc.array(tag, { maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(fc.array(header, { maxLength: 6 }), async (given) => {
      const headers = given.map(([key, tags]) => `${key}: ${tags.join("; ")}`);
      const { result } = await check(letter({ headers }), "example.org", mx);
      expect(["none", "failed", "verified"]).toContain(result);
    }),
    { numRuns: 300 },
  );
});
