import type { VNode } from "preact";
import type { ShownHappening } from "./shown-history.ts";

/** What happened, one below the other. */
export const HappeningList = ({
  happenings,
  empty,
}: {
  readonly happenings: readonly ShownHappening[];
  readonly empty: string;
}): VNode =>
  happenings.length === 0 ? (
    <p class="empty">{empty}</p>
  ) : (
    <ol class="plain happenings">
      {happenings.map(({ text, date, seq }, index) => (
        <li key={`${seq}-${index}`}>
          <span class="date">{date}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
