import { onlyHereTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { usePage } from "../../shell/page-context.ts";
import { leadsElsewhere } from "../../shell/paths.ts";
import { CommandWords } from "../command-words.tsx";

/**
 * Explains to directors why prints, projectors and links have no QR code: only this machine can
 * reach the address. Never printed.
 */
export const OnlyHere = (): VNode | null => {
  const { baseUrl, hall, language } = usePage();
  const t = onlyHereTexts[language];
  return leadsElsewhere(baseUrl) ? null : (
    <p class="note no-print only-here">
      <CommandWords text={hall?.reach === "computer" ? t.yet : t.always} />
    </p>
  );
};
