import type { ContestAddress } from "@losfee/core";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { TableSheet } from "../../parts/tables/sheet.ts";
import { addressOf, type Fields, keyOf } from "./use-fields.ts";

/** What was said about the fields of a game, as long as it is of what is known of it. */
interface Remark {
  readonly seq: number;
  readonly text: ComponentChildren;
  /** Whether a second Enter answers it. */
  readonly asks: boolean;
}

/** What is said about the fields of games. */
export interface Remarks {
  /** Says something of a game, in place of what was said; null: nothing any more. */
  readonly tell: (address: ContestAddress, text: ComponentChildren | null, asks?: boolean) => void;
  /** Whether a game was asked about with what is known of it now: Enter then answers. */
  readonly isAsked: (address: ContestAddress) => boolean;
  /** What is said of a sheet's games, as long as its cause is there. */
  readonly textOf: (sheet: TableSheet) => ComponentChildren;
}

/** What is said about the fields of games; it goes once something else is known of a game. */
export const useRemarks = ({ knownOf }: Pick<Fields, "knownOf">): Remarks => {
  const [remarks, setRemarks] = useState<Readonly<Record<string, Remark>>>({});
  const seqOf = (address: ContestAddress): number => knownOf(address)?.seq ?? 0;
  const remarkOf = (address: ContestAddress): Remark | null => {
    const remark = remarks[keyOf(address)];
    return remark !== undefined && remark.seq === seqOf(address) ? remark : null;
  };
  return {
    tell: (address, text, asks = false) =>
      setRemarks((before) => {
        const { [keyOf(address)]: _, ...others } = before;
        if (text === null) return others;
        return { ...others, [keyOf(address)]: { seq: seqOf(address), text, asks } };
      }),
    isAsked: (address) => remarkOf(address)?.asks ?? false,
    textOf: (sheet) =>
      sheet.games.map((game) => remarkOf(addressOf(sheet, game))).find((remark) => remark !== null)
        ?.text ?? null,
  };
};
