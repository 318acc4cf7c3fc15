import { isSignedOut, type Language } from "@losfee/contract";
import type { VNode } from "preact";
import type { Outbox } from "./outbox.ts";
import { lineTexts } from "./texts.ts";

interface OutboxListProps {
  readonly language: Language;
  readonly outbox: Outbox;
  /** Takes a line back that was refused, to be typed otherwise. */
  readonly onMend: (text: string) => void;
}

/** Lines that are not recorded (yet), each with what became of it. */
export const OutboxList = ({ language, outbox, onMend }: OutboxListProps): VNode | null => {
  const t = lineTexts[language];
  const open = outbox.items.value.filter(({ state }) => state !== "done");
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
              <button
                type="button"
                onClick={() => {
                  outbox.drop(item.key);
                  onMend(item.text);
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
