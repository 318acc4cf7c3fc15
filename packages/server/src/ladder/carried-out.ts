import {
  type Instant,
  itemAt,
  type LadderEventType,
  type LadderMailCommand,
  type LadderState,
  type RecordedLadderEvent,
} from "@losfee/core";

const EVENTS: Readonly<Record<LadderMailCommand["type"], LadderEventType>> = {
  challenge: "challenge-sent",
  "confirm-challenge": "challenge-confirmed",
  "accept-challenge": "challenge-accepted",
  "refuse-challenge": "challenge-refused",
  "report-result": "result-reported",
  object: "objection-raised",
  "send-game-record": "game-record-sent",
  "request-waiting-list": "waiting-list-requested",
  "leave-waiting-list": "waiting-list-left",
  "join-standing-waiting-list": "standing-waiting-list-joined",
  "leave-standing-waiting-list": "standing-waiting-list-left",
  "suspend-standing-waiting-list": "standing-waiting-list-suspended",
  "resume-standing-waiting-list": "standing-waiting-list-resumed",
  "announce-holiday": "holiday-announced",
  "answer-letter": "letter-answered",
  retire: "player-retired",
};

/** True if the journal has what a mail of this moment asks for. O(log n) in the log. */
export const isCarriedOut = (
  state: LadderState,
  command: LadderMailCommand,
  at: Instant,
): boolean =>
  eventsAt(state, at).some(({ type, data }) => {
    const recorded = new Map<string, unknown>(Object.entries(data));
    return (
      type === EVENTS[command.type] &&
      fieldsOf(command).every(([key, value]) => {
        return JSON.stringify(recorded.get(key)) === JSON.stringify(value);
      })
    );
  });

/** Ignored: texts may have been tidied, and older entries do not record moves. */
const BESIDE: ReadonlySet<string> = new Set(["evenWithoutEffect", "reason", "withMove"]);

/** Returns the fields that tell commands of the same type apart. */
const fieldsOf = ({ type: _, ...fields }: LadderMailCommand): readonly [string, unknown][] =>
  Object.entries(fields).filter(([key]) => !BESIDE.has(key));

/** The log is in chronological order. */
const eventsAt = ({ log }: LadderState, at: Instant): readonly RecordedLadderEvent[] => {
  let [low, high] = [0, log.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const event = itemAt(log, middle);
    if (event !== undefined && momentOf(event) < at) low = middle + 1;
    else high = middle;
  }
  const events: RecordedLadderEvent[] = [];
  for (let index = low; ; index++) {
    const event = itemAt(log, index);
    if (event === undefined || momentOf(event) > at) return events;
    events.push(event);
  }
};

const momentOf = ({ effectiveAt, recordedAt }: RecordedLadderEvent): Instant =>
  Date.parse(effectiveAt ?? recordedAt);
