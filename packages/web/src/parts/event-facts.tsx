import type { VNode } from "preact";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import type { EventDetailRow } from "../messages/event-details.ts";

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
