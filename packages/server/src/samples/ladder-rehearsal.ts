import {
  decideLadder,
  type LadderCommand,
  type LadderState,
  type RecordedLadderEvent,
} from "@losfee/core";

/** A pyramid played in memory by commands at different times. */
export interface LadderRehearsal {
  readonly state: LadderState;
  readonly events: readonly RecordedLadderEvent[];
  /** Carries out a command at a moment; false if it is refused. */
  attempt(command: LadderCommand, now: string, actor?: string): boolean;
}

/** Starts a pyramid with the command that creates it. */
export const rehearseLadder = (
  competition: string,
  creation: LadderCommand,
  begun: string,
): LadderRehearsal => {
  const events: RecordedLadderEvent[] = [];
  let current: LadderState | null = null;

  const attempt: LadderRehearsal["attempt"] = (command, now, actor = "director") => {
    const decision = decideLadder(current, command, { competition, actor, now });
    if (!decision.ok) return false;
    current = decision.value.state;
    events.push(...decision.value.events);
    return true;
  };

  if (!attempt(creation, begun)) throw new Error("sample: the pyramid was not created");
  return {
    get state() {
      if (current === null) throw new Error("sample: nothing was created");
      return current;
    },
    events,
    attempt,
  };
};
