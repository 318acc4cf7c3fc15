import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  verify,
} from "node:crypto";

/** A browser's side of push messages (RFC 8291), independent of the library that sends them. */
export interface PushBrowser {
  /** In the form in which the page sends them to the server. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message; throws if it was not encrypted for this browser. */
  readonly read: (body: Buffer) => string;
}

/** Creates a browser with its own keys. */
export const pushBrowser = (): PushBrowser => {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = createHmac("sha256", own).update("auth").digest().subarray(0, 16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    read(body) {
      // RFC 8188: salt, size of records, length of the key's name, and that key.
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const shared = pair.computeSecret(theirs);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
      const input = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
      const derive = (name: string, size: number): Buffer =>
        Buffer.from(
          hkdfSync("sha256", input, salt, Buffer.from(`Content-Encoding: ${name}\0`), size),
        );
      const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with a 2, and perhaps with zeroes.
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
};

/** True if a request is signed with the server's key (RFC 8292), for the receiving service. */
export const isVouchedFor = (
  authorization: string | undefined,
  serverKey: string,
  origin: string,
): boolean => {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(serverKey, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256" },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    aud: string;
    sub: string;
  };
  return isSigned && key === serverKey && aud === origin && /^(https:|mailto:)/.test(sub);
};
