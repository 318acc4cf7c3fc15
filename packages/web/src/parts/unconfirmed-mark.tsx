import { partTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage, useTexts } from "../shell/page-context.ts";

interface UnconfirmedMarkProps {
  /** True if the marked value includes an unconfirmed result. */
  readonly of: boolean;
}

/** Marks a result as reported but subject to change. */
export const UnconfirmedMark = ({ of }: UnconfirmedMarkProps): VNode | null => {
  const { unconfirmed } = useTexts(partTexts);
  if (!of) return null;
  return (
    <span class="note" title={unconfirmed}>
      {" "}
      <span aria-hidden="true">?</span>
      <span class="visually-hidden">({unconfirmed})</span>
    </span>
  );
};

/** Explains the mark if it is on the page. */
export const UnconfirmedLegend = ({ of }: UnconfirmedMarkProps): VNode | null => {
  const language = useLanguage();
  return of ? <p class="legend">? {partTexts[language].unconfirmed}</p> : null;
};
