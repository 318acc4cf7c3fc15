import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder that is deleted when the running test has finished. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "losfee-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
