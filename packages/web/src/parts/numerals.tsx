import type { VNode } from "preact";
import { formatHalves, formatSigned } from "../language/numbers.ts";

/** A balance such as `13½–7½`. */
export const Record = ({ wins, losses }: { wins: number; losses: number }): VNode => (
  <span class="record">
    {formatHalves(wins)}–{formatHalves(losses)}
  </span>
);

/** Points with a sign; the sign is part of the text, colour only repeats it. */
export const Signed = ({ value }: { value: number }): VNode => (
  <span class={value > 0 ? "signed plus" : value < 0 ? "signed minus" : "signed"}>
    {formatSigned(value)}
  </span>
);
