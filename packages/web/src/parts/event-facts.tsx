import { type EventDetailRow, type Language, texts } from "@losfee/contract";
import type { VNode } from "preact";

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
    <section class="card stack" aria-labelledby="event">
      <h2 id="event">{factTexts[language].title}</h2>
      <dl class="event-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
