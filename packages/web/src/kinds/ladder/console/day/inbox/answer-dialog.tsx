import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../../../../parts/console/dialog.tsx";
import { TextAreaField, TextField } from "../../../../../parts/fields.tsx";
import { api } from "../../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage } from "../../../../../shell/page-context.ts";
import type { MailDialogProps } from "./question.ts";

/** Longest quotation of a mail, in characters. */
const LONGEST_QUOTATION = 4_000;

/** Longest address handed to a mail program. */
const LONGEST_LINK = 1_800;

/** Replies to the sender of a mail, quoting it. */
export const AnswerDialog = ({ mail, time, onClose, onDone }: MailDialogProps): VNode => {
  const page = usePage();
  const t = inboxTexts[page.language];
  const { name, address } = mail.from;
  const [subject, setSubject] = useState(
    /^\s*(?:re|aw)\s*:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`.trim(),
  );
  const [text, setText] = useState(
    `${t.greeting({ name: mail.player?.name ?? name, hasName: (mail.player?.name ?? name) !== "" })}\n\n`,
  );
  const [quotation, setQuotation] = useState(mail.excerpt);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { id: competitionIdOf(page), mail: mail.id };
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await api("GET /competitions/:id/inbox/:mail", { params });
      if (answer.ok) setQuotation(answer.value.mail.text.slice(0, LONGEST_QUOTATION));
    };
    void load();
  }, [mail.id]);
  const attribution = t.wrote({
    name: mail.player?.name ?? (name || address),
    time: time(mail.receivedAt),
  });
  const whole = `${text.trimEnd()}\n\n${attribution}\n${quotation.replace(/^/gm, "> ")}\n`;
  const answer = async (): Promise<void> => {
    const sent = await api("POST /competitions/:id/inbox/:mail/answer", {
      params,
      body: { subject, text: whole },
    });
    if (sent.ok) onDone(t.answerDone);
    else setProblem(sent.problem.detail);
  };
  const link = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <ActionDialog
      title={t.answerTitle({ from: name || address })}
      confirm={t.answerConfirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void answer()}
    >
      <TextField
        label={t.answerSubject}
        value={subject}
        required
        maxLength={500}
        wide
        onChange={setSubject}
      />
      <TextAreaField label={t.answerText} rows={8} value={text} first onChange={setText} />
      <pre class="mail-text mail-quotation">{`${attribution}\n${quotation}`}</pre>
      {link.length <= LONGEST_LINK && (
        <p>
          <a href={link}>{t.answerElsewhere}</a>
        </p>
      )}
    </ActionDialog>
  );
};
