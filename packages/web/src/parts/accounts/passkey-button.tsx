import { describeNoPasskeys, type NoPasskeys } from "@losfee/contract";
import type { VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";

interface PasskeyButtonProps {
  readonly act: "sign-in" | "add";
  readonly noPasskeys: NoPasskeys | null;
  readonly hint?: string;
  readonly label: string;
  /** Messages: without a script, without passkey support, and if none was chosen. */
  readonly states: Readonly<Record<"script" | "unknown" | "cancelled", string>>;
}

/**
 * Asks the browser for a passkey. `browser/passkeys.ts` shows the button if passkeys are possible;
 * otherwise the reason is shown.
 */
export const PasskeyButton = ({
  act,
  noPasskeys,
  hint,
  label,
  states,
}: PasskeyButtonProps): VNode => {
  const language = useLanguage();
  return noPasskeys !== null ? (
    <p class="note">{describeNoPasskeys(noPasskeys, language)}</p>
  ) : (
    <>
      {hint !== undefined && <p class="note">{hint}</p>}
      <p>
        <button type="button" class="primary" hidden data-passkey={act}>
          {label}
        </button>
      </p>
      <p
        id="passkey-state"
        role="status"
        data-unknown={states.unknown}
        data-cancelled={states.cancelled}
      >
        {states.script}
      </p>
    </>
  );
};
