import { balanceText, formatSigned } from "@losfee/contract";
import type { Tally } from "@losfee/core";
import type { VNode } from "preact";
import { type PageFrame, termsOf } from "../shell/page.ts";

/** What somebody has by now without the spread: `4½` points, or `13½–7½` wins and losses. */
export const Balance = ({
  tally,
  page,
}: {
  readonly tally: Pick<Tally, "points" | "wins" | "losses">;
  readonly page: PageFrame;
}): VNode => <span class="record">{balanceText(tally, termsOf(page), page.language)}</span>;

/** What somebody has by now in full: `4½` points, or `13½–7½ +728` with the spread. */
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

/** Whether the page's event tells of spread. */
export const hasSpread = (page: PageFrame): boolean => termsOf(page).tally === "wins-and-spread";

/** Points with a sign; the sign is part of the text, colour only repeats it. */
export const Signed = ({ value }: { value: number }): VNode => (
  <span class={value > 0 ? "signed plus" : value < 0 ? "signed minus" : "signed"}>
    {formatSigned(value)}
  </span>
);
