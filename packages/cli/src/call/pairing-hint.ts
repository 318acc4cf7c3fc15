import { pairTexts } from "@losfee/messages/cli-pair";
import type { Call } from "./call.ts";

/** A refusal to pair for which the command line knows a way out. */
interface PairingFault {
  readonly code: string;
  readonly repeats?: number;
  readonly basedOn?: number;
  readonly known?: readonly string[];
}

/** Returns the command for a refused pairing; empty if there is none. */
export const pairingHint = (call: Call, fault: PairingFault): string => {
  const words = pairTexts[call.language];
  const { code, repeats, basedOn, known = [] } = fault;
  if (code === "no-pairing-within-repeats")
    return ` ${words.allowRepeats({ repeats: (repeats ?? 0) + 1 })}`;
  if (code === "unknown-option" && known.length > 0) return ` (${known.join(", ")})`;
  return code === "results-missing" && basedOn !== undefined
    ? ` ${words.baseOn({ round: basedOn })}`
    : "";
};
