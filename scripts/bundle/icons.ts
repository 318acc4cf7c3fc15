import { markSvg } from "@losfee/web";
import sharp from "sharp";
import type { Platform } from "./platforms.ts";

const BLUE = "#3f6aa1";

interface Icon {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Draws the icon of Losfee in the system's format. */
export const iconFor = async ({ os }: Pick<Platform, "os">): Promise<Icon> => {
  switch (os) {
    case "win32":
      return { name: "Losfee.ico", bytes: ico(await Promise.all([16, 32, 48, 256].map(drawn))) };
    case "darwin":
      return { name: "Losfee.icns", bytes: icns(await Promise.all([128, 256, 512].map(drawn))) };
    case "linux":
      return { name: "losfee.png", bytes: (await drawn(256)).png };
  }
};

interface Drawn {
  readonly size: number;
  readonly png: Buffer;
}

const drawn = async (size: number): Promise<Drawn> => ({
  size,
  png: await sharp(Buffer.from(markSvg(BLUE)), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer(),
});

/** A directory of images, then the images; sizes of 256 are written as 0. */
const ico = (images: readonly Drawn[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
};

const ICNS_TYPES: Readonly<Record<number, string>> = { 128: "ic07", 256: "ic08", 512: "ic09" };

/** Blocks with a type, a length with its own eight bytes, and an image. */
const icns = (images: readonly Drawn[]): Buffer => {
  const block = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, "latin1");
    head.writeUInt32BE(8 + body.length, 4);
    return Buffer.concat([head, body]);
  };
  return block(
    "icns",
    Buffer.concat(images.map(({ size, png }) => block(ICNS_TYPES[size] ?? "", png))),
  );
};
