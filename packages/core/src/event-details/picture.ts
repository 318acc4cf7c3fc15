/** Sponsor roles: each has its own picture, shown on big screens in this order. */
export const SPONSOR_ROLES = [
  "sponsor-1",
  "sponsor-2",
  "sponsor-3",
  "sponsor-4",
  "sponsor-5",
  "sponsor-6",
  "sponsor-7",
  "sponsor-8",
] as const;
export type SponsorRole = (typeof SPONSOR_ROLES)[number];

/** Role of a picture of an event. */
export type PictureRole = "logo" | "poster" | SponsorRole;

/** A picture of an event, as pages need it; its bytes are stored outside the journal. */
export interface Picture {
  /** SHA-256 over its files, in hexadecimal, so every picture has its own address. */
  readonly hash: string;
  /** Alternative text. */
  readonly alt: string;
  /** Width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The available widths, ascending; the last is `width`. */
  readonly widths: readonly number[];
  /** The format available besides WebP. */
  readonly plain: PlainFormat;
}

/** Formats that every browser and mail program shows. */
export type PlainFormat = "png" | "jpeg";

/** The pictures of an event; roles without a picture are missing. */
export type Pictures = { readonly [Role in PictureRole]?: Picture };

export const PICTURE_ROLES = [
  "logo",
  "poster",
  ...SPONSOR_ROLES,
] as const satisfies readonly PictureRole[];

/** Returns the widths to which a picture is scaled down, in pixels; pictures are never enlarged. */
export const pictureWidths = (role: PictureRole): readonly number[] =>
  role === "logo" ? [96, 192, 512] : [480, 960, 1600];

/** Maximum length of an alternative text. */
export const MOST_ALT = 300;

/** Returns the name of one file of a picture: `480.webp`, `480.jpg`. */
export const pictureFile = (width: number, format: PlainFormat | "webp"): string =>
  `${width}.${format === "jpeg" ? "jpg" : format}`;

/** Returns the names of all files of a picture, in the order in which its hash covers them. */
export const pictureFiles = ({ widths, plain }: Pick<Picture, "widths" | "plain">) =>
  widths.flatMap((width) => [pictureFile(width, "webp"), pictureFile(width, plain)]);
