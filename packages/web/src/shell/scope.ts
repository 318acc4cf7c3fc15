/**
 * What shares a stylesheet: the pages of one kind of competition (`kinds/ladder`), or those of another
 * folder below `src` (`home`); by the folder of a page. A page of one's own has an area to itself,
 * which stands on its kind's: it is loaded where there is hardly any reception.
 */
export const areaOf = (folder: string): string =>
  /^kinds\/[^/]+\/public\/me$|^kinds\/[^/]+|^[^/]+/.exec(folder)?.[0] ?? folder;

/** The class on the body of a page by which the styles of its folder reach it, and no other page. */
export const scopeClass = (folder: string): string =>
  `in-${folder.replace(/^kinds\//, "").replaceAll("/", "-")}`;
