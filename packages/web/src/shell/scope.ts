/**
 * Returns the area of a page's folder; an area shares a stylesheet. It is one kind of competition
 * (`kinds/ladder`) or another folder below `src` (`home`). A player's own page is an area of its
 * own on top of its kind's, since it is loaded with poor reception. Sheets of paper of all kinds are
 * one area, with nothing of the pages on screens.
 */
export const areaOf = (folder: string): string =>
  /(?:^|\/)print(?:\/|$)/.test(folder)
    ? "print"
    : (/^kinds\/[^/]+\/public\/me$|^kinds\/[^/]+|^[^/]+/.exec(folder)?.[0] ?? folder);

/** Returns the class on the body of a page that scopes the styles of its folder. */
export const scopeClass = (folder: string): string =>
  `in-${folder.replace(/^kinds\//, "").replaceAll("/", "-")}`;
