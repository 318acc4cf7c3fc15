import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Allows measuring another build of Losfee with the same bench. */
const command =
  process.env["LOSFEE_BENCH_PROGRAM"] ??
  fileURLToPath(new URL("../packages/cli/bin/losfee.js", import.meta.url));

/** A server in a process of its own, and its director. */
export interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  readonly cookie: string;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a server on the `storage` of these arguments (`--journal FILE`, `--database ADDRESS`). */
export const startServer = async (
  storage: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Served> => {
  // The client counts unanswered requests.
  const quiet = ["--log-level", "silent"];
  const args = [command, "serve", "--json", "--port", "0", ...quiet, ...storage];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  const end = (): boolean => child.kill();
  process.once("exit", end);
  let text = "";
  for await (const line of createInterface({ input: child.stdout })) {
    text += line;
    if (line.endsWith("}")) break;
  }
  const { url, directorUrl } = JSON.parse(text) as { url: string; directorUrl: string };
  const entered = await fetch(directorUrl, { redirect: "manual" });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const read = async <Answer>(path: string, answer: Response): Promise<Answer> => {
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${body}`);
    return JSON.parse(body) as Answer;
  };
  return {
    child,
    url,
    cookie,
    post: async (path, body) =>
      read(
        path,
        await fetch(`${url}/api/v1${path}`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      ),
    get: async (path) =>
      read(
        path,
        await fetch(`${url}/api/v1${path}`, { headers: { cookie, accept: "application/json" } }),
      ),
    stop: () =>
      new Promise((resolve) => {
        process.off("exit", end);
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
};

/** A game of a round, as the API names it. */
export interface Game {
  readonly board: number;
  readonly seats: readonly number[];
}

/** An event whose first round is played. */
export interface Event {
  readonly id: string;
  readonly games: readonly Game[];
}

/** Adds an event of that many players and plays its first round. */
export const playEvent = async (
  { post, get }: Served,
  name: string,
  players: number,
): Promise<Event> => {
  const { id } = await post<{ id: string }>("/competitions", { name, format: "scrabble-swiss" });
  const give = (command: object): Promise<unknown> =>
    post(`/competitions/${id}/commands`, { command });
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `Player ${index + 1}`,
    rating: 2000 - index,
  }));
  await give({ type: "add-entries", entries });
  await give({ type: "draft-round" });
  await give({ type: "publish-round", round: 1 });
  const { round } = await get<{ round: { games: readonly Game[] } }>(
    `/competitions/${id}/rounds/1`,
  );
  const { games } = round;
  for (const game of games) {
    await give({ type: "enter-result", round: 1, outcome: outcomeOf(game, 400 + game.board) });
  }
  return { id, games };
};

/** Returns a game's outcome with this score of its first player. */
const outcomeOf = ({ seats }: Game, score: number) => ({
  kind: "played",
  sides: seats.map((entry, index) => ({ entry, score: index === 0 ? score : 380 })),
});

/** Returns a corrected result: the first player's score differs. */
export const correction = (game: Game, score: number) => ({
  type: "correct-result",
  round: 1,
  outcome: outcomeOf(game, score),
  reason: "bench",
  repair: "keep",
});
