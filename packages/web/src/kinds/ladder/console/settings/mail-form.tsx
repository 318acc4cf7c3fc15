import type { MailSetup } from "@losfee/contract/api";
import { ladderSettingsTexts } from "@losfee/messages/ladder-console-settings";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choicesOf } from "../../../../parts/choices.ts";
import { CheckField, ChoiceField, TextField } from "../../../../parts/fields.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";

const SENDING = ["off", "drafts", "on"] as const;

type MailSettings = Omit<NonNullable<MailSetup["settings"]>, "since"> & { readonly since?: string };

/** Turns sending and reading mail on or off; starts when first switched on. */
export const MailForm = (): VNode | null => {
  const page = usePage();
  const t = ladderSettingsTexts[page.language];
  const { say } = useConsole();
  const [setup, setSetup] = useState<MailSetup | null>(null);
  const [changed, setChanged] = useState<Partial<MailSettings>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
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
      receiving: false,
    }),
    ...changed,
  };
  const change = (part: Partial<MailSettings>): void => setChanged({ ...changed, ...part });
  const save = async (): Promise<void> => {
    const answer = await api("PUT /competitions/:id/mail", { params, body: settings });
    // It stays where it was typed until it is mended.
    setRefusal(answer.ok ? null : answer.problem.detail);
    if (!answer.ok) return;
    setSetup(answer.value);
    setChanged({});
    say("done", t.savedMail);
  };
  return (
    <Form class="section stack" aria-labelledby="mail-settings" onSubmit={() => void save()}>
      <h2 id="mail-settings">{t.mail}</h2>
      {!(setup.server.sends && setup.server.receives) && <p class="note">{t.noMail}</p>}
      {setup.server.sends && !setup.server.links && <p class="note">{t.noLinks}</p>}
      {setup.server.mailbox === "waiting" && <p class="note">{t.noMailbox}</p>}
      <div class="cluster fields">
        <ChoiceField
          label={t.sending}
          value={settings.sending}
          choices={choicesOf(SENDING, (one) => t.sendings[one])}
          onChange={(sending) => change({ sending })}
        />
        <TextField
          label={t.senderName}
          value={settings.senderName}
          maxLength={200}
          onChange={(senderName) => change({ senderName })}
        />
        <TextField
          label={t.address}
          value={settings.address ?? ""}
          maxLength={320}
          onChange={(text) => change({ address: text.trim() === "" ? null : text.trim() })}
        />
        <CheckField
          label={t.receiving}
          value={settings.receiving}
          onChange={(receiving) => change({ receiving })}
        />
      </div>
      <Problem>{refusal}</Problem>
      <button type="submit">{t.saveMail}</button>
    </Form>
  );
};
