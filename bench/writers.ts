/** Writers in a process of their own, who type one result after the other for the parent. */
import { correction, type Game } from "./served.ts";
import { openWire, questionOf } from "./wire.ts";

/** Input of the process: each writer corrects one game, again and again. */
export interface Writing {
  readonly url: string;
  readonly cookie: string;
  readonly writers: readonly { readonly competition: string; readonly game: Game }[];
  readonly warmUp: number;
  readonly seconds: number;
}

/** Answer: the duration of each command after the warm-up, in milliseconds, and the total. */
export interface Written {
  readonly durations: readonly number[];
  readonly elapsed: number;
}

const type = async ({ url, cookie, writers, warmUp, seconds }: Writing): Promise<Written> => {
  const durations: number[] = [];
  const wires = await Promise.all(writers.map(() => openWire(url)));
  const begun = performance.now();
  const counted = begun + 1000 * warmUp;
  const end = counted + 1000 * seconds;
  const write = async ({ competition, game }: Writing["writers"][number], number: number) => {
    const wire = wires[number];
    for (let count = 0; wire !== undefined && performance.now() < end; count++) {
      const question = questionOf(
        "POST",
        `${url}/api/v1/competitions/${competition}/commands`,
        {
          cookie,
          "content-type": "application/json",
          "idempotency-key": `writer-${number}-command-${count}`,
        },
        JSON.stringify({ command: correction(game, 300 + (count % 97)) }),
      );
      const before = performance.now();
      const { status } = await wire.ask(question);
      if (status !== 200) throw new Error(`answered with ${status}`);
      if (before >= counted) durations.push(performance.now() - before);
    }
  };
  await Promise.all(writers.map(write));
  for (const wire of wires) wire.close();
  return { durations, elapsed: performance.now() - counted };
};

process.once("message", async (writing: Writing) => {
  // So many durations do not leave at once.
  process.send?.(await type(writing), () => process.disconnect());
});
