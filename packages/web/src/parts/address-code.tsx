import { addressTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { usePage } from "../shell/page-context.ts";
import { addressCodePath, leadsElsewhere } from "../shell/paths.ts";

/** The live page's address for print; null if no other device could reach it. */
export const PaperAddress = ({ competition }: { readonly competition: string }): VNode | null => {
  const page = usePage();
  return leadsElsewhere(page.baseUrl) ? (
    <p class="paper-address">
      <img src={addressCodePath(competition)} alt="" loading="lazy" />
      {addressTexts[page.language].onPhones}
    </p>
  ) : null;
};

/** The public address with its QR code; null if no other device could reach it. */
export const ScreenAddress = ({
  competition,
  address,
}: {
  readonly competition: string;
  readonly address: string;
}): VNode | null => {
  const page = usePage();
  return leadsElsewhere(page.baseUrl) ? (
    <>
      <p class="screen-address">{address}</p>
      <img class="screen-code" src={addressCodePath(competition)} alt="" />
    </>
  ) : null;
};
