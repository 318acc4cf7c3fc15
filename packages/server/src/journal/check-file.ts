/**
 * A child process that checks a journal's file: SQLite does so in one call, and a thread could not
 * be stopped meanwhile. It ends with its server.
 */
import { type FileDamage, fileDamageAt } from "./file-damage.ts";

/** Message with the result of the check. */
export interface FileFound {
  readonly damage: FileDamage | null;
}

process.once("disconnect", () => process.exit());

process.once("message", (path: string) => {
  process.send?.({ damage: fileDamageAt(path) } satisfies FileFound, () => process.disconnect());
});
