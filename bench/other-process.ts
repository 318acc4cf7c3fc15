import { fork } from "node:child_process";

/** Has `program` (of this folder) do a piece of work in a process of its own; what it answers. */
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
