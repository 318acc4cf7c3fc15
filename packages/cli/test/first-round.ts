import { client } from "@losfee/contract";

/** A director who has opened the server's link. */
export interface SignedIn {
  readonly url: string;
  readonly cookie: string;
}

/** Opens a director's link as a browser does. */
export const signIn = async (link: string): Promise<SignedIn> => {
  const answer = await fetch(link, { redirect: "manual" });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (answer.status !== 303 || cookie === undefined) throw new Error(`${link}: ${answer.status}`);
  return { url: new URL(link).origin, cookie };
};

/** Calls the server's API as the signed-in director. */
const directorOf = ({ url, cookie }: SignedIn) =>
  client(url, {
    fetch: (address, { headers, ...given }) => {
      const all = new Headers(headers);
      all.set("cookie", cookie);
      return fetch(address, { ...given, headers: all });
    },
    offline: () => "offline",
  });

/** Creates a competition of four, pairs its first round and publishes it; returns the number of games. */
export const playFirstRound = async (signedIn: SignedIn): Promise<number> => {
  const call = directorOf(signedIn);
  const made = await call("POST /competitions", { body: { name: "Ulm", format: "fide-swiss" } });
  if (!made.ok) throw new Error(made.problem.detail);
  const params = { id: made.value.id };
  const entries = ["Ada", "Bela", "Cleo", "Dana"].map((name) => ({ name }));
  for (const command of [
    { type: "add-entries", entries },
    { type: "draft-round" },
    { type: "publish-round", round: 1 },
  ] as const) {
    const given = await call("POST /competitions/:id/commands", { params, body: { command } });
    if (!given.ok) throw new Error(given.problem.detail);
  }
  const rounds = await call("GET /competitions/:id/rounds", { params });
  return rounds.ok ? (rounds.value.rounds[0]?.games ?? 0) : 0;
};

/** Ends the server as its console does, and waits until it is gone. */
export const stopByConsole = async (signedIn: SignedIn): Promise<void> => {
  const stopped = await directorOf(signedIn)("POST /stop");
  if (!stopped.ok) throw new Error(stopped.problem.detail);
  while (await answers(signedIn.url)) await new Promise((resolve) => setTimeout(resolve, 50));
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
