import type { EntryId, LadderPair } from "@losfee/core";
import type { LateForm } from "../../../parts/late/late-command.ts";

/** A game that a mail can be about. */
export interface MailGame extends LadderPair {
  readonly status: string;
}

/**
 * Guesses the subject of a mail that was not understood: the player's next action, with the
 * opponent; without a game a challenge.
 */
export const guessOf = (sender: EntryId | null, games: readonly MailGame[]): Partial<LateForm> => {
  const own = games.filter(({ challenger, defender }) =>
    [challenger, defender].includes(sender ?? 0),
  );
  const about = (
    kind: LateForm["kind"],
    status: string,
    side: "challenger" | "defender" | null,
  ) => {
    const game = own.find(
      (one) => one.status === status && (side === null || one[side] === sender),
    );
    if (game === undefined) return null;
    const senderWhite = game.challenger === sender;
    return { kind, sender, partner: senderWhite ? game.defender : game.challenger, senderWhite };
  };
  return (
    about("accept-challenge", "pendingAcceptance", "defender") ??
    about("confirm-challenge", "pendingConfirmation", "challenger") ??
    about("report-result", "running", null) ??
    about("object", "provisional", null) ?? { kind: "challenge", sender }
  );
};
