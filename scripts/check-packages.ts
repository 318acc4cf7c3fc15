/** Checks with publint that each package, packed as for npm, holds what its package.json promises. */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifests = globSync("packages/*/package.json", { cwd: root }).sort();
if (manifests.length === 0) throw new Error("no packages found");

for (const manifest of manifests) {
  const { messages, pkg } = await publint({ pkgDir: root + dirname(manifest), strict: true });
  for (const message of messages) {
    console.error(`${manifest}: ${formatMessage(message, pkg, { color: false })}`);
    process.exitCode = 1;
  }
}
console.log(`${manifests.length} packages checked`);
