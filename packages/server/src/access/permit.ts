import type { TournamentCommand, TournamentState } from "@losfee/core";
import type { Role } from "@losfee/web";
import type { CommandRefusal } from "../competitions/refusal.ts";

/**
 * What a role forbids although the rules would allow it: helpers enter results, enter them again
 * and take their own back. Directors may do everything, the public nothing.
 */
export const permitFor =
  (role: Role, actor: string) =>
  (state: TournamentState, command: TournamentCommand): CommandRefusal | null => {
    if (role === "director") return null;
    if (role === "public") return { code: "command-not-allowed", command: command.type };
    switch (command.type) {
      case "enter-result":
      case "enter-again":
        return null;
      case "erase-result": {
        const { round, board } = command;
        const result = state.rounds[round - 1]?.games.find((game) => game.board === board)?.result;
        // A result that is not there: the rules say so themselves.
        const own = result === undefined || result === null || result.actor === actor;
        return own ? null : { code: "not-own-result", round, board };
      }
      default:
        return { code: "command-not-allowed", command: command.type };
    }
  };
