/** What we use of subset-font, which brings no types. */
declare module "subset-font" {
  /** Cuts a font to some letters. @throws where it is no font */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      /** OpenType features that stay. */
      readonly keepFeatures: readonly string[];
      /** Axes pinned to a value or cut to a range. */
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
