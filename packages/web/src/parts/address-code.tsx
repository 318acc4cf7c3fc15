import { texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";
import { addressCodePath, leadsElsewhere } from "../shell/paths.ts";
import { CommandWords } from "./command-words.tsx";

const addressTexts = texts({
  de: {
    onPhones: "Live auf dem Telefon",
    noCode:
      "Kein QR-Code: Diese Adresse führt nur auf diesem Rechner hierher. Für Telefone im selben Netz Losfee mit --network starten.",
  },
  en: {
    onPhones: "Live on your phone",
    noCode:
      "No QR code: this address works on this machine only. For phones on the same network, start Losfee with --network.",
  },
});

/** A way from paper to the live page; where no other device could follow it, what helps. */
export const PaperAddress = ({
  competition,
  page,
}: {
  readonly competition: string;
  readonly page: PageFrame;
}): VNode => {
  const t = addressTexts[page.language];
  if (!leadsElsewhere(page.baseUrl))
    return (
      <p class="paper-no-code">
        <CommandWords text={t.noCode} />
      </p>
    );
  return (
    <p class="paper-address">
      <img src={addressCodePath(competition)} alt="" loading="lazy" />
      {t.onPhones}
    </p>
  );
};

/** The address for the audience, with its QR code; where nobody else could follow it, what helps. */
export const ScreenAddress = ({
  competition,
  address,
  page,
}: {
  readonly competition: string;
  readonly address: string;
  readonly page: PageFrame;
}): VNode =>
  leadsElsewhere(page.baseUrl) ? (
    <>
      <p class="screen-address">{address}</p>
      <img class="screen-code" src={addressCodePath(competition)} alt="" />
    </>
  ) : (
    <p class="screen-no-code">
      <CommandWords text={addressTexts[page.language].noCode} />
    </p>
  );
