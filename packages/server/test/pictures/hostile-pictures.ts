/** Files that people upload as pictures: malicious ones, and some harmless ones. */
import { deflateSync } from "node:zlib";
import sharp from "sharp";

export const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#c81e1e" },
    limitInputPixels: false,
  });

const svg = (content: string, attributes = 'viewBox="0 0 100 100"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

const cut = async (bytes: Promise<Buffer>, share: number): Promise<Buffer> => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * share));
};

const flipped = async (bytes: Promise<Buffer>, at: number): Promise<Buffer> => {
  const whole = Buffer.from(await bytes);
  const place = Math.floor(whole.length * at);
  whole.writeUInt8(whole.readUInt8(place) ^ 0xff, place);
  return whole;
};

/** A PNG whose rows unpack to much more than its header says. */
const overfull = (): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(50_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** An animated picture with distinct frames. */
const animated = async (format: "gif" | "webp"): Promise<Buffer> => {
  const frames = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: { r: at, g: 9, b: 9 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
};

/** A JPEG whose frame header (0xFFC0) declares the maximum size. */
const enlarged = async (jpeg: Promise<Buffer>): Promise<Buffer> => {
  const bytes = Buffer.from(await jpeg);
  bytes.fill(
    0xff,
    bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5,
    bytes.indexOf(Buffer.from([0xff, 0xc0])) + 9,
  );
  return bytes;
};

/** A WebP whose frame header (after 0x9D012A) declares the maximum size. */
const widened = async (webp: Promise<Buffer>): Promise<Buffer> => {
  const bytes = Buffer.from(await webp);
  const size = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  bytes.writeUInt16LE(16_383, size);
  bytes.writeUInt16LE(16_383, size + 2);
  return bytes;
};

const FILTER = `<filter id="f" x="0" y="0" width="1" height="1">${"<feTurbulence numOctaves='99'/><feGaussianBlur stdDeviation='999'/>".repeat(500)}</filter><rect width="100" height="100" filter="url(#f)"/>`;

/** Each kind of file, and how to make it. */
export const PICTURES: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  [
    "an AVIF of 49 megapixels in a kilobyte",
    () => plain(7000, 7000).avif({ effort: 0 }).toBuffer(),
  ],
  ["a drawing of filters", () => svg(FILTER.repeat(10))],
  [
    "a drawing of 24 see-through layers",
    () =>
      svg(
        `${"<g opacity='0.9'>".repeat(22)}<rect width="100" height="9999"/>${"</g>".repeat(22)}`,
        'viewBox="0 0 1600 4800"',
      ),
  ],
  ["a photograph", () => plain(4000, 3000).jpeg().toBuffer()],
  ["a picture cut in half", () => cut(plain(900, 900).png().toBuffer(), 0.5)],
  ["nothing", () => Buffer.alloc(0)],
  [
    "a drawing of uses of uses",
    () =>
      svg(
        `<g id="a0"><rect/></g>${Array.from({ length: 30 }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`).join("")}`,
      ),
  ],
  [
    "a drawing of dashes",
    () => svg('<path stroke="red" stroke-dasharray="0.00001" d="M0 0H99999999"/>'),
  ],
  ["a drawing of 960 kB", () => svg("<rect width='1' height='1'/>".repeat(33_000))],
  [
    "a drawing with entities",
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "a">]><svg>&a;</svg>'),
  ],
  ["a drawing as wide as the world", () => svg("<rect/>", 'width="1e9" height="1e9"')],
  ["a drawing without a size", () => svg("<rect/>", "")],
  ["a drawing that is one line high", () => svg("<rect/>", 'width="1e6" height="1"')],
  ["a simple drawing", () => svg('<circle cx="50" cy="50" r="40" fill="#06c"/>')],
  [
    "a drawing of long text",
    () => svg(`<text x="0" y="9" font-size="900">${"W".repeat(200_000)}</text>`),
  ],
  [
    "a drawing of 2,000 gradients",
    () =>
      svg(
        Array.from(
          { length: 990 },
          (_, at) =>
            `<linearGradient id="g${at}" xlink:href="#g${at + 1}"/><rect fill="url(#g${at})" width="100" height="100"/>`,
        ).join(""),
      ),
  ],
  [
    "a PNG of 1,600 megapixels",
    () =>
      plain(40_000, 40_000)
        .png({ compressionLevel: 1 })
        .toBuffer()
        .catch(() => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  ],
  ["a PNG that unpacks to more than it says", overfull],
  ["a PNG with a flipped header", () => flipped(plain(500, 500).png().toBuffer(), 0.02)],
  ["a JPEG with a flipped middle", () => flipped(plain(500, 500).jpeg().toBuffer(), 0.5)],
  ["a progressive JPEG", () => plain(5000, 5000).jpeg({ progressive: true }).toBuffer()],
  ["a WebP cut short", () => cut(plain(900, 900).webp().toBuffer(), 0.9)],
  ["a WebP", () => plain(900, 900).webp().toBuffer()],
  ["an AVIF cut short", () => cut(plain(900, 900).avif({ effort: 0 }).toBuffer(), 0.6)],
  [
    "an AVIF with a flipped header",
    () => flipped(plain(900, 900).avif({ effort: 0 }).toBuffer(), 0.3),
  ],
  ["a GIF", () => plain(900, 900).gif().toBuffer()],
  ["a GIF cut short", () => cut(plain(900, 900).gif().toBuffer(), 0.7)],
  ["a picture one pixel high", () => plain(16_000, 1).png().toBuffer()],
  ["a page", () => Buffer.from("<!doctype html><svg></svg>")],
  ["an animated GIF of 100 frames", () => animated("gif")],
  ["an animated WebP of 100 frames", () => animated("webp")],
  [
    "a photograph on its side, mirrored",
    () => plain(900, 300).withMetadata({ orientation: 7 }).jpeg().toBuffer(),
  ],
  ["a JPEG for printing (CMYK)", () => plain(900, 300).toColourspace("cmyk").jpeg().toBuffer()],
  ["a PNG of 16 bits", () => plain(900, 300).toColourspace("rgb16").png().toBuffer()],
  ["a PNG in grey", () => plain(900, 300).toColourspace("b-w").png({ palette: true }).toBuffer()],
  ["a WebP whose header says 16,383 × 16,383", () => widened(plain(64, 64).webp().toBuffer())],
  ["a JPEG whose header says 65,535 × 65,535", () => enlarged(plain(64, 64).jpeg().toBuffer())],
  ["an icon", () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(2000)])],
  ["a HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
  [
    "a GIF that is a script as well",
    () => Buffer.from(`${"GIF89a/*".padEnd(400, "\0")}*/=1;alert(1)//<script>`, "latin1"),
  ],
  [
    "a JPEG with an archive and a page behind it",
    async () =>
      Buffer.concat([
        await plain(300, 300).jpeg().toBuffer(),
        Buffer.from("PK\x03\x04<!doctype html><script>alert(1)</script>", "latin1"),
      ]),
  ],
  ["a PNG that is called a drawing", () => Buffer.concat([Buffer.from("<svg "), Buffer.alloc(99)])],
  [
    "a drawing in UTF-16",
    () => Buffer.from("\ufeff<svg xmlns='http://www.w3.org/2000/svg'/>", "utf16le"),
  ],
  [
    "a drawing with 100,000 nested groups",
    () => svg("<g>".repeat(100_000) + "</g>".repeat(100_000)),
  ],
  [
    "noise that begins as a picture",
    () => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(100_000, 7)]),
  ],
];
