import type { Storage } from "@losfee/server/local";
import type { Call } from "../call/call.ts";
import { listeningFrom } from "./server.ts";

/** Returns the addresses of this store's servers; without any, the usual address. */
export const serverUrls = async (call: Call, store: Storage): Promise<readonly string[]> => {
  const server = await import("@losfee/server/local");
  const { host = "0.0.0.0", port = server.DEFAULT_PORT } = listeningFrom(call, 1);
  const running = await server.createServerRegister(store).list();
  const places = running.length > 0 ? running : [{ host, port }];
  return places.flatMap((place) => server.addressesOf(place).networkUrls);
};
