/**
 * Follows the competition of the page: after each change the page's own address is fetched again
 * and handed to `show`. No model and no rendering in the browser, so that this stays a fraction of
 * the page. Does nothing on pages without a competition.
 */
export const followChanges = (show: (next: Document) => void): void => {
  const { stream, seq } = document.body.dataset;
  if (stream === undefined) return;
  let current = Number(seq);
  let wanted = current;
  let busy = false;

  // Changes that arrive while a fetch is under way are fetched together afterwards.
  const refresh = async (): Promise<void> => {
    if (busy || wanted <= current) return;
    busy = true;
    const aim = wanted;
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/html" } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      show(new DOMParser().parseFromString(await answer.text(), "text/html"));
      current = aim;
      showOffline(false);
    } catch {
      showOffline(true);
    }
    busy = false;
    if (wanted > current) setTimeout(refresh, 2000);
  };

  const source = new EventSource(`${stream}?after=${current}`);
  source.addEventListener("change", (event) => {
    wanted = Math.max(wanted, Number(event.lastEventId));
    void refresh();
  });
  source.addEventListener("open", () => showOffline(false));
  source.addEventListener("error", () => showOffline(true));
};

const showOffline = (offline: boolean): void => {
  const notice = document.querySelector<HTMLElement>(".notice-offline");
  if (notice !== null) notice.textContent = offline ? (notice.dataset["offline"] ?? "") : "";
};
