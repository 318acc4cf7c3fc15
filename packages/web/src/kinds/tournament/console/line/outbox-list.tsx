import { isSignedOut, type Language } from "@losfee/contract";
import type { VNode } from "preact";
import type { OutboxItem } from "./outbox.ts";
import { lineTexts } from "./texts.ts";

interface OutboxListProps {
  readonly language: Language;
  readonly items: readonly OutboxItem[];
  readonly onMend: (item: OutboxItem) => void;
  readonly onForget: (item: OutboxItem) => void;
}

/** Lines that are not recorded (yet), each with what became of it. */
export const OutboxList = ({
  language,
  items,
  onMend,
  onForget,
}: OutboxListProps): VNode | null => {
  const t = lineTexts[language];
  const open = items.filter(({ state }) => state !== "done");
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
              <button type="button" onClick={() => onMend(item)}>
                {t.mend}
              </button>
              <button type="button" onClick={() => onForget(item)}>
                {t.forget}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
