import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../packages/web/src/", import.meta.url));
export const stylesheet = (): string =>
  "tokens base layout table parts pairings crosstable pages console ladder tables tables-console screen sheets table-sheets print"
    .split(" ")
    .map((n) => readFileSync(`${source}styles/${n}.css`, "utf8"))
    .join("\n");
