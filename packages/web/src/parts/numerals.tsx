import { balanceText, formatSigned } from "@losfee/contract";
import type { Tally } from "@losfee/core";
import type { VNode } from "preact";
import { type PageFrame, termsOf } from "../shell/page.ts";

/** A current score without the spread: `4½` points, or `13½–7½` wins and losses. */
export const Balance = ({
  tally,
  page,
}: {
  readonly tally: Pick<Tally, "points" | "wins" | "losses">;
  readonly page: PageFrame;
}): VNode => <span class="record">{balanceText(tally, termsOf(page), page.language)}</span>;

/** A current score in full: `4½` points, or `13½–7½ +728` with the spread. */
export const FullTally = ({
  tally,
  page,
}: {
  readonly tally: Tally;
  readonly page: PageFrame;
}): VNode => (
  <>
    <Balance tally={tally} page={page} />
    {hasSpread(page) && (
      <>
        {" "}
        <Signed value={tally.spread} />
      </>
    )}
  </>
);

/** True if the page's event counts spread. */
export const hasSpread = (page: PageFrame): boolean => termsOf(page).tally === "wins-and-spread";

/** Points with a sign; the text has the sign, colour only repeats it. */
export const Signed = ({ value }: { value: number }): VNode => (
  <span class={value > 0 ? "signed plus" : value < 0 ? "signed minus" : "signed"}>
    {formatSigned(value)}
  </span>
);
