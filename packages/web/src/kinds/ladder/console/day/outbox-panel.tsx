import type { Answer } from "@losfee/contract";
import type { AnswerOf, OutboxItem } from "@losfee/contract/api";
import { dayTexts } from "@losfee/messages/ladder-console-day";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { Section } from "../../../../parts/section.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { useFetched } from "./use-fetched.ts";

/** Fetches drafts first, then failed mails. */
const unsent = async (id: string): Promise<Answer<AnswerOf<"GET /competitions/:id/outbox">>> => {
  const drafts = await api("GET /competitions/:id/outbox", {
    params: { id },
    query: { status: "draft" },
  });
  const failed = await api("GET /competitions/:id/outbox", {
    params: { id },
    query: { status: "failed" },
  });
  if (!drafts.ok) return drafts;
  if (!failed.ok) return failed;
  return { ok: true, value: { mails: [...drafts.value.mails, ...failed.value.mails] } };
};

/** Drafts, and mails that could not be sent. */
export const OutboxPanel = (): VNode | null => {
  const page = usePage();
  const t = dayTexts[page.language];
  const { say } = useConsole();
  const [outbox, load] = useFetched(page, unsent);
  const mails = outbox?.mails ?? null;
  const [takenBack, setTakenBack] = useState<OutboxItem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const paramsOf = (mail: OutboxItem) => ({ id: competitionIdOf(page), mail: mail.id });
  const send = async (mail: OutboxItem): Promise<void> => {
    const answer = await api("POST /competitions/:id/outbox/:mail/send", {
      params: paramsOf(mail),
      body: {},
    });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.sent);
    await load();
  };
  const markSent = async (mail: OutboxItem): Promise<void> => {
    const answer = await api("POST /competitions/:id/outbox/:mail/mark-sent", {
      params: paramsOf(mail),
      body: {},
    });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.markedSent);
    await load();
  };
  const ask = (mail: OutboxItem | null): void => {
    setTakenBack(mail);
    setProblem(null);
  };
  const takeBack = async (mail: OutboxItem): Promise<void> => {
    const params = paramsOf(mail);
    const answer = await api("POST /competitions/:id/outbox/:mail/cancel", { params });
    if (!answer.ok) return setProblem(answer.problem.detail);
    ask(null);
    say("done", t.takenBack);
    await load();
  };
  if (takenBack === null && (mails === null || mails.length === 0)) return null;
  return (
    <Section id="outbox" title={t.outbox}>
      <ul class="plain ladder-games">
        {(mails ?? []).map((mail) => (
          <li key={mail.id}>
            <details id={`mail-${mail.id}`}>
              <summary>
                {mail.subject}{" "}
                <span class="tag">{mail.status === "draft" ? t.draft : t.failed}</span>{" "}
                <span class="note">{t.to({ address: mail.to.address })}</span>
                {mail.startsDeadline && <span class="tag">{t.startsDeadline}</span>}
              </summary>
              <pre class="pgn">{mail.text}</pre>
            </details>
            <p class="cluster no-print">
              <button type="button" onClick={() => void send(mail)}>
                {t.send}
              </button>
              <button type="button" onClick={() => void markSent(mail)}>
                {t.markSent}
              </button>
              <button type="button" onClick={() => ask(mail)}>
                {t.takeBack}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {takenBack !== null && (
        <ActionDialog
          title={t.takeBackTitle}
          confirm={t.takeBackConfirm}
          isFinal
          problem={problem}
          onClose={() => ask(null)}
          onSubmit={() => void takeBack(takenBack)}
        >
          <p>
            {t.takeBackAsk({
              to: takenBack.to.name || takenBack.to.address,
              subject: takenBack.subject,
            })}
          </p>
        </ActionDialog>
      )}
    </Section>
  );
};
