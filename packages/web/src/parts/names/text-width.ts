/** The cuts of the fonts: running text, its bold, and that of headings. */
export type Cut = "text" | "bold" | "display";

const LETTERS =
  " !\"#&'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzßÆØÞÐæøþðœŒıłŁđĐ·–—’‘“”„½×−";

/** Widths of the letters, as the fonts give them, in thousandths of an em. */
const WIDTHS: Readonly<Record<Cut, readonly number[]>> = {
  text: [
    200, 289, 426, 497, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497,
    497, 497, 497, 497, 497, 249, 249, 425, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579,
    486, 727, 647, 664, 566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 504, 553, 456, 555,
    496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719,
    446, 467, 425, 576, 822, 664, 583, 639, 778, 542, 555, 544, 839, 847, 247, 298, 500, 562, 635,
    249, 480, 800, 249, 249, 426, 426, 426, 808, 497, 497,
  ],
  bold: [
    200, 315, 482, 513, 639, 275, 324, 324, 438, 513, 275, 322, 275, 344, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 275, 275, 444, 558, 597, 576, 625, 538, 510, 628, 663, 282, 494, 597,
    502, 745, 657, 674, 582, 674, 592, 545, 546, 655, 536, 800, 541, 501, 540, 516, 563, 462, 564,
    507, 317, 520, 558, 262, 263, 522, 271, 843, 560, 549, 564, 564, 373, 431, 361, 556, 495, 748,
    481, 495, 443, 604, 834, 674, 600, 651, 780, 549, 564, 552, 830, 859, 262, 329, 522, 564, 645,
    275, 480, 800, 275, 275, 482, 482, 482, 827, 513, 513,
  ],
  display: [
    201, 251, 325, 570, 679, 158, 293, 298, 408, 446, 169, 288, 192, 316, 558, 305, 514, 512, 542,
    525, 555, 439, 551, 553, 204, 186, 376, 582, 576, 574, 589, 496, 475, 598, 604, 257, 335, 579,
    434, 806, 653, 606, 557, 608, 575, 549, 486, 603, 571, 848, 588, 563, 483, 505, 543, 494, 543,
    499, 344, 517, 536, 244, 254, 510, 242, 802, 536, 523, 543, 543, 382, 475, 341, 531, 499, 758,
    502, 520, 443, 568, 773, 611, 558, 623, 791, 523, 542, 524, 826, 806, 244, 321, 495, 542, 623,
    192, 441, 639, 176, 176, 353, 353, 346, 819, 446, 446,
  ],
};

const placeOf = new Map([...LETTERS].map((letter, place) => [letter, place]));

/** Width of letters without a number: those of other scripts, of which some are as wide as high. */
const OTHERS = 640;
const SQUARE = 1000;

/** Returns the width of a text in em. A mark on a letter adds nothing; kerning is left out. */
export const textWidth = (text: string, cut: Cut = "text"): number =>
  [...text.normalize("NFD")].reduce((sum, letter) => sum + widthOf(letter, cut), 0) / 1000;

const widthOf = (letter: string, cut: Cut): number => {
  if (/[\p{M}\u00ad]/u.test(letter)) return 0;
  const known = WIDTHS[cut][placeOf.get(letter) ?? -1];
  if (known !== undefined) return known;
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? SQUARE : OTHERS;
};
