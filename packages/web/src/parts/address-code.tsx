import type { VNode } from "preact";
import { usePage } from "../shell/page-context.ts";
import { addressCodePath, leadsElsewhere } from "../shell/paths.ts";

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
