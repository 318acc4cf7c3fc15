import type { InboxItem, WholeMail } from "@losfee/contract/api";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage } from "../../../../../shell/page-context.ts";

/** A mail's full text: its beginning at once, the rest when loaded. */
export const MailText = ({ mail }: { readonly mail: InboxItem }): VNode => {
  const page = usePage();
  const t = inboxTexts[page.language];
  const [whole, setWhole] = useState<WholeMail | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const params = { id: competitionIdOf(page), mail: mail.id };
      const answer = await api("GET /competitions/:id/inbox/:mail", { params });
      if (answer.ok) setWhole(answer.value.mail);
      else setProblem(answer.problem.detail);
    };
    void load();
  }, [mail.id]);
  return (
    <>
      <p class="mail-text">{whole?.text ?? mail.excerpt}</p>
      {mail.rest.length > 0 && (
        <p>
          <b>{t.rest}</b> {mail.rest.map((sentence) => t.quoted({ text: sentence })).join(" ")}
        </p>
      )}
      {problem !== null && <p class="note">{problem}</p>}
      {whole !== null && whole.attachments.length > 0 && (
        <p class="note">
          {t.attachments({ count: whole.attachments.length })}:{" "}
          {whole.attachments.map(({ name }) => name).join(", ")}
        </p>
      )}
    </>
  );
};
