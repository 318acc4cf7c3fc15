import type { LadderEventType } from "../events.ts";
import type { EventRefusal } from "../rejection.ts";
import type { DataOf } from "../state.ts";
import type { Board } from "./board.ts";

/** Lets an event of one type take effect on the board; the reason where it has none. */
export type EventHandler<Type extends LadderEventType> = (
  board: Board,
  data: DataOf<Type>,
) => EventRefusal | null;
