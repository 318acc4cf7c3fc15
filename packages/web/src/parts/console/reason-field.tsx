import { consoleTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useTexts } from "../../shell/page-context.ts";

const MEMORY = "losfee-reasons";
const REMEMBERED = 6;

/** Recent reasons on this machine by act, latest first. */
const remembered = (): Readonly<Record<string, readonly string[]>> => {
  try {
    const reasons: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "{}");
    return typeof reasons === "object" && reasons !== null && !Array.isArray(reasons)
      ? (reasons as Record<string, readonly string[]>)
      : {};
  } catch {
    // Storage may be disabled; then nothing is remembered.
    return {};
  }
};

const lastReasons = (act: string | null): readonly string[] => {
  const reasons = act === null ? [] : remembered()[act];
  return Array.isArray(reasons) ? reasons.filter((one) => typeof one === "string") : [];
};

/** Remembers the reason of an act for the next time. */
export const rememberReason = (act: string, reason: string): void => {
  const text = reason.trim();
  if (text === "") return;
  const reasons = [text, ...lastReasons(act).filter((one) => one !== text)].slice(0, REMEMBERED);
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ ...remembered(), [act]: reasons }));
  } catch {
    // See above: a convenience only.
  }
};

interface ReasonFieldProps {
  /** The act, whose recent reasons are offered; null while it is not complete. */
  readonly act: string | null;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly first?: boolean;
  /** A reason implied by the action; listed first. */
  readonly offered?: string | undefined;
}

/**
 * Asks for an action's reason. Recent ones of that act are offered in a list, but the field starts empty: a
 * prefilled reason would be sent with actions it does not belong to.
 */
export const ReasonField = ({ act, value, onChange, first, offered }: ReasonFieldProps): VNode => {
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
        {[...new Set([...(offered === undefined ? [] : [offered]), ...lastReasons(act)])].map(
          (reason) => (
            <option key={reason} value={reason} />
          ),
        )}
      </datalist>
    </label>
  );
};
