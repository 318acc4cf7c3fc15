import type { EventDetailRow } from "@losfee/contract";
import type { VNode } from "preact";

/** Public facts of an event; null without any. */
export const EventFacts = ({
  facts,
}: {
  readonly facts: readonly EventDetailRow[];
}): VNode | null =>
  facts.length === 0 ? null : (
    <dl class="event-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
