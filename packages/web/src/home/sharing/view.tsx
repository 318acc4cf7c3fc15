import { sharingTexts } from "@losfee/messages/home-sharing";
import type { VNode } from "preact";
import { ConsolePage } from "../../parts/console/console-page.tsx";
import { CopyField } from "../../parts/console/copy-field.tsx";
import { OnlyHereUnlessShown, OnlyOnThisComputer } from "../../parts/console/show-to-hall.tsx";
import { Section } from "../../parts/section.tsx";
import type { PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { addressCodePath, leadsElsewhere, screensPath } from "../../shell/paths.ts";
import { EmbedSection } from "./embed-section.tsx";
import type { SharingModel } from "./page.ts";
import { WebhookSection } from "./webhook-section.tsx";

/** Outgoing data of a competition: feeds, embeds, messages to programs. */
export const SharingView = ({ model }: PageProps<SharingModel>): VNode => {
  const page = usePage();
  const t = sharingTexts[page.language];
  return (
    <ConsolePage title={t.title}>
      <section class="share" aria-labelledby="share-title">
        <div class="stack">
          <h2 id="share-title">{t.publicPages}</h2>
          <CopyField label={t.publicAddress} value={model.home} />
          <CopyField label={t.ready} value={model.text} rows={5} />
          <OnlyHereUnlessShown />
          <OnlyOnThisComputer />
        </div>
        {page.competition !== null && leadsElsewhere(page.baseUrl) && (
          <img class="qr" src={addressCodePath(page.competition.id)} alt={t.code} />
        )}
      </section>
      <Section id="sharing-addresses" title={t.addresses}>
        <p class="note">{t.intro}</p>
        {model.feeds.map(({ name, url }) => (
          <CopyField key={name} label={t.address[name]} value={url} />
        ))}
        <CopyField label={t.address.calendar} value={model.calendar} />
      </Section>
      {page.competition !== null && page.competition.kind !== "ladder" && (
        <Section id="sharing-screens" title={t.screens}>
          <p class="note">{t.screensIntro}</p>
          <p>
            <a href={screensPath(page.competition.id)}>{t.toScreens}</a>
          </p>
        </Section>
      )}
      <EmbedSection model={model} />
      <WebhookSection model={model} />
    </ConsolePage>
  );
};
