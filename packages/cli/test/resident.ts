/**
 * A process that runs one command line after the other, for losfee.ts: starting a process and
 * loading the modules takes far longer than most commands do. Each command gets the same as in a
 * process of its own: folder, environment, input, and no terminal.
 */
import { Readable } from "node:stream";

/** The module that runs commands, from the sources or the build. */
const { run }: typeof import("../src/run.ts") = await import(process.argv[2] ?? "");

/** A command line to run, as sent to this process. */
export interface Order {
  readonly number: number;
  readonly args: readonly string[];
  readonly input: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Outcome of an order, as sent back. */
export interface Answer {
  readonly number: number;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Captures the output of a stream until it is restored. */
const capture = (stream: NodeJS.WriteStream) => {
  const chunks: Buffer[] = [];
  const write = stream.write;
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk));
    for (const done of rest) if (typeof done === "function") done();
    return true;
  }) as typeof stream.write;
  return {
    text: () => Buffer.concat(chunks).toString(),
    release: () => {
      stream.write = write;
    },
  };
};

const executeCommand = async ({ number, args, input, cwd, env }: Order): Promise<Answer> => {
  process.chdir(cwd);
  process.env = { ...env };
  const stdin = Readable.from(input === "" ? [] : [Buffer.from(input)], { objectMode: false });
  Object.defineProperty(process, "stdin", { value: stdin, configurable: true });
  const [out, error] = [capture(process.stdout), capture(process.stderr)];
  try {
    const code = await run(args);
    return { number, code, stdout: out.text(), stderr: error.text() };
  } finally {
    out.release();
    error.release();
  }
};

let last: Promise<void> = Promise.resolve();
process.on("message", (order: Order) => {
  last = last.then(async () => {
    process.send?.(await executeCommand(order));
  });
});
process.on("disconnect", () => process.exit());
