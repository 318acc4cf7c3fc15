import { formatTime } from "@losfee/contract";
import type { DeliveryResource, WebhookResource } from "@losfee/contract/api";
import { sharingTexts } from "@losfee/messages/home-sharing";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../shell/client/api.ts";
import { useConsole } from "../../shell/client/context.ts";
import { competitionIdOf } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";

/** Polling interval of the open log, in milliseconds. */
const LOOK = 3_000;

/** The latest messages to a receiver; each can be sent again. */
export const DeliveryLog = ({
  hook,
  onChange,
}: {
  readonly hook: WebhookResource;
  readonly onChange: () => Promise<void>;
}): VNode => {
  const page = usePage();
  const t = sharingTexts[page.language];
  const { say } = useConsole();
  const params = { id: competitionIdOf(page), webhook: hook.id };
  const [deliveries, setDeliveries] = useState<readonly DeliveryResource[] | null>(null);
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/webhooks/:webhook/deliveries", { params });
    if (answer.ok) setDeliveries(answer.value.deliveries);
  };
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), LOOK);
    return () => clearInterval(timer);
  }, [hook.id]);
  const again = async ({ id }: DeliveryResource): Promise<void> => {
    const answer = await api(
      "POST /competitions/:id/webhooks/:webhook/deliveries/:delivery/replay",
      { params: { ...params, delivery: id } },
    );
    if (answer.ok) say("done", t.replayed);
    else say("problem", answer.problem.detail);
    await load();
    await onChange();
  };
  if (deliveries === null) return <p class="note">{t.loading}</p>;
  if (deliveries.length === 0) return <p class="note">{t.emptyLog}</p>;
  return (
    <ul class="plain delivery-log" aria-label={t.logOf({ url: hook.url })}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <b>{delivery.title === "" ? t.erased : delivery.title}</b> · {t.status[delivery.status]} ·{" "}
          {t.attempts({ count: delivery.attempts })}
          <p class="note">
            {formatTime(delivery.createdAt, page.language, page.timeZone)}
            {delivery.nextAt !== null &&
              delivery.attempts > 0 &&
              ` · ${t.next({ when: formatTime(delivery.nextAt, page.language, page.timeZone) })}`}
            {delivery.fault !== null && <> · {delivery.fault.message}</>}
          </p>
          {delivery.body !== "" && delivery.status !== "sending" && (
            <button
              type="button"
              aria-label={t.againOf({ what: delivery.title })}
              onClick={() => void again(delivery)}
            >
              {t.again}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
