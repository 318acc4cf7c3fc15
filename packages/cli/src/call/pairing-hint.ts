import { pairTexts } from "../language/pair.ts";
import type { Call } from "./call.ts";

/** A refusal to pair, as far as the command line knows a way out of it. */
interface PairingFault {
  readonly code: string;
  readonly repeats?: number;
  readonly basedOn?: number;
  readonly known?: readonly string[];
}

/** How a pairing that was refused can be asked for on the command line; empty where it cannot. */
export const pairingHint = (call: Call, fault: PairingFault): string => {
  const words = pairTexts[call.language];
  const { code, repeats, basedOn, known = [] } = fault;
  if (code === "no-pairing-within-repeats") return ` ${words.allowRepeats((repeats ?? 0) + 1)}`;
  if (code === "unknown-option" && known.length > 0) return ` (${known.join(", ")})`;
  return code === "results-missing" && basedOn !== undefined ? ` ${words.baseOn(basedOn)}` : "";
};
