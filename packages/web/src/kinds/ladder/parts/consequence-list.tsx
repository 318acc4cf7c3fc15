import type { VNode } from "preact";
import type { ConsequenceLine } from "./consequence-line.ts";

/** Events, one below the other. */
export const ConsequenceList = ({
  consequences,
  empty,
}: {
  readonly consequences: readonly ConsequenceLine[];
  readonly empty: string;
}): VNode =>
  consequences.length === 0 ? (
    <p class="empty">{empty}</p>
  ) : (
    <ol class="plain consequences">
      {consequences.map(({ text, date, seq }, index) => (
        <li key={`${seq}-${index}`}>
          <span class="date">{date}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
