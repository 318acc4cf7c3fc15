import {
  err,
  ok,
  type Picture,
  type PictureFile,
  type PictureRole,
  type PlainFormat,
  pictureFile,
  pictureHash,
  pictureWidths,
  type Result,
} from "@losfee/core";
import type sharp from "sharp";
import type { OutputInfo } from "sharp";
import { formatOf, PICTURE_FORMATS, type PictureFormat } from "./format-of.ts";
import { faultOfDrawing } from "./simple-drawing.ts";

/** A picture in all its sizes and formats. */
export interface MadePicture {
  readonly picture: Omit<Picture, "alt">;
  readonly files: readonly PictureFile[];
}

/** Why no picture was made from an upload. */
export type PictureRefusal =
  /** None of these formats by its content, regardless of its name. */
  | { readonly code: "not-a-picture"; readonly accepted: readonly PictureFormat[] }
  /** More pixels than `most`, unpacked. */
  | { readonly code: "picture-too-large"; readonly most: number }
  /** Starts like a picture, but cannot be read to its end. */
  | { readonly code: "picture-broken"; readonly format: PictureFormat }
  /** A drawing with more than shapes, text and gradients; `part` is the first such element. */
  | { readonly code: "drawing-not-simple"; readonly part: string }
  /** Took too long, or too much memory. */
  | { readonly code: "picture-too-costly" }
  /** The queue is full, or the server is about to stop. */
  | { readonly code: "pictures-busy" };

/** Limit of unpacked pixels: a photograph of 50 megapixels. */
const MOST_PIXELS = 50_000_000;

/** Limit for AVIF, which is unpacked as a whole, with up to 20 bytes per pixel. */
const MOST_PIXELS_OF_AVIF = 24_000_000;

const mostPixelsOf = (format: PictureFormat): number =>
  format === "avif" ? MOST_PIXELS_OF_AVIF : MOST_PIXELS;

/** Limit of height to width; higher pictures become narrower. */
const MOST_RATIO = 3;

const QUALITY = { webp: 80, jpeg: 82 } as const;

/**
 * Scales a picture down to the widths of its role, as WebP and as JPEG or, with transparency, PNG.
 * Keeps nothing but pixels: no EXIF, no location, no profile, no script.
 */
export const makePicture = async (
  role: PictureRole,
  bytes: Uint8Array,
): Promise<Result<MadePicture, PictureRefusal>> => {
  const format = formatOf(bytes);
  if (format === null) return err({ code: "not-a-picture", accepted: PICTURE_FORMATS });
  const fault = format === "svg" ? faultOfDrawing(Buffer.from(bytes).toString("utf8")) : null;
  if (fault !== null) return err({ code: "drawing-not-simple", part: fault.part });
  // Loaded on demand: the library is large.
  const { default: load } = await import("sharp");
  load.concurrency(1);
  try {
    const pixels = await pixelsOf(load, role, bytes, format);
    return pixels === null
      ? err({ code: "picture-too-large", most: mostPixelsOf(format) })
      : ok(await filesOf(load, role, pixels));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (/exceeds pixel limit/i.test(error.message)) {
      return err({ code: "picture-too-large", most: mostPixelsOf(format) });
    }
    return err({ code: "picture-broken", format });
  }
};

/** An unpacked picture: upright, in sRGB, no larger than its largest size. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
  readonly isOpaque: boolean;
}

const pixelsOf = async (
  load: typeof sharp,
  role: PictureRole,
  bytes: Uint8Array,
  format: PictureFormat,
): Promise<Pixels | null> => {
  const width = pictureWidths(role).at(-1) ?? 0;
  const most = mostPixelsOf(format);
  const options = { limitInputPixels: most, failOn: "error", sequentialRead: true } as const;
  const said = await load(bytes, { limitInputPixels: false }).metadata();
  // By its header alone: nothing is unpacked yet.
  if (said.width * said.height > most) return null;
  const density = format === "svg" ? densityFor(said, width) : undefined;
  const read = load(bytes, { ...options, ...(density === undefined ? {} : { density }) })
    .autoOrient()
    .toColourspace("srgb")
    .resize({
      width,
      height: width * MOST_RATIO,
      fit: "inside",
      withoutEnlargement: format !== "svg",
    });
  // Posters and sponsors' pictures get a white background, like paper; logos stay transparent.
  const shown = role === "logo" ? read : read.flatten({ background: "#ffffff" });
  const { data, info } = await shown.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { data, info, isOpaque: info.channels < 4 || isOpaque(data) };
};

/** Upper limit of dots per inch for drawings. */
const MOST_DENSITY = 100_000;

/** Returns the dots per inch that give a drawing the wanted width. */
const densityFor = (
  { width, height }: Readonly<Record<"width" | "height", number>>,
  wanted: number,
): number => {
  const usual = 72;
  const density = Math.min(MOST_DENSITY, Math.max(1, (usual * wanted) / width));
  return (width * height * density ** 2) / usual ** 2 > MOST_PIXELS ? usual : density;
};

const isOpaque = (rgba: Buffer): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
};

const filesOf = async (
  load: typeof sharp,
  role: PictureRole,
  { data, info, isOpaque }: Pixels,
): Promise<MadePicture> => {
  const { width, height, channels } = info;
  const plain: PlainFormat = isOpaque ? "jpeg" : "png";
  const smaller = pictureWidths(role).filter((one) => one < width);
  const widths = [...smaller, width];
  const files: PictureFile[] = [];
  for (const one of widths) {
    const sized = load(data, { raw: { width, height, channels } }).resize({ width: one });
    const opaque = isOpaque ? sized.removeAlpha() : sized;
    const webp = await opaque.clone().webp({ quality: QUALITY.webp }).toBuffer();
    const other =
      plain === "png"
        ? await opaque.clone().png({ compressionLevel: 9 }).toBuffer()
        : await opaque.clone().jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer();
    files.push({ file: pictureFile(one, "webp"), bytes: webp });
    files.push({ file: pictureFile(one, plain), bytes: other });
  }
  return { picture: { hash: pictureHash(files), width, height, widths, plain }, files };
};
