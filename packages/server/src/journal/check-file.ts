/**
 * A process of its own that checks a journal's file: SQLite does so in one go, and a thread of the
 * server could not be ended meanwhile. It ends with its server.
 */
import { type FileDamage, fileDamageAt } from "./file-damage.ts";

/** What the process tells. */
export interface FileFound {
  readonly damage: FileDamage | null;
}

process.once("disconnect", () => process.exit());

process.once("message", (path: string) => {
  process.send?.({ damage: fileDamageAt(path) } satisfies FileFound, () => process.disconnect());
});
