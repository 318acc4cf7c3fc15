import type { InboxItem } from "@losfee/contract/api";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../../../../../shell/page-context.ts";
import { MailText } from "./mail-text.tsx";
import type { InboxQuestion } from "./question.ts";

interface MailLineProps {
  readonly mail: InboxItem;
  readonly time: (at: string) => string;
  /** True if the shortcuts apply to it. */
  readonly isFirst: boolean;
  readonly closed: boolean;
  readonly onAsk: (question: InboxQuestion) => void;
  readonly onPutAway: () => void;
}

/** A mail in a line with its proposal; its text and other actions are folded. */
export const MailLine = ({
  mail,
  time,
  isFirst,
  closed,
  onAsk,
  onPutAway,
}: MailLineProps): VNode => {
  const t = useTexts(inboxTexts);
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details
        class="mail"
        id={`mail-${mail.id}`}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <MailHead mail={mail} time={time} />
        </summary>
        {open && <MailText mail={mail} />}
        <p class="cluster no-print">
          {!closed && (
            <>
              <button type="button" onClick={() => onAsk({ kind: "enter", mail })}>
                {mail.proposals.length === 0 ? t.enterAs : t.otherwise}
              </button>
              {mail.player === null && mail.from.address !== "" && (
                <button type="button" onClick={() => onAsk({ kind: "sender", mail })}>
                  {t.sender}
                </button>
              )}
            </>
          )}
          {mail.from.address !== "" && (
            <button type="button" onClick={() => onAsk({ kind: "answer", mail })}>
              {t.answer}
            </button>
          )}
          <button type="button" onClick={onPutAway}>
            {t.putAway} {isFirst && <kbd>N</kbd>}
          </button>
        </p>
      </details>
      {!closed && mail.proposals.length > 0 && (
        <p class="cluster no-print mail-proposals">
          {mail.proposals.map((proposal, index) => (
            <button
              key={proposal.index}
              type="button"
              class={isFirst && index === 0 ? "primary" : ""}
              onClick={() => onAsk({ kind: "accept", mail, proposal })}
            >
              {proposal.text} … {isFirst && index === 0 && <kbd>M</kbd>}
            </button>
          ))}
        </p>
      )}
    </li>
  );
};

/** Sender, subject and time. */
export const MailHead = ({
  mail: { player, from, subject, marks, receivedAt, answeredAt, rest, status },
  time,
}: Pick<MailLineProps, "mail" | "time">): VNode => {
  const t = useTexts(inboxTexts);
  return (
    <>
      <b>{player?.name ?? (from.name || from.address)}</b>
      {": "}
      <span class="mail-subject">{subject === "" ? t.noSubject : subject}</span>{" "}
      <span class="note">
        {player === null && from.name !== "" && <>&lt;{from.address}&gt; · </>}
        {t.received({ time: time(receivedAt) })}
        {answeredAt !== null && <> · {t.answered({ time: time(answeredAt) })}</>}
      </span>{" "}
      {marks.map((mark) => (
        <span key={mark} class="tag">
          {t.marks[mark]}
        </span>
      ))}
      {status === "open" && rest[0] !== undefined && (
        <span class="note mail-rest">
          {t.rest} {t.quoted({ text: rest[0] })}
          {rest.length > 1 && " …"}
        </span>
      )}
    </>
  );
};
