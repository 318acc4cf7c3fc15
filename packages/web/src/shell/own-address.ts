/**
 * Where the program's own addresses begin at an address by which visitors reach it: empty at the top of
 * a server, `/losfee` where a proxy puts it below one. Empty, too, for what is no address.
 */
export const basePathOf = (baseUrl: string): string =>
  URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/+$/, "") : "";

/** An address of ours as it is below `basePath`; any other as it is. */
export const addressBelow = (basePath: string, address: string): string =>
  /^\/(?!\/)/.test(address) ? basePath + address : address;
