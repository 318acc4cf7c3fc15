import { networkInterfaces } from "node:os";
import type { ListenAddress } from "./access/servers.ts";

/** The addresses of a server: on its machine, and in the networks the machine is in. */
export interface ServerAddresses {
  /** Without a slash at the end. */
  readonly url: string;
  readonly networkUrls: readonly string[];
}

/** Default listening address. */
export const DEFAULT_HOST = "127.0.0.1";
export const DEFAULT_PORT = 4711;

/** Returns the addresses of a listening server right now: machines change networks. */
export const addressesOf = ({ host, port }: ListenAddress): ServerAddresses => {
  const everywhere = host === "0.0.0.0" || host === "::";
  const url = `http://${everywhere ? "localhost" : inAddress(host)}:${port}`;
  if (!everywhere) return { url, networkUrls: [] };
  return { url, networkUrls: networkHosts().map((address) => `http://${address}:${port}`) };
};

/** The machine's addresses in the networks that it is in right now. */
export const networkHosts = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);

/** The link that makes its first visitor a director; `serverUrl` without a slash at the end. */
export const directorUrl = (serverUrl: string, token: string): string =>
  `${serverUrl}/enter/${token}`;

/** IPv6 addresses stand in brackets. */
const inAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);
