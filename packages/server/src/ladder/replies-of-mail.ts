import type { Challenge, LadderMailCommand } from "@losfee/core";
import type { Wish } from "@losfee/files";
import { endedTooSoon, gamesIn, gamesMeant, type MailSituation } from "./games-of-mail.ts";
import { forGames, pairOf, type WishCommand } from "./proposed-commands.ts";

/**
 * Returns the commands of accepting: for the challenge that awaits the player's answer, else the
 * assigned game that awaits a first move. The first reply accepts; words alone only promise it.
 */
export const acceptanceCommands = (
  situation: MailSituation,
  wish: Wish,
): readonly WishCommand[] => {
  const asked = awaiting(situation);
  if (asked.length > 0) return forGames(wish, asked, acceptingIn(situation), repliesIn(situation));
  const begun = forGames(wish, assignedTo(situation), confirming, false);
  return begun.length > 0 ? begun : lateReplies(situation, wish);
};

/** Replies that came in time and became known too late are the director's to decide. */
const lateReplies = (situation: MailSituation, wish: Wish): readonly WishCommand[] => {
  const { player } = situation;
  const unanswered = endedTooSoon(situation, "forfeited").filter((it) => it.defender === player);
  const notBegun = endedTooSoon(situation, "lapsed").filter((it) => it.challenger === player);
  return [
    ...forGames(wish, gamesMeant(situation, unanswered), acceptingIn(situation), false),
    ...forGames(wish, gamesMeant(situation, notBegun), confirming, false),
  ];
};

/** Returns the refusals; the mail must be verified, as nobody may refuse in another's name. */
export const refusalCommands = (situation: MailSituation, wish: Wish): readonly WishCommand[] =>
  forGames(wish, awaiting(situation), refusing, situation.verified);

type MovesWish = Extract<Wish, { readonly kind: "moves" }>;

/** The first move begins or accepts a game; later ones are between the players. */
export const moveCommands = (situation: MailSituation, wish: MovesWish): readonly WishCommand[] => {
  if (wish.moveNumber > 1) return [];
  const reply = isFirstReply(wish);
  // A direct challenge brings its first move along, which asks for nothing more.
  const read = reply
    ? forGames(wish, awaiting(situation), acceptingIn(situation))
    : forGames(wish, assignedTo(situation), confirming);
  return read.length > 0 ? read : lateReplies(situation, wish);
};

/** Returns the challenges that the player has to answer. */
const awaiting = (situation: MailSituation): readonly Challenge[] =>
  gamesMeant(
    situation,
    gamesIn(situation, ["pendingAcceptance"]).filter(
      ({ defender }) => defender === situation.player,
    ),
  );

/** Returns the games assigned from a list that the player has to begin. */
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

const acceptingIn =
  (situation: MailSituation) =>
  (game: Challenge): LadderMailCommand => ({
    type: "accept-challenge",
    ...pairOf(game),
    ...(repliesIn(situation) ? { withMove: true } : {}),
  });

const confirming = (game: Challenge): LadderMailCommand => ({
  type: "confirm-challenge",
  ...pairOf(game),
});

const refusing = (game: Challenge): LadderMailCommand => ({
  type: "refuse-challenge",
  ...pairOf(game),
});
