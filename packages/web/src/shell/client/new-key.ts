/**
 * A key under which the server answers a repeated command like the first time. 128 random bits;
 * `crypto.randomUUID` is missing on plain http in a hall's network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
