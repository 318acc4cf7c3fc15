import { type Picture, pictureFile } from "@losfee/core";
import type { VNode } from "preact";

interface EventPictureProps {
  readonly competition: string;
  readonly picture: Picture;
  readonly class: string;
  /** Displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string;
}

/** A logo or poster in its displayed size; its space is reserved before it loads. */
export const EventPicture = ({ competition, picture, sizes, ...own }: EventPictureProps): VNode => {
  const { hash, widths, width, height, plain, alt } = picture;
  const address = (one: number, format: "webp" | typeof plain): string =>
    `/c/${competition}/pictures/${hash}/${pictureFile(one, format)}`;
  const sources = (format: "webp" | typeof plain): string =>
    widths.map((one) => `${address(one, format)} ${one}w`).join(", ");
  return (
    <picture>
      <source type="image/webp" srcset={sources("webp")} sizes={sizes} />
      <img
        {...own}
        src={address(widths[0] ?? width, plain)}
        srcset={sources(plain)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};
