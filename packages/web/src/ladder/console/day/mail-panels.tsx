import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request } from "../../../console/client/api.ts";
import { useConsole, useShortcuts } from "../../../console/client/context.ts";
import type { PageFrame } from "../../../page.ts";
import { momentLabel } from "../../parts/words.ts";
import type { InboxItem, OutboxItem } from "../inbox-item.ts";
import { dayTexts } from "./texts.ts";

interface PanelProps {
  readonly page: PageFrame;
  readonly timeZone: string;
}

/** Items of an address of the API; null while they are not there, or where there is no mail. */
const useItems = <Item,>(
  page: PageFrame,
  place: "inbox" | "outbox",
): readonly [readonly Item[] | null, () => Promise<void>] => {
  const { say } = useConsole();
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const path = `/api/v1/competitions/${page.competition?.id}/${place}`;
  const load = async (): Promise<void> => {
    const answer = await request<{ readonly items: readonly Item[] }>(path);
    setItems(answer.ok ? answer.value.items : null);
    // A server without mail has no such address.
    if (!answer.ok && answer.problem.status !== 404) say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), [page.competition?.seq]);
  return [items, load];
};

/** Mails that wait for the director; the first proposal of the first mail is one key away. */
export const InboxPanel = ({ page, timeZone }: PanelProps): VNode | null => {
  const t = dayTexts[page.language];
  const { say, refresh } = useConsole();
  const [items, load] = useItems<InboxItem>(page, "inbox");
  const path = `/api/v1/competitions/${page.competition?.id}/inbox`;
  const act = async (item: InboxItem, what: "accept" | "dismiss", proposal = 0): Promise<void> => {
    const body = what === "accept" ? { proposal } : {};
    const answer = await request(`${path}/${item.id}/${what}`, { method: "POST", body });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", what === "accept" ? t.done : t.dismissed);
    await Promise.all([load(), refresh()]);
  };
  const first = items?.[0];
  useShortcuts(
    first === undefined
      ? []
      : [
          ...(first.proposals.length > 0
            ? [{ key: "m", text: t.confirm, run: () => void act(first, "accept") }]
            : []),
          { key: "n", text: t.dismiss, run: () => void act(first, "dismiss") },
        ],
  );
  if (items === null) return null;
  return (
    <section class="card stack" aria-labelledby="inbox">
      <h2 id="inbox">{t.inbox}</h2>
      {items.length === 0 && <p class="empty">{t.inboxEmpty}</p>}
      <ul class="plain ladder-games">
        {items.map((item) => (
          <li key={item.id}>
            <p>
              <b>{item.subject}</b>{" "}
              {item.marks.map((mark) => (
                <span key={mark} class="tag">
                  {t.marks[mark]}
                </span>
              ))}
            </p>
            <p class="note">
              {item.from} ·{" "}
              {t.received(momentLabel(Date.parse(item.receivedAt), page.language, timeZone))}
            </p>
            <p class="mail-excerpt">{item.excerpt}</p>
            <p class="cluster no-print">
              {item.proposals.map(({ text }, index) => (
                <button
                  key={text}
                  type="button"
                  class={index === 0 ? "primary" : ""}
                  onClick={() => void act(item, "accept", index)}
                >
                  {text} {item === first && index === 0 && <kbd>M</kbd>}
                </button>
              ))}
              <button type="button" onClick={() => void act(item, "dismiss")}>
                {t.dismiss} {item === first && <kbd>N</kbd>}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Drafts, and mails that could not be sent. */
export const OutboxPanel = ({ page }: Pick<PanelProps, "page">): VNode | null => {
  const t = dayTexts[page.language];
  const { say } = useConsole();
  const [items, load] = useItems<OutboxItem>(page, "outbox");
  const path = `/api/v1/competitions/${page.competition?.id}/outbox`;
  const act = async (item: OutboxItem, what: "send" | "cancel"): Promise<void> => {
    const answer = await request(`${path}/${item.id}/${what}`, { method: "POST", body: {} });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", what === "send" ? t.sent : t.dismissed);
    await load();
  };
  if (items === null || items.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="outbox">
      <h2 id="outbox">{t.outbox}</h2>
      <ul class="plain ladder-games">
        {items.map((item) => (
          <li key={item.id}>
            <details id={`mail-${item.id}`}>
              <summary>
                {item.subject} <span class="tag">{t.status[item.status]}</span>{" "}
                <span class="note">{t.to(item.to)}</span>
              </summary>
              <pre class="pgn">{item.text}</pre>
            </details>
            <p class="cluster no-print">
              <button type="button" onClick={() => void act(item, "send")}>
                {t.send}
              </button>
              <button type="button" onClick={() => void act(item, "cancel")}>
                {t.dismiss}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
