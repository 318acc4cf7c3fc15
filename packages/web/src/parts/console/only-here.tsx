import { hallTexts, onlyHereTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { usePage } from "../../shell/page-context.ts";
import { leadsElsewhere } from "../../shell/paths.ts";
import { CommandWords } from "../command-words.tsx";
import { ShowToHall } from "./show-to-hall.tsx";

/**
 * Explains to directors why prints, projectors and links have no QR code: only this machine can
 * reach the address. `offers`: outside forms, a button lets the network in. Never printed.
 */
export const OnlyHere = ({ offers }: { readonly offers?: true }): VNode | null => {
  const { baseUrl, hall, language } = usePage();
  const t = hallTexts[language];
  if (leadsElsewhere(baseUrl)) return null;
  const isOpenable = hall?.reach === "computer";
  if (isOpenable && offers === true) {
    return (
      <div class="stack no-print only-here">
        <p class="note">{t.onlyHere}</p>
        <p>
          <ShowToHall />
        </p>
      </div>
    );
  }
  return (
    <p class="note no-print only-here">
      <CommandWords text={isOpenable ? t.onlyHereYet : onlyHereTexts[language]} />
    </p>
  );
};
