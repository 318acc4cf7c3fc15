/** Writers in a process of their own, who type one result after the other; told what to by its parent. */
import { Agent, request } from "node:http";
import { correction, type Game } from "./served.ts";

/** What the process is told: each writer corrects one game, again and again. */
export interface Writing {
  readonly url: string;
  readonly cookie: string;
  readonly writers: readonly { readonly competition: string; readonly game: Game }[];
  readonly warmUp: number;
  readonly seconds: number;
}

/** What it answers: how long each command took after the warm-up, in milliseconds, and how long all. */
export interface Written {
  readonly durations: readonly number[];
  readonly elapsed: number;
}

const type = async ({ url, cookie, writers, warmUp, seconds }: Writing): Promise<Written> => {
  const agent = new Agent({ keepAlive: true, maxSockets: writers.length });
  const give = (competition: string, key: string, command: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = Buffer.from(JSON.stringify({ command }));
      const asked = request(
        `${url}/api/v1/competitions/${competition}/commands`,
        {
          agent,
          method: "POST",
          headers: {
            cookie,
            "content-type": "application/json",
            "content-length": body.length,
            "idempotency-key": key,
          },
        },
        (answer) => {
          let text = "";
          answer.on("data", (piece) => {
            text += piece;
          });
          answer.once("end", () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(text)),
          );
        },
      );
      asked.once("error", reject);
      asked.end(body);
    });
  const durations: number[] = [];
  const begun = performance.now();
  const counted = begun + 1000 * warmUp;
  const end = counted + 1000 * seconds;
  const write = async ({ competition, game }: Writing["writers"][number], number: number) => {
    for (let count = 0; performance.now() < end; count++) {
      const before = performance.now();
      const key = `writer-${number}-command-${count}`;
      await give(competition, key, correction(game, 300 + (count % 97)));
      if (before >= counted) durations.push(performance.now() - before);
    }
  };
  await Promise.all(writers.map(write));
  agent.destroy();
  return { durations, elapsed: performance.now() - counted };
};

process.once("message", async (writing: Writing) => {
  process.send?.(await type(writing));
  process.disconnect();
});
