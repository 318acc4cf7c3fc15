import type { Challenge, LadderMailCommand } from "@losfee/core";
import type { Wish } from "@losfee/files";

/** A command that a mail may ask for. */
export interface ProposedCommand {
  readonly command: LadderMailCommand;
  /** The words of the mail that it was read from. */
  readonly source: string;
  /** Nothing else can be meant. */
  readonly certain: boolean;
  /** Those of one wish are ways of reading it: one of them is meant. */
  readonly wish: number;
}

/** A command that one wish may come to. */
export type WishCommand = Omit<ProposedCommand, "wish">;

/** The two of a game, as commands name it. */
export const pairOf = ({
  challenger,
  defender,
}: Challenge): Pick<Challenge, "challenger" | "defender"> => ({ challenger, defender });

/** A command that a wish may come to: certain only where the wish is, too. */
export const proposedCommand = (
  wish: Wish,
  command: LadderMailCommand,
  certain: boolean,
): WishCommand => ({
  command,
  source: wish.source.text,
  certain: certain && wish.certainty === "certain",
});

/** The same for each game that can be meant: certain only where it is one. */
export const forGames = (
  wish: Wish,
  games: readonly Challenge[],
  commandFor: (game: Challenge) => LadderMailCommand,
  certain = true,
): readonly WishCommand[] =>
  games.map((game) => proposedCommand(wish, commandFor(game), certain && games.length === 1));
