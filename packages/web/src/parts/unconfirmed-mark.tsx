import type { Language } from "@losfee/contract";
import { partTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";

interface UnconfirmedMarkProps {
  /** True if the marked value includes an unconfirmed result. */
  readonly of: boolean;
  readonly language: Language;
}

/** Marks a result as reported but subject to change. */
export const UnconfirmedMark = ({ of, language }: UnconfirmedMarkProps): VNode | null => {
  const { unconfirmed } = partTexts[language];
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
export const UnconfirmedLegend = ({ of, language }: UnconfirmedMarkProps): VNode | null =>
  of ? <p class="legend">? {partTexts[language].unconfirmed}</p> : null;
