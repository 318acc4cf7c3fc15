/** Half-steps of the search: exact to a pixel on any screen. */
const STEPS = 12;

/**
 * Returns the least height of columns that keeps the number of pages, so that the last page is not
 * left with a row or two. `pagesAt` lays the content out at a height. O(log height) layouts.
 */
export const balancedHeight = (full: number, pagesAt: (height: number) => number): number => {
  const pages = pagesAt(full);
  if (pages <= 1) return full;
  // Less cannot hold what needs all of one page fewer.
  let tooLow = (full * (pages - 1)) / pages - 1;
  let enough = full;
  for (let step = 0; step < STEPS && enough - tooLow > 1; step++) {
    const height = (tooLow + enough) / 2;
    if (pagesAt(height) > pages) tooLow = height;
    else enough = height;
  }
  return Math.ceil(enough);
};
