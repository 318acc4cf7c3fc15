/** Those who pay for an event: each has a picture of its own, shown on big screens in this order. */
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

/** What a picture of an event is for. */
export type PictureRole = "logo" | "poster" | SponsorRole;

/** A picture of an event, as pages need to know it; its bytes stand beside the journal. */
export interface Picture {
  /** SHA-256 over its files, in hexadecimal: another picture has another address. */
  readonly hash: string;
  /** What is to be seen, for whoever does not see it. */
  readonly alt: string;
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths in which it is there, ascending; the last is `width`. */
  readonly widths: readonly number[];
  /** The format in which it is there beside WebP. */
  readonly plain: PlainFormat;
}

/** What every browser and every mail program shows. */
export type PlainFormat = "png" | "jpeg";

/** The pictures of an event; a role without one is missing. */
export type Pictures = { readonly [Role in PictureRole]?: Picture };

export const PICTURE_ROLES = [
  "logo",
  "poster",
  ...SPONSOR_ROLES,
] as const satisfies readonly PictureRole[];

/** The widths to which a picture is made smaller, in pixels; none is ever made larger. */
export const pictureWidths = (role: PictureRole): readonly number[] =>
  role === "logo" ? [96, 192, 512] : [480, 960, 1600];

/** The characters of an alternative text at most. */
export const MOST_ALT = 300;

/** The name of one file of a picture: `480.webp`, `480.jpg`. */
export const pictureFile = (width: number, format: PlainFormat | "webp"): string =>
  `${width}.${format === "jpeg" ? "jpg" : format}`;

/** The names of all files of a picture, in the order in which its hash covers them. */
export const pictureFiles = ({ widths, plain }: Pick<Picture, "widths" | "plain">) =>
  widths.flatMap((width) => [pictureFile(width, "webp"), pictureFile(width, plain)]);
