import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import type { Acknowledgement } from "./evidence.ts";

const program = fileURLToPath(new URL("./load.ts", import.meta.url));

/** Moment of the kill: milliseconds after the start of the program or after its first answer. */
export interface Moment {
  readonly after: "start" | "first-answer";
  readonly milliseconds: number;
}

/** Runs the load on `path`, kills it with SIGKILL at `moment`; returns its acknowledgements. */
export const killedLoad = (
  path: string,
  run: string,
  moment: Moment,
): Promise<readonly Acknowledgement[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...PROGRAM_FLAGS, program, path, run], {
      // Halves the time that a start from the sources takes.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "losfee-compile-cache") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let complaints = "";
    const kill = () => setTimeout(() => child.kill("SIGKILL"), moment.milliseconds);
    if (moment.after === "start") kill();
    else child.stdout.once("data", kill);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaints += text;
    });
    child.on("error", reject);
    child.on("close", (_, signal) => {
      if (signal !== "SIGKILL") return reject(new Error(`ended by itself: ${complaints}`));
      resolve(acknowledgements(output));
    });
  });

/** Returns the completely written lines; the pipe keeps what was written before the kill. */
const acknowledgements = (output: string): readonly Acknowledgement[] =>
  output
    .split("\n")
    .slice(0, -1)
    .map((line): Acknowledgement => JSON.parse(line));
