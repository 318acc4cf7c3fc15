/**
 * Keeps a public page up to date: after each change the page fetches itself and takes over the new
 * contents. No model and no rendering here, so that it stays a fraction of the page itself.
 */
import { VIEW_ELEMENT } from "../layout/elements.ts";

const { stream, seq } = document.body.dataset;
if (stream !== undefined) follow(stream, Number(seq));

function follow(address: string, seen: number): void {
  let shown = seen;
  let wanted = seen;
  let busy = false;
  const source = new EventSource(`${address}?after=${seen}`);
  source.addEventListener("change", (event) => {
    wanted = Math.max(wanted, Number(event.lastEventId));
    void refresh();
  });
  source.addEventListener("open", () => showOffline(false));
  source.addEventListener("error", () => showOffline(true));

  // Changes that arrive while a fetch is under way are fetched together afterwards.
  async function refresh(): Promise<void> {
    if (busy || wanted <= shown) return;
    busy = true;
    const aim = wanted;
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      replace(await answer.text());
      shown = aim;
    } catch {
      showOffline(true);
    }
    busy = false;
    if (wanted > shown) setTimeout(refresh, 2000);
  }
}

/** Puts the new contents in place; opened details stay open, the scroll position stays. */
function replace(html: string): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  const [from, to] = [next.getElementById(VIEW_ELEMENT), document.getElementById(VIEW_ELEMENT)];
  if (from === null || to === null) return;
  for (const open of to.querySelectorAll("details[open][id]")) {
    from.querySelector(`#${CSS.escape(open.id)}`)?.setAttribute("open", "");
  }
  const focused = document.activeElement?.id;
  document.title = next.title;
  to.replaceChildren(...from.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

function showOffline(offline: boolean): void {
  const notice = document.querySelector<HTMLElement>(".notice-offline");
  if (notice !== null) notice.textContent = offline ? (notice.dataset["offline"] ?? "") : "";
}
