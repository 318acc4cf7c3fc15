import { isNoticeAddress, LEGAL_NOTICES, type LegalNotice } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import { noticesTexts } from "@losfee/messages/parts-notices";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { noticePath } from "../../shell/paths.ts";
import { Form } from "../form.tsx";
import { Section } from "../section.tsx";

type NoticesHere = AnswerOf<"GET /notices">;

interface NoticesProps {
  /** Null for the server as a whole. */
  readonly organisation: string | null;
}

/** Form in which the owner sets imprint and privacy notice; lists missing ones first. */
export const NoticesSection = ({ organisation }: NoticesProps): VNode => {
  const page = usePage();
  const t = noticesTexts[page.language];
  const { say } = useConsole();
  const [notices, setNotices] = useState<NoticesHere | null>(null);
  const load = async (): Promise<void> => {
    const answer =
      organisation === null
        ? await api("GET /notices")
        : await api("GET /organisations/:organisation/notices", { params: { organisation } });
    if (answer.ok) setNotices(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const save = async (notice: LegalNotice, text: string): Promise<void> => {
    const body = { text: text.trim() === "" ? null : text };
    const answer =
      organisation === null
        ? await api("PUT /notices/:notice", { params: { notice }, body })
        : await api("PUT /organisations/:organisation/notices/:notice", {
            params: { organisation, notice },
            body,
          });
    if (!answer.ok) return say("problem", answer.problem.detail);
    say("done", t.saved);
    await load();
  };
  const missing = LEGAL_NOTICES.filter((one) => notices !== null && notices[one].held === null);
  return (
    <Section id="notices" title={t.title}>
      {missing.length > 0 && (
        <p class="message warn wraps">
          {missing.map((one) => t.missing[one]).join(" ")} {t.whyMissing}
        </p>
      )}
      <p class="note">{t.hint}</p>
      {notices !== null &&
        LEGAL_NOTICES.map((notice) => (
          <NoticeForm
            key={notice}
            {...{ notice, organisation, page }}
            at={notices[notice]}
            onSave={(text) => void save(notice, text)}
          />
        ))}
    </Section>
  );
};

interface NoticeFormProps extends NoticesProps {
  readonly notice: LegalNotice;
  readonly at: NoticesHere[LegalNotice];
  readonly onSave: (text: string) => void;
}

const NoticeForm = ({ notice, organisation, at, onSave }: NoticeFormProps): VNode => {
  const t = useTexts(noticesTexts);
  const [text, setText] = useState(at.own ?? "");
  const shown = at.held;
  return (
    <Form class="stack" onSubmit={() => onSave(text)}>
      <label class="field">
        <span>{t.field[notice]}</span>
        <textarea
          rows={5}
          maxLength={20_000}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {at.own === null && shown !== null && <p class="note">{t.inherited}</p>}
      <p class="cluster">
        <button type="submit">{t.save[notice]}</button>
        {shown !== null && (
          <a href={isNoticeAddress(shown.text) ? shown.text : noticePath(notice, organisation)}>
            {t.show}
          </a>
        )}
      </p>
    </Form>
  );
};
