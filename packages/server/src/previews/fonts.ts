import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Returns the faces that the build cuts for drawing, in the installed package of pages. */
const installedFonts = (): string =>
  fileURLToPath(new URL("dist/fonts/drawn/", import.meta.resolve("@losfee/web/package.json")));

/**
 * Makes the library that draws text use our own faces, so that pictures look alike on every
 * machine, even without fonts; the machine's follow, for scripts that ours lack. Must be called
 * before any picture with text is read or drawn, since the library loads fonts once. A machine with
 * its own configuration (`FONTCONFIG_FILE`) is left alone.
 */
export const provideFonts = (folder = installedFonts()): void => {
  if (process.env["FONTCONFIG_FILE"] !== undefined || !existsSync(folder)) return;
  const own = mkdtempSync(join(tmpdir(), "losfee-fonts-"));
  const file = join(own, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${inXml(folder)}</dir>
<cachedir>${inXml(own)}</cachedir>
</fontconfig>
`,
  );
  process.env["FONTCONFIG_FILE"] = file;
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
};

const inXml = (path: string): string => path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
