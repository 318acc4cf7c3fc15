import type { VNode } from "preact";
import { type Cut, textWidth } from "../names/text-width.ts";

/** Sizes of type on paper in points, each with a class in `print.css`. */
const SIZES = [34, 28, 24, 20, 18.5, 17, 15.5, 14, 13, 12, 11, 10, 9, 8, 7, 6] as const;

/** A point in millimetres. */
export const POINT = 0.3528;

/** Text that has to fit a line on paper. */
export interface Fitting {
  /** Width of the line in millimetres. */
  readonly mm: number;
  /** The largest size, in points. */
  readonly most: number;
  /** The smallest size in one line; below it the text is broken into two. */
  readonly least?: number;
  /** By default running text. */
  readonly cut?: Cut;
}

/** Size of a text, and whether it takes two lines. */
export interface FittedText {
  readonly size: number;
  readonly isBroken: boolean;
}

/** Part of two lines that stays empty, because they break between words. */
const LOSS = 0.8;
/** Two lines are at most of this part of the size. */
const OF_TWO = 0.62;

/**
 * Returns the largest size at which a text fits a line; if that were less than `least`, by default
 * that of two lines, the largest at which it fits two lines that are as high as one.
 */
export const fitted = (
  text: string,
  { mm, most, least = most * OF_TWO, cut = "text" }: Fitting,
): FittedText => {
  const lengthOf = (part: string, size: number): number => textWidth(part, cut) * size * POINT;
  const sizes = SIZES.filter((size) => size <= most);
  const one = sizes.find((size) => size >= least && lengthOf(text, size) <= mm);
  if (one !== undefined) return { size: one, isBroken: false };
  const words = text.split(/(?<=-)|\s/u);
  const two = sizes.find(
    (size) =>
      size <= most * OF_TWO &&
      lengthOf(text, size) <= 2 * LOSS * mm &&
      // The second line hangs by one em.
      words.every((word) => lengthOf(word, size) + size * POINT <= mm),
  );
  return { size: two ?? SIZES.at(-1) ?? 6, isBroken: true };
};

/** Class of a size. */
export const sizeClass = (size: number): string => `z${size}`.replace(".", "-");

/** A text at the largest size that fits its line, else hanging in two lines. Never shortened. */
export const Fit = ({ text, ...room }: Fitting & { readonly text: string }): VNode => {
  const { size, isBroken } = fitted(text, room);
  return <span class={`${isBroken ? "hang " : ""}${sizeClass(size)}`}>{text}</span>;
};

/** The largest size of the scale, at most `most`, of lines that have this height in millimetres. */
export const sizeOfRows = (height: number, most: number): number =>
  SIZES.find((size) => size <= most && size * POINT <= 0.8 * height) ?? 6;

/** Part of a list's texts that is to fit at the size of the list. */
const MOST_TEXTS = 0.8;

/**
 * Returns the largest size, at most `most`, at which four of five texts fit their line; not below
 * two thirds of `most`, since a few long names may be smaller.
 */
export const sizeOfList = (
  texts: readonly string[],
  mm: number,
  most: number,
  cut?: Cut,
): number => {
  const widths = texts.map((text) => textWidth(text, cut) * POINT).sort((a, b) => a - b);
  const wide = widths[Math.floor(MOST_TEXTS * (widths.length - 1))] ?? 0;
  const sizes = SIZES.filter((size) => size <= most);
  return sizes.find((size) => size * wide <= mm || size <= most * 0.7) ?? most;
};
