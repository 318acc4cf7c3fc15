/** How soon a page is fetched again of which more is to come by itself, in milliseconds. */
const UNFINISHED = 3000;

/** A page that follows its competition. */
interface Following {
  /** Fetches the page now, as of event `seq` at least: what somebody did is shown at once. */
  readonly catchUp: (seq: number) => void;
  readonly end: () => void;
}

/**
 * Follows the competition of the page: after each change the page's own address is fetched again
 * and handed to `show`; without one, too, as long as more is to come by itself. No model and no
 * rendering in the browser, so that this stays a fraction of the page. Does nothing on pages without a
 * competition.
 */
export const followChanges = (show: (next: Document) => void): Following => {
  const { stream, seq } = document.body.dataset;
  if (stream === undefined) return { catchUp: () => undefined, end: () => undefined };
  let current = Number(seq);
  let wanted = current;
  let busy = false;
  let unfinished = isUnfinished(document);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, milliseconds);
  };
  let ended = false;
  /** Over how long those who follow spread their questions, as the last change said. */
  let spread = 0;

  // Changes that arrive while a fetch is under way are fetched together afterwards.
  const refresh = async (): Promise<void> => {
    if (busy || (wanted <= current && !unfinished)) return;
    busy = true;
    const aim = wanted;
    try {
      // By this alone, which no browser asks for by itself, servers show nothing older than there is.
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const text = await answer.text();
      if (ended) return;
      const next = new DOMParser().parseFromString(text, "text/html");
      show(next);
      current = aim;
      unfinished = isUnfinished(next);
      showOffline(false);
    } catch {
      showOffline(true);
    }
    busy = false;
    if (wanted > current) refreshIn(2000);
    else if (unfinished) refreshIn(UNFINISHED);
  };
  if (unfinished) refreshIn(UNFINISHED);

  const source = new EventSource(`${stream}?after=${current}`);
  source.addEventListener("pace", ({ data }) => {
    spread = Number(data);
  });
  source.addEventListener("change", (event) => {
    const next = Math.max(wanted, Number(event.lastEventId));
    // Of several changes the first decides when: more of them never put it off.
    const isDue = wanted <= current && next > wanted;
    wanted = next;
    if (spread === 0) void refresh();
    else if (isDue) refreshIn(Math.random() * spread);
    spread = 0;
  });
  source.addEventListener("open", () => showOffline(false));
  source.addEventListener("error", () => showOffline(true));
  return {
    catchUp: (seq) => {
      wanted = Math.max(wanted, seq);
      void refresh();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      source.close();
    },
  };
};

const isUnfinished = ({ body }: Document): boolean => body.dataset["unfinished"] !== undefined;

const showOffline = (offline: boolean): void => {
  const notice = document.querySelector<HTMLElement>(".notice-offline");
  if (notice !== null) notice.textContent = offline ? (notice.dataset["offline"] ?? "") : "";
};
