import type { Result } from "../../base/result.ts";
import type { LadderCommand } from "../commands.ts";
import type { LadderEvent } from "../events.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { LadderState } from "../state.ts";
import type { LadderCommandOf, LadderDecider } from "./context.ts";
import { recordEvent } from "./record-event.ts";

/** Decides a change of publicity; takes effect when it is recorded. */
export const changePublicity =
  <Type extends LadderCommand["type"]>(
    decide: (
      state: LadderState,
      command: LadderCommandOf<Type>,
    ) => Result<LadderEvent, LadderRefusal>,
  ): LadderDecider<Type> =>
  (state, command, { effectiveAt: _, ...now }) => {
    const event = decide(state, command);
    return event.ok ? recordEvent(state, event.value, now) : event;
  };
