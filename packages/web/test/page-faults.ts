/** Faults of a page as it is laid out. Each function runs in the browser, so it is self-contained. */

/** What sticks out to the side, or is cut off without a sign. Runs in the browser. */
export const faultsOfWidth = (): readonly string[] => {
  const width = document.documentElement.clientWidth;
  const range = document.createRange();
  const faults: string[] = [];
  const clips = (box: Element): boolean => getComputedStyle(box).overflowX !== "visible";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === "") continue;
    if (!parent.checkVisibility() || parent.closest(".visually-hidden, .skip-link") !== null)
      continue;
    let box: Element | null = parent;
    while (box !== null && box !== document.body && !clips(box)) box = box.parentElement;
    const frame = box === null || box === document.body ? null : box;
    // What scrolls can be read to its end, and dots say that there is more.
    const { overflowX = "", textOverflow = "" } = frame === null ? {} : getComputedStyle(frame);
    if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") continue;
    if (frame?.matches(".deck-window")) continue;
    range.selectNodeContents(node);
    // A card ends where its border is, whatever stands beside it.
    const card = parent.closest(".card")?.getBoundingClientRect().right ?? width;
    const edge = Math.min(card, frame?.getBoundingClientRect().right ?? width);
    if (range.getBoundingClientRect().right > edge + 1) {
      faults.push(`<${parent.localName} class="${parent.className}"> ${node.textContent?.trim()}`);
    }
  }
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`${scrollWidth} px of ${width}`, ...faults] : faults;
};

/** Texts that end with dots and are not a title to be read in full. Runs in the browser. */
export const faultsOfCuts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const { textOverflow, overflowX } = getComputedStyle(element);
    if (textOverflow !== "ellipsis" || overflowX === "visible") return [];
    // Fields can be scrolled.
    if (element.matches("input, select, textarea")) return [];
    if (element.scrollWidth <= element.clientWidth || !element.checkVisibility()) return [];
    const isTold = element.closest("[title]") ?? element.querySelector("[title]");
    return isTold === null ? [`${element.className}: ${element.textContent}`] : [];
  });

/** Names that are smaller than what stands beside them, or than can be read from afar. In the browser. */
export const faultsOfNames = (): readonly string[] => {
  const sizeOf = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).fontSize);
  return [...document.querySelectorAll(".deck-rows .deck-name")].flatMap((name) => {
    // A lot has a line for each of its players; its number is larger than any name.
    const row = name.closest(".deck-line") ?? name.closest(".deck-rows > li");
    const line = [...(row?.querySelectorAll("span") ?? [])];
    const largest = Math.max(...line.map(sizeOf));
    const own = sizeOf(name);
    const least = 0.025 * window.innerHeight;
    if (own >= largest && own >= least) return [];
    return [`${own} px beside ${largest}, at least ${least}: ${name.textContent}`];
  });
};

/**
 * Lines of a grid that hold more than they have columns for: the children flow on, into columns that
 * were made for others. Columns of one width take any number of children.
 */
export const faultsOfGrids = (): readonly string[] =>
  [...document.querySelectorAll("body *")].flatMap((grid) => {
    const { display, gridTemplateColumns, gridAutoFlow } = getComputedStyle(grid);
    if (display !== "grid" || !gridAutoFlow.startsWith("row") || !grid.checkVisibility()) return [];
    const widths = gridTemplateColumns.split(" ").filter((width) => width.endsWith("px"));
    const isEven = widths.every(
      (width) => Math.abs(Number.parseFloat(width) - Number.parseFloat(widths[0] ?? "0")) < 1,
    );
    if (widths.length < 3 || isEven) return [];
    const children = [...grid.children].filter((child) => {
      const { display: shown, position } = getComputedStyle(child);
      return shown !== "none" && position !== "absolute" && position !== "fixed";
    });
    const isPlaced = children.some((child) => {
      const { gridColumnStart, gridRowStart } = getComputedStyle(child);
      return gridColumnStart !== "auto" || gridRowStart !== "auto";
    });
    if (isPlaced || children.length % widths.length === 0 || children.length < widths.length)
      return [];
    return [
      `${children.length} in ${widths.length} columns: <${grid.localName} class="${grid.className}">`,
    ];
  });

/** Texts that lie over each other. */
export const faultsOfOverlaps = (): readonly string[] => {
  const range = document.createRange();
  const texts: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (parent === null || text === "" || !parent.checkVisibility()) continue;
    if (parent.closest(".visually-hidden, .skip-link, option, select") !== null) continue;
    range.selectNodeContents(node);
    // What is cut off with dots is not seen beyond them.
    const isCut = getComputedStyle(parent).textOverflow === "ellipsis";
    const end = isCut ? parent.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
    for (const { x, y, right, height } of range.getClientRects()) {
      texts.push({ text, node, box: new DOMRect(x, y, Math.min(right, end) - x, height) });
    }
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  const faults: string[] = [];
  for (const [index, { text, node, box }] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.node === node) continue;
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      // Lines may stand closer than the boxes of their letters.
      if (width > 2 && height > 0.5 * Math.min(box.height, other.box.height)) {
        faults.push(`"${text}" over "${other.text}"`);
      }
    }
  }
  return faults;
};

/** Standings that have to be scrolled sideways. */
export const faultsOfScrolling = (): readonly string[] =>
  [...document.querySelectorAll(".standings-scroller")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => `${scrollWidth} px in ${clientWidth}`);
