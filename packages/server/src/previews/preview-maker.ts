import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Preview, previewSvg } from "./preview-svg.ts";

/** Draws pictures for links, each once per content. */
export interface PreviewMaker {
  /** Returns a picture as PNG, 1200 × 630; null while the queue is full. */
  png(picture: Preview): Promise<Buffer | null>;
}

/** Number of cached pictures: a shared page is looked at repeatedly and by many at once. */
const MOST_KEPT = 200;

/** Limit of the queue. Only an attacker requests more. */
const MOST_WAITING = 32;

/**
 * Draws one picture at a time, in a thread that does not block users; about 30 ms each. The same
 * texts give the same picture, regardless of events in between.
 */
export const createPreviewMaker = (): PreviewMaker => {
  provideFonts();
  const drawn = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (svg: string): Promise<Buffer> => {
    // Loaded on demand, as everything that most servers need late or never: they start faster.
    const { default: sharp } = await import("sharp");
    const png = await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    drawn.set(svg, png);
    for (const known of drawn.keys()) {
      if (drawn.size <= MOST_KEPT) break;
      drawn.delete(known);
    }
    return png;
  };

  return {
    async png(picture) {
      const svg = previewSvg(picture);
      const known = drawn.get(svg) ?? underWay.get(svg);
      if (known !== undefined) return known;
      if (underWay.size >= MOST_WAITING) return null;
      const drawing = last.then(() => draw(svg)).finally(() => underWay.delete(svg));
      last = drawing.catch(() => undefined);
      underWay.set(svg, drawing);
      return drawing;
    },
  };
};

/** Returns the faces that the build cuts for drawing, in the installed package of pages. */
const installedFonts = (): string =>
  fileURLToPath(new URL("dist/fonts/drawn/", import.meta.resolve("@losfee/web/package.json")));

/**
 * Makes the library that draws text use our own faces, so that pictures look alike on every
 * machine, even without fonts; the machine's follow, for scripts that ours lack. Must be called
 * before any picture with text is read or drawn, since the library loads fonts once. A machine with
 * its own configuration (`FONTCONFIG_FILE`) is left alone.
 */
const provideFonts = (folder = installedFonts()): void => {
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
