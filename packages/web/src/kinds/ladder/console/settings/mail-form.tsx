import type { MailSetup } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { ladderSettingsTexts } from "./texts.ts";

const SENDING = ["off", "drafts", "on"] as const;

type MailSettings = NonNullable<MailSetup["settings"]>;

/** Whether mails are sent and read; from the moment on at which it is switched on first. */
export const MailForm = ({ page }: { readonly page: PageFrame }): VNode | null => {
  const t = ladderSettingsTexts[page.language];
  const { say } = useConsole();
  const [setup, setSetup] = useState<MailSetup | null>(null);
  const [changed, setChanged] = useState<Partial<MailSettings>>({});
  const params = { id: competitionIdOf(page) };
  const load = async (): Promise<void> => {
    const answer = await api("GET /competitions/:id/mail", { params });
    if (answer.ok) setSetup(answer.value);
    else say("problem", answer.problem.detail);
  };
  useEffect(() => void load(), []);
  if (setup === null) return null;
  const settings: MailSettings = {
    ...(setup.settings ?? {
      address: null,
      senderName: page.competition?.name ?? "",
      sending: "off",
      since: new Date().toISOString(),
      receiving: false,
    }),
    ...changed,
  };
  const change = (part: Partial<MailSettings>): void => setChanged({ ...changed, ...part });
  const save = async (): Promise<void> => {
    const answer = await api("PUT /competitions/:id/mail", { params, body: settings });
    if (!answer.ok) return say("problem", answer.problem.detail);
    setSetup(answer.value);
    setChanged({});
    say("done", t.done);
  };
  return (
    <form
      class="card stack"
      aria-labelledby="mail-settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="mail-settings">{t.mail}</h2>
      {!(setup.server.sends && setup.server.receives) && <p class="note">{t.noMail}</p>}
      <div class="cluster fields">
        <label class="field">
          <span>{t.sending}</span>
          <select
            value={settings.sending}
            onChange={(event) => {
              const sending = SENDING.find((one) => one === event.currentTarget.value);
              if (sending !== undefined) change({ sending });
            }}
          >
            {SENDING.map((one) => (
              <option key={one} value={one} selected={one === settings.sending}>
                {t.sendings[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t.senderName}</span>
          <input
            value={settings.senderName}
            maxLength={200}
            onInput={(event) => change({ senderName: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{t.address}</span>
          <input
            value={settings.address ?? ""}
            maxLength={320}
            onInput={(event) => {
              const address = event.currentTarget.value.trim();
              change({ address: address === "" ? null : address });
            }}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.receiving}
            onChange={(event) => change({ receiving: event.currentTarget.checked })}
          />{" "}
          {t.receiving}
        </label>
      </div>
      <button type="submit">{t.saveMail}</button>
    </form>
  );
};
