import { isSignedOut } from "@losfee/contract";
import { outboxTexts } from "@losfee/messages/parts-outbox";
import type { ComponentChildren, VNode } from "preact";
import { useTexts } from "../../shell/page-context.ts";
import type { Outbox, OutboxItem } from "./outbox.ts";

interface OutboxListProps {
  readonly outbox: Outbox;
  /** Puts a refused line back for correction. */
  readonly onMend: (item: OutboxItem) => void;
  /** Filter of the unrecorded lines; by default all. */
  readonly shows?: (item: OutboxItem) => boolean;
  /** Explanation of a refusal besides the server's message, with possible fixes. */
  readonly explain?: (item: OutboxItem) => ComponentChildren;
}

/** Unrecorded lines with their states. */
export const OutboxList = ({
  outbox,
  onMend,
  shows = () => true,
  explain,
}: OutboxListProps): VNode | null => {
  const t = useTexts(outboxTexts);
  const open = outbox.items.value.filter((item) => item.state !== "done" && shows(item));
  if (open.length === 0) return null;
  return (
    <ul class="outbox" aria-live="assertive">
      {open.map((item) => (
        <li key={item.key} class={`message ${item.state === "refused" ? "bad" : "warn"}`}>
          <code>{item.text}</code>
          <span>
            {item.state === "refused"
              ? item.problem?.detail
              : item.state !== "waiting"
                ? t.sending
                : item.problem !== null && isSignedOut(item.problem)
                  ? t.waitingForSession
                  : t.waiting}
          </span>
          {item.state === "refused" && (
            <>
              {explain?.(item)}
              <button
                type="button"
                onClick={() => {
                  outbox.drop(item.key);
                  onMend(item);
                }}
              >
                {t.mend}
              </button>
              <button type="button" onClick={() => outbox.drop(item.key)}>
                {t.forget}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
