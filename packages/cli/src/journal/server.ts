import { isIP } from "node:net";
import {
  type Call,
  flagOption,
  integerOption,
  misused,
  textOption,
  textOptions,
} from "../call/call.ts";
import { serveTexts } from "../language/serve.ts";

const ALL_ADDRESSES = "0.0.0.0";

const HIGHEST_PORT = 65_535;

/** Listening address as given by the call. */
interface ListenOptions {
  readonly host: string | undefined;
  readonly port: number | undefined;
}

/**
 * Reads `--host`, `--network` and `--port`; ends the call if the port is invalid. Listeners may use
 * port 0, any free one; clients cannot.
 */
export const listeningFrom = (call: Call, lowestPort: 0 | 1): ListenOptions => {
  const network = flagOption(call, "network") === true ? ALL_ADDRESSES : undefined;
  const port = integerOption(call, "port", lowestPort, HIGHEST_PORT);
  return { host: textOption(call, "host") ?? network, port };
};

/**
 * Returns `--url`, else `LOSFEE_URL`: the public address of the server, without a trailing slash;
 * ends the call if it is invalid. Undefined if not set.
 */
export const publicUrlFrom = (call: Call): string | undefined => {
  const text = textOption(call, "url") ?? (process.env["LOSFEE_URL"] || undefined);
  if (text === undefined) return undefined;
  const { protocol, origin, pathname, search, hash, username } = URL.canParse(text)
    ? new URL(text)
    : NO_ADDRESS;
  const isOurs = /^https?:$/.test(protocol) && search + hash + username === "";
  if (isOurs && /^(\/[\w.~-]+)*\/*$/.test(pathname)) return origin + pathname.replace(/\/+$/, "");
  const message = serveTexts[call.language].notAnAddress(text);
  throw misused(message, "public-address-malformed", { given: text });
};

const NO_ADDRESS = new URL("about:blank");

/** Reads `--trust-proxy`, each an address, a network or several with commas; ends the call else. */
export const proxiesFrom = (call: Call): readonly string[] => {
  const words = serveTexts[call.language];
  const all = textOptions(call, "trustProxy").flatMap((text) => text.split(","));
  return all.map((item) => {
    const text = item.trim();
    const [address = "", prefix, ...more] = text.split("/");
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
    if (longest < 0 || !fits || more.length > 0) {
      throw misused(words.notAProxy(text), "proxy-malformed", { given: text });
    }
    if (Number(prefix) === 0)
      throw misused(words.everybody(text), "proxy-everybody", { given: text });
    return text;
  });
};

/** Returns the server's addresses for other devices, or a note that there are none. */
export const reachableLines = (call: Call, networkUrls: readonly string[]): readonly string[] => {
  const words = serveTexts[call.language];
  return networkUrls.length === 0
    ? [words.onlyHere]
    : networkUrls.map((url) => words.inNetwork(url));
};
