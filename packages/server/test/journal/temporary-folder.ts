import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { TEMPORARY_PLACE } from "../../../../test/temporary-place.ts";

/** Creates an empty folder that is deleted when the running test has finished. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
