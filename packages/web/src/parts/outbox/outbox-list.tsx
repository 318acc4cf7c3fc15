import { isSignedOut, type Language } from "@losfee/contract";
import type { ComponentChildren, VNode } from "preact";
import type { Outbox, OutboxItem } from "./outbox.ts";
import { outboxTexts } from "./texts.ts";

interface OutboxListProps {
  readonly language: Language;
  readonly outbox: Outbox;
  /** Takes a line back that was refused, to be typed otherwise. */
  readonly onMend: (item: OutboxItem) => void;
  /** Which of those that are not recorded are shown; by default all. */
  readonly shows?: (item: OutboxItem) => boolean;
  /** What is known of a refused line beside the server's words, and what can be done about it. */
  readonly explain?: (item: OutboxItem) => ComponentChildren;
}

/** Lines that are not recorded (yet), each with what became of it. */
export const OutboxList = ({
  language,
  outbox,
  onMend,
  shows = () => true,
  explain,
}: OutboxListProps): VNode | null => {
  const t = outboxTexts[language];
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
