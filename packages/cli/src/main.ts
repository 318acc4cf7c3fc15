import { run } from "./run.ts";
import { endWithReader } from "./terminal/print.ts";

endWithReader();
process.exitCode = await run(process.argv.slice(2));
