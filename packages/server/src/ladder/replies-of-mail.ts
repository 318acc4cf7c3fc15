import type { Challenge, LadderMailCommand } from "@losfee/core";
import type { Wish } from "@losfee/files";
import { gamesIn, gamesMeant, type MailSituation } from "./games-of-mail.ts";
import { forGames, pairOf, type WishCommand } from "./proposed-commands.ts";

/**
 * What accepting comes to: the challenge that waits for the player's answer, else the assignment that
 * waits for a first move. The first reply accepts; words alone promise it.
 */
export const acceptanceCommands = (
  situation: MailSituation,
  wish: Wish,
): readonly WishCommand[] => {
  const asked = awaiting(situation);
  return asked.length > 0
    ? forGames(wish, asked, accepting, repliesIn(situation))
    : forGames(wish, assignedTo(situation), confirming, false);
};

/** What refusing comes to: nobody refuses in another's name, so the mail must be its sender's. */
export const refusalCommands = (situation: MailSituation, wish: Wish): readonly WishCommand[] =>
  forGames(wish, awaiting(situation), refusing, situation.verified);

type MovesWish = Extract<Wish, { readonly kind: "moves" }>;

/** The first move begins or accepts a game; later ones are between the players. */
export const moveCommands = (situation: MailSituation, wish: MovesWish): readonly WishCommand[] => {
  if (wish.moveNumber > 1) return [];
  if (isFirstReply(wish)) return forGames(wish, awaiting(situation), accepting);
  // With a direct challenge the first move comes along; it asks for nothing more.
  return forGames(wish, assignedTo(situation), confirming);
};

/** The challenge that the player has to answer. */
const awaiting = (situation: MailSituation): readonly Challenge[] =>
  gamesMeant(
    situation,
    gamesIn(situation, ["pendingAcceptance"]).filter(
      ({ defender }) => defender === situation.player,
    ),
  );

/** The games assigned from a list that the player has to begin. */
const assignedTo = (situation: MailSituation): readonly Challenge[] =>
  gamesMeant(
    situation,
    gamesIn(situation, ["pendingConfirmation"]).filter(
      ({ challenger }) => challenger === situation.player,
    ),
  );

const isFirstReply = ({ moveNumber, side, moves }: MovesWish): boolean =>
  moveNumber === 1 && (side === "black" || moves.length > 1);

const repliesIn = ({ reading }: MailSituation): boolean =>
  reading.wishes.some((wish) => wish.kind === "moves" && isFirstReply(wish));

const accepting = (game: Challenge): LadderMailCommand => ({
  type: "accept-challenge",
  ...pairOf(game),
});

const confirming = (game: Challenge): LadderMailCommand => ({
  type: "confirm-challenge",
  ...pairOf(game),
});

const refusing = (game: Challenge): LadderMailCommand => ({
  type: "refuse-challenge",
  ...pairOf(game),
});
