import type { Challenge, LadderMailCommand } from "@losfee/core";
import type { Wish } from "@losfee/files";

/** A command that a mail may ask for. */
export interface ProposedCommand {
  readonly command: LadderMailCommand;
  /** The words of the mail that it was read from. */
  readonly source: string;
  /** True if nothing else can be meant. */
  readonly certain: boolean;
  /** Commands with the same wish are alternative readings of it. */
  readonly wish: number;
}

/** A command that one wish may yield. */
export type WishCommand = Omit<ProposedCommand, "wish">;

/** Returns the players of a game in the form that commands use. */
export const pairOf = ({
  challenger,
  defender,
}: Challenge): Pick<Challenge, "challenger" | "defender"> => ({ challenger, defender });

/** Returns a command that a wish may yield: certain only if the wish is, too. */
export const proposedCommand = (
  wish: Wish,
  command: LadderMailCommand,
  certain: boolean,
): WishCommand => ({
  command,
  source: wish.source.text,
  certain: certain && wish.certainty === "certain",
});

/** Returns one command per game that may be meant: certain only for a single game. */
export const forGames = (
  wish: Wish,
  games: readonly Challenge[],
  commandFor: (game: Challenge) => LadderMailCommand,
  certain = true,
): readonly WishCommand[] =>
  games.map((game) => proposedCommand(wish, commandFor(game), certain && games.length === 1));
