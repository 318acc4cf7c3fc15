import { dayText, parseDay } from "../../../base/day.ts";
import { newDays, refuseSpan, withHoliday } from "../../holidays.ts";
import { addConsequence, changePlayer, playerOf } from "../board.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";

/**
 * Books holidays against the allowance of their calendar years; the player's own deadlines skip
 * them. Refused if a past deadline would have moved.
 */
const announceHoliday: EventHandler<"holiday-announced"> = (board, { player, ...text }) => {
  const { seatNumber, holidays, missed } = playerOf(board, player);
  if (seatNumber === null) return { code: "not-in-pyramid", player };
  const [from, to] = [parseDay(text.from), parseDay(text.to)];
  if (from === null || to === null) return { code: "holiday-dates", ...text };
  const holiday = { from, to };
  const refusal = refuseSpan(holidays, holiday, board.settings.holidayDays, text);
  if (refusal !== null) return refusal;
  const late = missed.find(({ started, ended }) => to > started && from <= ended);
  if (late !== undefined) return { code: "holiday-late", deadline: dayText(late.ended) };
  const days = newDays(holidays, holiday);
  changePlayer(board, player, { holidays: withHoliday(holidays, holiday) });
  addConsequence(board, { kind: "holiday", player, from, to, days });
  return null;
};

export const holidayHandlers = {
  "holiday-announced": announceHoliday,
} satisfies EventHandlers;
