import { eachLanguage } from "@losfee/contract";
import type { PgnRefusal } from "@losfee/files";
import { pgnRefusals } from "@losfee/messages/server-pgn-refusals";
import { quotingDescriberOf } from "./sentences.ts";

type MoveRefusal = Extract<PgnRefusal, { readonly code: "pgn-move-impossible" }>;

/** `12. Sf3` or `12… Sf3`: as players write a move. */
const move = ({ moveNumber, side, text }: MoveRefusal): string =>
  `${moveNumber}${side === "white" ? "." : "…"} ${text}`;

/** Describes why a game record cannot be read, with game, line and column. */
export const describePgnRefusal = quotingDescriberOf<PgnRefusal>(
  eachLanguage(pgnRefusals, (t) => ({
    ...t,
    "pgn-move-impossible": (refusal) =>
      t["pgn-move-impossible"]({ ...refusal, move: move(refusal) }),
  })),
);
