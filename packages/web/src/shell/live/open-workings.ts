/** A value with a working (or a form with games) to open, and the label of the row below. */
const LINK = "a[data-working]";
const ROW = "working-row";

/** Addresses of the open workings, in the order they were opened. */
const opened = new Set<string>();

/**
 * Opens a value's working below its line instead of leaving the page. The content comes from the
 * linked page, so that workings are rendered in one place; on failure, the browser follows the
 * link.
 */
export const openWorkings = (): void => {
  document.addEventListener("click", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest(LINK) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    if (opened.delete(link.href)) close(link);
    else void open(link);
  });
};

/** Reopens workings after the page was replaced by a newer version. */
export const reopenWorkings = (): void => {
  for (const href of opened) {
    const link = linkTo(href);
    if (link === null) opened.delete(href);
    else void open(link);
  }
};

const linkTo = (href: string): HTMLAnchorElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>(LINK)].find((link) => link.href === href) ??
  null;

const rowOf = (link: HTMLAnchorElement): HTMLTableRowElement | null =>
  [...document.querySelectorAll<HTMLTableRowElement>(`.${ROW}`)].find(
    (row) => row.dataset["of"] === link.href,
  ) ?? null;

const close = (link: HTMLAnchorElement): void => {
  rowOf(link)?.remove();
  link.setAttribute("aria-expanded", "false");
};

const open = async (link: HTMLAnchorElement): Promise<void> => {
  const { href } = link;
  const line = link.closest("tr");
  opened.add(href);
  const working = await workingAt(link);
  if (line === null || working === null) return location.assign(href);
  // Closed or replaced during the fetch.
  if (!opened.has(href) || !line.isConnected || rowOf(link) !== null) return;
  const row = document.createElement("tr");
  row.className = ROW;
  row.dataset["of"] = href;
  const cell = row.insertCell();
  cell.colSpan = line.cells.length;
  cell.append(working);
  line.after(row);
  link.setAttribute("aria-expanded", "true");
};

/** Fetches the working on the linked page, or the table of a section; null on failure. */
const workingAt = async ({ href, hash }: HTMLAnchorElement): Promise<Element | null> => {
  try {
    const answer = await fetch(href, { headers: { accept: "text/html" } });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(
      `${hash} .working, section[aria-labelledby="${hash.slice(1)}"] table`,
    );
  } catch {
    return null;
  }
};
