import { hallTexts, onlyHereTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { usePage } from "../../shell/page-context.ts";
import { leadsElsewhere } from "../../shell/paths.ts";
import { CommandWords } from "../command-words.tsx";
import { ShowToHall } from "./show-to-hall.tsx";

/**
 * Explains to directors why prints, projectors and links have no QR code: only this machine can
 * reach the address. Offers to let the network in. Never printed.
 */
export const OnlyHere = (): VNode | null => {
  const { baseUrl, hall, language } = usePage();
  if (leadsElsewhere(baseUrl)) return null;
  return hall?.reach === "computer" ? (
    <div class="stack no-print only-here">
      <p class="note">{hallTexts[language].onlyHere}</p>
      <p>
        <ShowToHall />
      </p>
    </div>
  ) : (
    <p class="note no-print only-here">
      <CommandWords text={onlyHereTexts[language]} />
    </p>
  );
};
