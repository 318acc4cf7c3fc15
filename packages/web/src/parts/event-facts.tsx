import { type EventDetailRow, type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";
import { Section } from "./section.tsx";

const factTexts = texts({ de: { title: "Das Turnier" }, en: { title: "The event" } });

/** What is announced of an event, for everybody; nothing where nothing is known. */
export const EventFacts = ({
  facts,
  language,
}: {
  readonly facts: readonly EventDetailRow[];
  readonly language: Language;
}): VNode | null =>
  facts.length === 0 ? null : (
    <Section id="event" title={factTexts[language].title}>
      <dl class="event-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
