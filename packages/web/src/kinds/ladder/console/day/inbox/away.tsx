import type { InboxItem } from "@losfee/contract/api";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { PlainList } from "../../../../../parts/plain-list.tsx";
import { api } from "../../../../../shell/client/api.ts";
import { useConsole } from "../../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../../shell/page-context.ts";
import { MailHead } from "./mail-line.tsx";
import { MailText } from "./mail-text.tsx";

interface MailsPutAwayProps {
  readonly time: (at: string) => string;
  readonly onTakeOut: (mail: InboxItem) => Promise<void>;
}

/** Most mails shown. */
const LATEST = 50;

/** Handled and dismissed mails, latest first; each can be put back. */
export const MailsPutAway = ({ time, onTakeOut }: MailsPutAwayProps): VNode => {
  const page = usePage();
  const t = inboxTexts[page.language];
  const { say } = useConsole();
  const [mails, setMails] = useState<readonly InboxItem[] | null>(null);
  const load = async (): Promise<void> => {
    const params = { id: competitionIdOf(page) };
    const query = { limit: 2 * LATEST };
    const answer = await api("GET /competitions/:id/inbox", { params, query });
    if (!answer.ok) return say("problem", answer.problem.detail);
    const away = answer.value.mails.filter(
      ({ status }) => status === "done" || status === "ignored",
    );
    setMails(away.toReversed().slice(0, LATEST));
  };
  return (
    <details
      id="mails-away"
      class="no-print"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{t.away}</summary>
      {mails === null ? (
        <p class="note">{t.loading}</p>
      ) : (
        <PlainList class="ladder-games" empty={t.awayEmpty}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailAway
                mail={mail}
                time={time}
                onTakeOut={async () => {
                  await onTakeOut(mail);
                  await load();
                }}
              />
            </li>
          ))}
        </PlainList>
      )}
    </details>
  );
};

const MailAway = ({
  mail,
  time,
  onTakeOut,
}: Omit<MailsPutAwayProps, "onTakeOut"> & {
  readonly mail: InboxItem;
  readonly onTakeOut: () => Promise<void>;
}): VNode => {
  const t = useTexts(inboxTexts);
  const [open, setOpen] = useState(false);
  return (
    <details id={`away-${mail.id}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="tag">{t.statuses[mail.status]}</span> <MailHead mail={mail} time={time} />
      </summary>
      {open && <MailText mail={mail} />}
      <p>
        <button type="button" onClick={() => void onTakeOut()}>
          {t.takeOut}
        </button>
      </p>
    </details>
  );
};
