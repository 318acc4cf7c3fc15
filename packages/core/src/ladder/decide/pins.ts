import type { Instant } from "../../base/day.ts";
import type { Pin } from "../acts/director.ts";
import { itemAt } from "../chronicle.ts";
import type { Consequence } from "../consequences.ts";
import { type PyramidShape, shapeOf } from "../seat.ts";
import type { LadderState } from "../state.ts";

/** Returns what arose since a moment and a replay can pin, in order. O(later items). */
export const pinsSince = (state: LadderState, since: Instant): readonly Pin[] => {
  const mails = mailsSince(state, since);
  const shape = shapeOf(state.settings.capacity);
  const pins: Pin[] = [];
  for (let index = state.history.length - 1; index >= 0; index--) {
    const consequence = itemAt(state.history, index);
    if (consequence === undefined || consequence.at < since) break;
    const pin = pinOf(consequence, mails, shape);
    if (pin !== null) pins.push(pin);
  }
  return pins.reverse();
};

const pinOf = (
  consequence: Consequence,
  mails: ReadonlySet<number>,
  shape: PyramidShape,
): Pin | null => {
  const at = new Date(consequence.at).toISOString();
  switch (consequence.kind) {
    case "challenged": {
      const { challenge, challenger, defender } = consequence;
      return { kind: "challenge", challenge, challenger, defender };
    }
    case "assigned": {
      const { challenger, defender } = consequence;
      return { kind: "assignment", challenger, defender, at };
    }
    case "listed":
      return { kind: "listing", by: consequence.by, player: consequence.player, at };
    case "moved": {
      const { player, to, reason } = consequence;
      if (reason !== "vacancy" || to === null) return null;
      const by = mails.has(consequence.seq) ? "mail" : "list";
      return { kind: "capture", by, player, seat: shape.seatAt(to), at };
    }
    default:
      return null;
  }
};

/** Numbers of later events that are mails with challenges. */
const mailsSince = ({ log }: LadderState, since: Instant): ReadonlySet<number> => {
  const mails = new Set<number>();
  for (let index = log.length - 1; index >= 0; index--) {
    const event = itemAt(log, index);
    if (event === undefined || Date.parse(event.effectiveAt) < since) break;
    if (event.type === "challenge-sent") mails.add(event.seq);
  }
  return mails;
};
