import type { VNode } from "preact";
import { request } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { OutboxItem } from "../inbox-item.ts";
import { dayTexts } from "./texts.ts";
import { useMails } from "./use-mails.ts";

const PLACES = ["outbox?status=draft", "outbox?status=failed"] as const;

/** Drafts, and mails that could not be sent. */
export const OutboxPanel = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const t = dayTexts[page.language];
  const { say } = useConsole();
  const [mails, load] = useMails<OutboxItem>(page, PLACES);
  const path = `/api/v1/competitions/${page.competition?.id}/outbox`;
  const act = async (mail: OutboxItem, what: "send" | "cancel"): Promise<void> => {
    const body = what === "send" ? { body: {} } : {};
    // The names of mails have slashes.
    const place = `${path}/${encodeURIComponent(mail.id)}/${what}`;
    const answer = await request(place, { method: "POST", ...body });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", what === "send" ? t.sent : t.dismissed);
    await load();
  };
  if (mails === null || mails.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="outbox">
      <h2 id="outbox">{t.outbox}</h2>
      <ul class="plain ladder-games">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details id={`mail-${mail.id}`}>
              <summary>
                {mail.subject}{" "}
                <span class="tag">{mail.status === "draft" ? t.draft : t.failed}</span>{" "}
                <span class="note">{t.to(mail.to.address)}</span>
              </summary>
              <pre class="pgn">{mail.text}</pre>
            </details>
            <p class="cluster no-print">
              <button type="button" onClick={() => void act(mail, "send")}>
                {t.send}
              </button>
              <button type="button" onClick={() => void act(mail, "cancel")}>
                {t.dismiss}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
