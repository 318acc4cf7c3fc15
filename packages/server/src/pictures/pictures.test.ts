import { deflateSync } from "node:zlib";
import { PICTURE_ROLES, type PictureRole, pictureFiles, pictureHash } from "@losfee/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatOf } from "./format-of.ts";
import { type MadePicture, makePicture } from "./make-picture.ts";

const RED = { r: 200, g: 30, b: 30 };

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } });

const made = async (role: PictureRole, bytes: Uint8Array): Promise<MadePicture> => {
  const answer = await makePicture(role, bytes);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

const refusal = async (bytes: Uint8Array | string) => {
  const answer = await makePicture("logo", Buffer.from(bytes));
  return answer.ok ? null : answer.error.code;
};

const svg = (attributes: string, content = '<rect width="10" height="10" fill="#c81e1e"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

describe("a picture that somebody sends", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "may be %s, and is told by its content",
    async (format) => {
      const bytes = await plain(600, 300).toFormat(format).toBuffer();
      expect(formatOf(bytes)).toBe(format);
      const { picture } = await made("logo", bytes);
      expect(picture).toMatchObject({ width: 512, height: 256, widths: [96, 192, 512] });
    },
  );

  it("is made smaller to the widths of its role, and never larger", async () => {
    const large = await plain(2000, 1000).png().toBuffer();
    expect((await made("poster", large)).picture.widths).toEqual([480, 960, 1600]);
    const small = await plain(100, 40).png().toBuffer();
    expect((await made("logo", small)).picture).toMatchObject({
      widths: [96, 100],
      width: 100,
      height: 40,
    });
    const high = await plain(600, 6000).png().toBuffer();
    expect((await made("logo", high)).picture).toMatchObject({ height: 1536 });
    for (const bytes of [
      await plain(1, 3000).png().toBuffer(),
      await plain(3000, 1).png().toBuffer(),
    ]) {
      expect((await made("logo", bytes)).picture.widths.length).toBeGreaterThan(0);
    }
  });

  it("comes out as WebP and JPEG, or PNG where one sees through a logo; a poster is on paper", async () => {
    const clear = await plain(600, 300, 0.5).png().toBuffer();
    expect((await made("logo", clear)).picture.plain).toBe("png");
    expect((await made("poster", clear)).picture.plain).toBe("jpeg");
    for (const role of PICTURE_ROLES) {
      const { picture, files } = await made(role, await plain(600, 300).png().toBuffer());
      expect(picture.plain).toBe("jpeg");
      expect(files.map(({ file }) => file)).toEqual(pictureFiles(picture));
      expect(picture.hash).toBe(pictureHash(files));
      for (const { file, bytes } of files) {
        const { format, width } = await sharp(bytes).metadata();
        expect(`${width}.${format === "jpeg" ? "jpg" : format}`).toBe(file);
      }
    }
  });

  it("keeps nothing but its pixels: no place, no camera, no profile; and stands upright", async () => {
    const photograph = await plain(300, 600)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: "Anna Meier", Make: "Kamera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 23/1 54/1" },
      })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const before = await sharp(photograph).metadata();
    expect([before.exif?.includes("Anna Meier"), before.icc !== undefined]).toEqual([true, true]);
    const { picture, files } = await made("logo", photograph);
    for (const { bytes } of files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(Buffer.from(bytes).includes("Anna Meier")).toBe(false);
    }
    expect(before.orientation).toBe(6);
    expect(picture.width).toBeGreaterThan(picture.height);
  });

  it("may be drawn as SVG, which only comes out as pixels, as sharp as its size asks for", async () => {
    const drawing = svg('viewBox="0 0 10 10"', '<rect width="5" height="10"/>');
    const { picture, files } = await made("logo", drawing);
    expect(picture).toMatchObject({ width: 512, height: 512, plain: "png" });
    for (const { bytes } of files) expect(formatOf(bytes)).toMatch(/^(webp|png)$/);
    const declared = Buffer.concat([
      Buffer.from('<?xml version="1.0"?>\n<!-- drawn - by hand -->\n'),
      svg('width="20mm" height="10mm"'),
    ]);
    expect((await made("logo", declared)).picture.width).toBe(512);
  });

  it("is refused where it is none, by its content and not by its name", async () => {
    expect(await refusal("")).toBe("not-a-picture");
    expect(await refusal("<!doctype html><script>alert(1)</script>")).toBe("not-a-picture");
    expect(await refusal("<html><svg></svg></html>")).toBe("not-a-picture");
    expect(await refusal("%PDF-1.7")).toBe("not-a-picture");
    expect(await refusal(await plain(10, 10).tiff().toBuffer())).toBe("not-a-picture");
  });

  it("is refused where it breaks off or is something else than it says", async () => {
    const jpeg = await plain(600, 300).jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe("picture-broken");
    expect(await refusal("\x89PNG\r\n\x1a\n and nothing else")).toBe("not-a-picture");
    expect(await refusal(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))).toBe("picture-broken");
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>')).toBe(
      "picture-broken",
    );
  });

  it("is refused before it is unpacked where it would fill the memory", async () => {
    expect(await refusal(pngBomb(40_000, 40_000))).toBe("picture-too-large");
    expect(await refusal(svg('width="90000" height="90000"'))).toBe("picture-too-large");
  });

  it("takes nothing from elsewhere: a drawing that names files, runs scripts or has entities", async () => {
    for (const content of [
      "<script>alert(1)</script>",
      '<image href="file:///etc/passwd" width="10" height="10"/>',
      '<use href="#a"/>',
    ]) {
      expect(await refusal(svg('viewBox="0 0 10 10"', content))).toBe("drawing-not-simple");
    }
    const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">]><svg>&a;</svg>`;
    expect(await refusal(laughs)).not.toBeNull();
  });
});

/** A PNG that declares so many pixels, with the least possible data. */
const pngBomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const framed = Buffer.alloc(8 + named.length);
    framed.writeUInt32BE(data.length, 0);
    framed.set(named, 4);
    framed.writeUInt32BE(crc(named), 4 + named.length);
    return framed;
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
};
