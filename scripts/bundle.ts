/**
 * `npm run bundle`: Losfee with its own Node, as a zip file for each system, in `bundles`. Users
 * unpack it and double-click. `npm run bundle -- linux-x64` makes the named ones only.
 */
import { join } from "node:path";
import { makeBundle } from "./bundle/make-bundle.ts";
import { PLATFORMS } from "./bundle/platforms.ts";
import { ROOT } from "./root.ts";

const named = process.argv.slice(2);
const known = PLATFORMS.map(({ id }) => id);
const unknown = named.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}; there are: ${known.join(", ")}`);
  process.exitCode = 1;
} else {
  const wanted = PLATFORMS.filter(({ id }) => named.length === 0 || named.includes(id));
  for (const platform of wanted) {
    console.log(await makeBundle(platform, join(ROOT, "bundles")));
  }
}
