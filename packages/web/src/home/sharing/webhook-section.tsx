import { type Answer, formatTime, type WebhookTopic } from "@losfee/contract";
import type { NewWebhookResource, WebhookResource } from "@losfee/contract/api";
import { sharingTexts } from "@losfee/messages/home-sharing";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CopyField } from "../../parts/console/copy-field.tsx";
import { ActionDialog } from "../../parts/console/dialog.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf, type PageFrame, type PageProps } from "../../shell/page.ts";
import { usePage, useTexts } from "../../shell/page-context.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import type { SharingModel } from "./page.ts";

/** Messages to other programs: receivers, topics, and deliveries. */
export const WebhookSection = ({ model }: PageProps<SharingModel>): VNode => {
  const page = usePage();
  const t = sharingTexts[page.language];
  const { say } = useConsole();
  const params = { id: competitionIdOf(page) };
  const [hooks, setHooks] = useState<readonly WebhookResource[] | null>(null);
  const [url, setUrl] = useState("");
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(model.topics);
  const [problem, setProblem] = useState<string | null>(null);
  const [fresh, setFresh] = useState<NewWebhookResource | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [removing, setRemoving] = useState<WebhookResource | null>(null);
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/webhooks", { params });
    if (answer.ok) setHooks(answer.value.webhooks);
    else setProblem(answer.problem.detail);
  };
  useEffect(() => void load(), []);
  const add = async (): Promise<void> => {
    setProblem(null);
    const body = { url, topics: [...topics], language: page.language };
    const answer = await api("POST /competitions/:id/webhooks", { params, body });
    if (!answer.ok) return setProblem(answer.problem.detail);
    setFresh(answer.value);
    setUrl("");
    await load();
  };
  /** Reports the result of an action, then reloads. */
  const told = async (answer: Answer<unknown>, done: string): Promise<void> => {
    if (answer.ok) say("done", done);
    else say("problem", answer.problem.detail);
    await load();
  };
  const of = ({ id: webhook }: WebhookResource) => ({ params: { ...params, webhook } });
  const test = async (hook: WebhookResource): Promise<void> =>
    told(await api("POST /competitions/:id/webhooks/:webhook/test", of(hook)), t.tested);
  const remove = async (hook: WebhookResource): Promise<void> => {
    setRemoving(null);
    if (fresh?.id === hook.id) setFresh(null);
    await told(await api("DELETE /competitions/:id/webhooks/:webhook", of(hook)), t.removed);
  };
  return (
    <Section id="sharing-webhooks" title={t.hooks}>
      <p class="note">{t.hooksIntro}</p>
      <Problem>{problem}</Problem>
      <Form class="stack" onSubmit={() => void add()}>
        <TextField
          wide
          label={t.url}
          value={url}
          required
          maxLength={2000}
          placeholder={t.urlHint}
          spellcheck={false}
          onChange={setUrl}
        />
        <Topics topics={model.topics} chosen={topics} onChange={setTopics} />
        <div class="cluster">
          <button type="submit" class="primary">
            {t.add}
          </button>
        </div>
      </Form>
      {fresh !== null && (
        <div class="stack" aria-live="polite">
          <p>
            <b>{fresh.url}</b>: {t.secretOnce}
          </p>
          <CopyField label={t.secret} value={fresh.secret} />
        </div>
      )}
      {hooks === null && problem === null && <p class="note">{t.loading}</p>}
      {hooks?.length === 0 && <p class="note">{t.none}</p>}
      <ul class="plain webhook-list">
        {hooks?.map((hook) => (
          <li key={hook.id}>
            <b class="path">{hook.url}</b>
            <p class="note">
              {hook.topics.map((topic) => t.topics[topic]).join(", ")} · {standing(hook, page)}
            </p>
            <div class="cluster">
              <button type="button" onClick={() => void test(hook)}>
                {t.test}
              </button>
              <button
                type="button"
                aria-expanded={open === hook.id}
                onClick={() => setOpen(open === hook.id ? null : hook.id)}
              >
                {t.log}
              </button>
              <button type="button" onClick={() => setRemoving(hook)}>
                {t.remove}
              </button>
            </div>
            {open === hook.id && <DeliveryLog hook={hook} onChange={load} />}
          </li>
        ))}
      </ul>
      {removing !== null && (
        <ActionDialog
          title={t.removeTitle}
          confirm={t.remove}
          isFinal
          onClose={() => setRemoving(null)}
          onSubmit={() => void remove(removing)}
        >
          <p>{t.removeAsk({ url: removing.url })}</p>
        </ActionDialog>
      )}
    </Section>
  );
};

const Topics = ({
  topics,
  chosen,
  onChange,
}: {
  readonly topics: readonly WebhookTopic[];
  readonly chosen: readonly WebhookTopic[];
  readonly onChange: (chosen: readonly WebhookTopic[]) => void;
}): VNode => {
  const t = useTexts(sharingTexts);
  return (
    <fieldset class="webhook-topics">
      <legend>{t.topicsLabel}</legend>
      {topics.map((topic) => (
        <label key={topic} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(topic)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== topic);
              onChange(event.currentTarget.checked ? [...others, topic] : others);
            }}
          />
          <span>{t.topics[topic]}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Sums up the deliveries in a few words. */
const standing = (
  { waiting, failed, deliveredAt }: WebhookResource,
  { language, timeZone }: PageFrame,
): string => {
  const t = sharingTexts[language];
  const parts = [
    ...(failed > 0 ? [t.failed({ count: failed })] : []),
    ...(waiting > 0 ? [t.waiting({ count: waiting })] : []),
    ...(deliveredAt === null
      ? []
      : [t.delivered({ when: formatTime(deliveredAt, language, timeZone) })]),
  ];
  return parts.length === 0 ? t.nothingYet : parts.join(" · ");
};
