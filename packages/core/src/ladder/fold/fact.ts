import type { LadderEventType } from "../events.ts";
import type { FactRefusal } from "../rejection.ts";
import type { DataOf } from "../state.ts";
import type { Board } from "./board.ts";

/** Lets a fact take effect on the board; the reason where it has none. */
export type Fact<Type extends LadderEventType> = (
  board: Board,
  data: DataOf<Type>,
) => FactRefusal | null;
