import type { LineUpFault } from "@losfee/core";
import { lineUpCosts, lineUpFaults } from "@losfee/messages/line-up-faults";
import type { Language } from "../language/language.ts";
import type { NameOf } from "./message.ts";

/** Describes a rule that a line-up breaks, the board, and the penalty; without a full stop. */
export const describeLineUpFault = (
  { rule, board, player, sanction }: LineUpFault,
  language: Language,
  name: NameOf,
): string =>
  lineUpFaults[language][rule]({
    board,
    player: player === null ? "" : name(player),
    cost: lineUpCosts[language][sanction],
  });
