/**
 * Returns the base path of an absolute address: empty at the root of a server, `/losfee` behind a
 * proxy that maps it there. Also empty for an invalid address.
 */
export const basePathOf = (baseUrl: string): string =>
  URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/+$/, "") : "";

/** Puts an address of the app below `basePath`; returns others unchanged. */
export const addressBelow = (basePath: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? basePath + address : address;
