import { fork } from "node:child_process";

/** Runs `program` (of this folder) in a process of its own; returns its answer. */
export const inOtherProcess = <Answer>(
  program: string,
  work: object,
  environment: NodeJS.ProcessEnv = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL(program, import.meta.url), {
      env: { ...process.env, ...environment },
    });
    child.once("message", (answer) => resolve(answer as Answer));
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
    child.send(work);
  });
