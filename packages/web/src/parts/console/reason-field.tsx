import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useTexts } from "../../shell/page-context.ts";

const MEMORY = "losfee-reasons";
const REMEMBERED = 6;

/** Recent reasons on this machine, latest first. */
const lastReasons = (): readonly string[] => {
  try {
    const reasons: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(reasons) ? reasons.filter((one) => typeof one === "string") : [];
  } catch {
    // Storage may be disabled; then nothing is remembered.
    return [];
  }
};

/** Remembers a reason for the next time. */
export const rememberReason = (reason: string): void => {
  const text = reason.trim();
  if (text === "") return;
  const reasons = [text, ...lastReasons().filter((one) => one !== text)].slice(0, REMEMBERED);
  try {
    localStorage.setItem(MEMORY, JSON.stringify(reasons));
  } catch {
    // See lastReasons: a convenience only.
  }
};

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly first?: boolean;
  /** A reason implied by the action; listed first. */
  readonly offered?: string | undefined;
}

/**
 * Asks for an action's reason. Recent ones are offered in a list, but the field starts empty: a
 * prefilled reason would be sent with actions it does not belong to.
 */
export const ReasonField = ({ value, onChange, first, offered }: ReasonFieldProps): VNode => {
  const t = useTexts(consoleTexts);
  return (
    <label class="field">
      <span>
        {t.reason} ({t.reasonHint})
      </span>
      <input
        name="reason"
        value={value}
        required
        maxLength={300}
        list="reasons"
        autocomplete="off"
        data-first={first}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id="reasons">
        {[...new Set(offered === undefined ? lastReasons() : [offered, ...lastReasons()])].map(
          (reason) => (
            <option key={reason} value={reason} />
          ),
        )}
      </datalist>
    </label>
  );
};
