import { copyTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { useConsole } from "../../shell/client/context.ts";
import { useTexts } from "../../shell/page-context.ts";

/** A text with a copy button. */
export const CopyField = ({
  label,
  value,
  rows,
}: {
  readonly label: string;
  readonly value: string;
  /** Number of lines; a single one if missing. */
  readonly rows?: number;
}): VNode => {
  const t = useTexts(copyTexts);
  const { say } = useConsole();
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    const field = line.current ?? area.current;
    field?.focus();
    field?.select();
    // Pages on plain http have no clipboard API: select the text for copying by key.
    if (navigator.clipboard === undefined) return say("done", t.copyByHand);
    const copied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    say("done", copied ? t.copied : t.copyByHand);
  };
  return (
    <div class="copy-field">
      {rows === undefined ? (
        <label class="field wide">
          <span>{label}</span>
          <input ref={line} readOnly value={value} />
        </label>
      ) : (
        <label class="field wide">
          <span>{label}</span>
          <textarea ref={area} readOnly rows={rows} value={value} />
        </label>
      )}
      <button type="button" aria-label={t.copyOf({ what: label })} onClick={() => void copy()}>
        {t.copy}
      </button>
    </div>
  );
};
