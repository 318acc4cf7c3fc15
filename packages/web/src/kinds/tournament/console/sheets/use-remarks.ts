import type { ContestAddress } from "@losfee/core";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { TableSheet } from "../../parts/tables/sheet.ts";
import { addressOf, type Fields, keyOf } from "./use-fields.ts";

/** A message about a game's fields, valid for one known result. */
interface Remark {
  readonly seq: number;
  readonly text: ComponentChildren;
  /** True if a second Enter confirms it. */
  readonly asks: boolean;
}

/** Messages about the fields of games. */
export interface Remarks {
  /** Sets the message of a game; null: removes it. */
  readonly tell: (address: ContestAddress, text: ComponentChildren | null, asks?: boolean) => void;
  /** True if a game was asked about with its current known result: Enter then confirms. */
  readonly isAsked: (address: ContestAddress) => boolean;
  /** Messages of a sheet's games, while their cause lasts. */
  readonly textOf: (sheet: TableSheet) => ComponentChildren;
}

/** Messages about the fields of games; a new known result of a game removes its message. */
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
