/**
 * Creates an idempotency key of 128 random bits. `crypto.randomUUID` is missing over plain http in
 * a hall's network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
