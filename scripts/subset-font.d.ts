/** The used part of subset-font, which has no types. */
declare module "subset-font" {
  /** Reduces a font to some letters. @throws if it is no font */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      /** OpenType features to keep. */
      readonly keepFeatures: readonly string[];
      /** Axes pinned to a value or cut to a range. */
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
