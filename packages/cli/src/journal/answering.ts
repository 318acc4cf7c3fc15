import type { Access, ListenAddress, Storage } from "@losfee/server/local";

/** Timeout of an answer, in milliseconds: a port without a server refuses at once. */
const PATIENCE = 10_000;

/**
 * Returns the servers that answer and work on this storage. Forgets the others if it is a file: a
 * killed server leaves its entry behind. On a database it may be on another machine.
 */
export const answeringServers = async (store: Storage): Promise<readonly ListenAddress[]> => {
  const { createAccess, createServerRegister, addressesOf } = await import("@losfee/server/local");
  const register = createServerRegister(store);
  const access = createAccess(store);
  const listed = await Promise.all(
    (await register.list()).map(async (one) => ({
      one,
      answers: await worksOn(access, addressesOf(one).url),
    })),
  );
  if (store.medium === "file") {
    for (const { one } of listed.filter(({ answers }) => !answers)) await register.leave(one);
  }
  return listed.filter(({ answers }) => answers).map(({ one }) => one);
};

/**
 * True if the server at the address lets in by a link of this storage. Another program may have got
 * the port of a killed server, or a Losfee with another journal.
 */
const worksOn = async (access: Access, url: string): Promise<boolean> => {
  const ask = (path: string, more: RequestInit = {}): Promise<Response> =>
    fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE), ...more });
  try {
    const { token } = await access.newDirectorLink();
    const entered = await ask(`/enter/${token}`);
    const cookie = entered.headers.getSetCookie()[0]?.split(";")[0];
    if (entered.status !== 303 || cookie === undefined) return false;
    await ask("/api/v1/session/logout", { method: "POST", headers: { cookie } });
    return true;
  } catch {
    return false;
  }
};
