import { momentLabel } from "@losfee/contract";
import type { InboxItem, ProposedCommandResource } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { OverturnDialog } from "./overturn-dialog.tsx";
import { dayTexts } from "./texts.ts";
import { useMails } from "./use-mails.ts";

interface PanelProps {
  readonly page: PageFrame;
  readonly timeZone: string;
}

/** The mails that wait. */
const waiting = (id: string) =>
  api("GET /competitions/:id/inbox", { params: { id }, query: { status: "open" } });

/** A proposal that cannot be carried out without overturning what is recorded. */
interface Late {
  readonly mail: InboxItem;
  readonly proposal: ProposedCommandResource;
}

/** Mails that wait for the director; the first proposal of the first mail is one key away. */
export const InboxPanel = ({ page, timeZone }: PanelProps): VNode | null => {
  const t = dayTexts[page.language];
  const { say, refresh } = useConsole();
  const [mails, load] = useMails(page, waiting);
  const [late, setLate] = useState<Late | null>(null);
  const paramsOf = (mail: InboxItem) => ({ id: competitionIdOf(page), mail: mail.id });
  const settled = async (done: string): Promise<void> => {
    say("done", done);
    await Promise.all([load(), refresh()]);
  };
  const accept = async (mail: InboxItem, proposal: ProposedCommandResource): Promise<void> => {
    const body = { proposal: proposal.index };
    const answer = await api("POST /competitions/:id/inbox/:mail/accept", {
      params: paramsOf(mail),
      body,
    });
    if (answer.ok) return settled(t.done);
    if (answer.problem.code === "overturns") return setLate({ mail, proposal });
    say("problem", answer.problem.detail);
  };
  const dismiss = async (mail: InboxItem): Promise<void> => {
    const answer = await api("POST /competitions/:id/inbox/:mail/settle", {
      params: paramsOf(mail),
      body: { status: "ignored" },
    });
    if (answer.ok) return settled(t.dismissed);
    say("problem", answer.problem.detail);
  };
  const first = mails?.[0];
  const proposal = first?.proposals[0];
  useShortcuts(
    first === undefined
      ? []
      : [
          ...(proposal === undefined
            ? []
            : [{ key: "m", text: t.confirm, run: () => void accept(first, proposal) }]),
          { key: "n", text: t.dismiss, run: () => void dismiss(first) },
        ],
  );
  if (mails === null) return null;
  return (
    <Section id="inbox" title={t.inbox} card>
      {mails.length === 0 && <p class="empty">{t.inboxEmpty}</p>}
      <ul class="plain ladder-games">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              <b>{mail.subject}</b>
              {mail.marks.map((mark) => (
                <span key={mark} class="tag">
                  {t.marks[mark]}
                </span>
              ))}
            </p>
            <p class="note">
              {mail.player?.name ?? mail.from.name} &lt;{mail.from.address}&gt; ·{" "}
              {t.received(momentLabel(Date.parse(mail.receivedAt), page.language, timeZone))}
            </p>
            <p class="mail-excerpt">{mail.excerpt}</p>
            <p class="cluster no-print">
              {mail.proposals.map((one) => (
                <button
                  key={one.index}
                  type="button"
                  class={one === proposal ? "primary" : ""}
                  onClick={() => void accept(mail, one)}
                >
                  {one.text} {one === proposal && <kbd>M</kbd>}
                </button>
              ))}
              <button type="button" onClick={() => void dismiss(mail)}>
                {t.dismiss} {mail === first && <kbd>N</kbd>}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {late !== null && (
        <OverturnDialog
          {...late}
          page={page}
          onClose={() => setLate(null)}
          onDone={() => {
            setLate(null);
            void settled(t.done);
          }}
        />
      )}
    </Section>
  );
};
