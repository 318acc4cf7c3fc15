/** Milliseconds until an unfinished page is fetched again. */
const UNFINISHED = 3000;

/** A page that follows its competition. */
interface Following {
  /** Fetches the page now, at event `seq` or later, to show the user's own action at once. */
  readonly catchUp: (seq: number) => void;
  readonly end: () => void;
}

/**
 * Follows the competition of the page: after each change, fetches the page's own address again and
 * passes it to `show`; also without a change while the page is unfinished, with or without a competition.
 * Without model and rendering in the browser, this stays a fraction of the page.
 */
export const followChanges = (show: (next: Document) => void): Following => {
  const { stream, seq } = document.body.dataset;
  let current = Number(seq ?? 0);
  let wanted = current;
  let busy = false;
  let unfinished = isUnfinished(document);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, milliseconds);
  };
  let ended = false;
  /** Time over which followers spread their requests, by the last change. */
  let spread = 0;

  // Changes during a fetch are covered by one more fetch afterwards.
  const refresh = async (): Promise<void> => {
    if (busy || (wanted <= current && !unfinished)) return;
    busy = true;
    const aim = wanted;
    try {
      // This header, which browsers never send by themselves, bypasses older cached answers.
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

  const source = stream === undefined ? null : new EventSource(`${stream}?after=${current}`);
  source?.addEventListener("pace", ({ data }) => {
    spread = Number(data);
  });
  source?.addEventListener("change", (event) => {
    const next = Math.max(wanted, Number(event.lastEventId));
    // The first of several changes decides when; later ones never delay it.
    const isDue = wanted <= current && next > wanted;
    wanted = next;
    if (spread === 0) void refresh();
    else if (isDue) refreshIn(Math.random() * spread);
    spread = 0;
  });
  source?.addEventListener("open", () => showOffline(false));
  source?.addEventListener("error", () => showOffline(true));
  return {
    catchUp: (seq) => {
      wanted = Math.max(wanted, seq);
      void refresh();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      source?.close();
    },
  };
};

const isUnfinished = ({ body }: Document): boolean => body.dataset["unfinished"] !== undefined;

const showOffline = (offline: boolean): void => {
  const notice = document.querySelector<HTMLElement>(".notice-offline");
  if (notice !== null) notice.textContent = offline ? (notice.dataset["offline"] ?? "") : "";
};
