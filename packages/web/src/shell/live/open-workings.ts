/** A value whose working (or a form whose games) can be opened, and what the row below is called by. */
const LINK = "a[data-working]";
const ROW = "working-row";

/** The addresses of the workings that are open on the page, in the order they were opened. */
const opened = new Set<string>();

/**
 * Opens the working of a value below its line instead of leaving the page for it. What is shown is
 * taken from the page the link leads to, so that there is one place where workings are rendered;
 * where that fails, the browser follows the link.
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

/** Opens again what was open before the page was replaced by a newer version. */
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
  // Closed again, or replaced, while it was fetched.
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

/** The working on the page that the link leads to, or the table of a section; null where it cannot be had. */
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
