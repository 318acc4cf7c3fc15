import { texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../../shell/page.ts";
import { leadsElsewhere } from "../../shell/paths.ts";
import { CommandWords } from "../command-words.tsx";

const onlyHereTexts = texts({
  de: "Ohne QR-Codes: Diese Adresse führt nur auf diesem Rechner hierher. Für Telefone im selben Netz Losfee mit --network starten und Links neu anlegen.",
  en: "Without QR codes: this address works on this machine only. For phones on the same network, start Losfee with --network and make links again.",
});

/**
 * Explains to directors why prints, projectors and links have no QR code: only this machine can
 * reach the address. Never printed.
 */
export const OnlyHere = ({ page }: { readonly page: PageFrame }): VNode | null =>
  leadsElsewhere(page.baseUrl) ? null : (
    <p class="note no-print only-here">
      <CommandWords text={onlyHereTexts[page.language]} />
    </p>
  );
