import type { Language } from "@losfee/contract";
import type { VNode } from "preact";
import { partTexts } from "./texts.ts";

interface UnconfirmedMarkProps {
  /** Whether what it stands behind comes from a result that nobody has confirmed. */
  readonly of: boolean;
  readonly language: Language;
}

/** Says of a result that it was reported and may still change. */
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

/** Explains the mark, where one is in view. */
export const UnconfirmedLegend = ({ of, language }: UnconfirmedMarkProps): VNode | null =>
  of ? <p class="legend">? {partTexts[language].unconfirmed}</p> : null;
