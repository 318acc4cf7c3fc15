/** After a command, `--team` names a player's team: `enter --name NAME --team TEAM`. */
const isForEngine = (args: readonly string[]): boolean =>
  args.includes("--dutch") || (args.includes("--team") && !/^[a-z][a-z-]*$/.test(args[0] ?? ""));

/**
 * Runs `args` and returns the exit code. Programs that call a pairing engine start it for every
 * round, so that mode loads nothing but what pairing needs.
 */
export const run = async (args: readonly string[]): Promise<number> => {
  if (isForEngine(args)) {
    const { runEngine } = await import("#engine");
    return await runEngine(args);
  }
  const { runCommandLine } = await import("./command-line.ts");
  return await runCommandLine(args);
};
