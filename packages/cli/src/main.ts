import { endWithReader } from "./terminal/print.ts";

/**
 * Programs that call a pairing engine start it for every round, so that mode loads nothing but what
 * pairing needs.
 */
const run = async (args: readonly string[]): Promise<number> => {
  if (args.includes("--dutch") || args.includes("--team")) {
    const { runEngine } = await import("#engine");
    return await runEngine(args);
  }
  const { runCommandLine } = await import("./command-line.ts");
  return await runCommandLine(args);
};

endWithReader();
process.exitCode = await run(process.argv.slice(2));
