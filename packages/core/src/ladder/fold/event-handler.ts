import type { LadderEventType, RecordedLadderEvent } from "../events.ts";
import type { EventRefusal } from "../rejection.ts";
import type { DataOf } from "../state.ts";
import type { Board } from "./board.ts";

/** Applies an event of one type to the board; returns the reason if it has no effect. */
export type EventHandler<Type extends LadderEventType> = (
  board: Board,
  data: DataOf<Type>,
  event: Extract<RecordedLadderEvent, { readonly type: Type }>,
) => EventRefusal | null;

/** Handlers by the type of their event. */
export type EventHandlers = {
  readonly [Type in LadderEventType]?: EventHandler<Type>;
};
