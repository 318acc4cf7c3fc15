/** A security key in software: makes keys and signs with them, following W3C Web Authentication. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/** Returns the head of a CBOR item (RFC 8949, 3): major type and a value below 65,536. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Uint8Array): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A server's request. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** A security key with one passkey. */
export interface Authenticator {
  /** Makes the passkey, on a page of `origin`. */
  create(asked: Asked, origin: string): object;
  /** Signs in with it; `counter`: the number of uses it reports. */
  get(asked: Asked, origin: string, counter?: number): object;
}

/** Creates one whose user has given a fingerprint. */
export const authenticator = (): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let used = 0;

  const dataOf = (party: string, counter: number, attested: Buffer | null): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // User present and verified; with credential data.
    const flags = Buffer.from([0x05 | (attested === null ? 0 : 0x40)]);
    return Buffer.concat([sha256(party), flags, count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, { challenge }: Asked, origin: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const answer = (response: object): object => ({
    ...{ id: base64url(id), rawId: base64url(id), type: "public-key" },
    ...{ clientExtensionResults: {}, response },
  });

  return {
    create(asked, origin) {
      userHandle = asked.user?.id ?? "";
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = map([
        [text("fmt"), text("none")],
        [text("attStmt"), map([])],
        [text("authData"), bytes(dataOf(asked.rp?.id ?? "", used, attested))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", asked, origin)),
        attestationObject: base64url(attestation),
        transports: ["usb"],
      });
    },
    get(asked, origin, counter = ++used) {
      const data = clientData("webauthn.get", asked, origin);
      const authenticatorData = dataOf(asked.rpId ?? "", counter, null);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, privateKey)),
        userHandle,
      });
    },
  };
};

/** Encodes a key as COSE (RFC 9053, 7.1): ES256 on P-256. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return map([
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, "base64url"))],
    [whole(-3), bytes(Buffer.from(y, "base64url"))],
  ]);
};
