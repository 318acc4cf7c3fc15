import { texts } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";
import { addressCodePath, leadsElsewhere } from "../shell/paths.ts";

const addressTexts = texts({
  de: { onPhones: "Live auf dem Telefon" },
  en: { onPhones: "Live on your phone" },
});

/** A way from paper to the live page; nothing where no other device could follow it. */
export const PaperAddress = ({
  competition,
  page,
}: {
  readonly competition: string;
  readonly page: PageFrame;
}): VNode | null =>
  leadsElsewhere(page.baseUrl) ? (
    <p class="paper-address">
      <img src={addressCodePath(competition)} alt="" loading="lazy" />
      {addressTexts[page.language].onPhones}
    </p>
  ) : null;

/** The address for the audience, with its QR code; nothing where nobody else could follow it. */
export const ScreenAddress = ({
  competition,
  address,
  page,
}: {
  readonly competition: string;
  readonly address: string;
  readonly page: PageFrame;
}): VNode | null =>
  leadsElsewhere(page.baseUrl) ? (
    <>
      <p class="screen-address">{address}</p>
      <img class="screen-code" src={addressCodePath(competition)} alt="" />
    </>
  ) : null;
