import { balanceText, formatSigned } from "@losfee/contract";
import type { Tally } from "@losfee/core";
import type { VNode } from "preact";
import { type PageFrame, termsOf } from "../shell/page.ts";
import { usePage } from "../shell/page-context.ts";

/** A current score without the spread: `4½` points, or `13½–7½` wins and losses. */
export const Balance = ({
  tally,
}: {
  readonly tally: Pick<Tally, "points" | "wins" | "losses">;
}): VNode => {
  const page = usePage();
  return <span class="record">{balanceText(tally, termsOf(page), page.language)}</span>;
};

/** A current score in full: `4½` points, or `13½–7½ +728` with the spread. */
export const FullTally = ({ tally }: { readonly tally: Tally }): VNode => {
  const page = usePage();
  return (
    <>
      <Balance tally={tally} />
      {hasSpread(page) && (
        <>
          {" "}
          <Signed value={tally.spread} />
        </>
      )}
    </>
  );
};

/** True if the page's event counts spread. */
export const hasSpread = (page: PageFrame): boolean => termsOf(page).tally === "wins-and-spread";

/** Points with a sign; the text has the sign, colour only repeats it. */
export const Signed = ({ value }: { value: number }): VNode => (
  <span class={value > 0 ? "signed plus" : value < 0 ? "signed minus" : "signed"}>
    {formatSigned(value)}
  </span>
);
