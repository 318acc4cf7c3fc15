import type { Challenge, EntryId, LadderOutcome } from "@losfee/core";
import type { ReportedOutcome, Somebody, Wish } from "@losfee/files";
import { gamesIn, isAmong, type MailSituation, opponentIn } from "./games-of-mail.ts";

/** A result that a mail may report, of one of the sender's games. */
export interface MeantResult {
  readonly game: Challenge;
  readonly outcome: LadderOutcome;
  readonly certain: boolean;
}

type ResultWish = Extract<Wish, { readonly kind: "result" }>;

/**
 * Returns the results that a wish may report, one per game and reading. Certain only for a single
 * accepted game against the named player, if nothing contradicts the words. Empty if the two have
 * no game, or others are meant.
 */
export const resultsOfWish = (
  situation: MailSituation,
  wish: ResultWish,
): readonly MeantResult[] => {
  const { player } = situation;
  const games = gamesOfResult(situation, wish);
  const running = games.filter(({ status }) => status === "running");
  const possible = running.length > 0 ? running : games;
  const open = mentioned(situation, possible);
  return open.flatMap((game) => {
    const reported = outcomesOf(game, player, wish);
    const read = [...new Set(reported.filter((it) => it !== null))];
    const [outcome] = read;
    if (outcome === undefined) return [];
    if (isOtherColour(game, player, wish)) {
      return (outcome === "draw" ? read : (["challenger-wins", "defender-wins"] as const)).map(
        (it) => ({ game, outcome: it, certain: false }),
      );
    }
    if (outcome !== "draw" && isTurnedRound(situation, game, wish)) {
      const both = ["challenger-wins", "defender-wins"] as const;
      return both.map((it) => ({ game, outcome: it, certain: false }));
    }
    if (reported.some((it) => it !== outcome))
      return read.map((it) => ({ game, outcome: it, certain: false }));
    const certain =
      wish.certainty === "certain" && possible.length === 1 && game.status === "running";
    const figures = figuresSay(game, player, outcome, wish);
    if (figures === null) return [{ game, outcome, certain }];
    return [
      { game, outcome, certain: false },
      { game, outcome: figures, certain: false },
    ];
  });
};

/** Returns games that may have a result, against the players the mail names. */
const gamesOfResult = (situation: MailSituation, wish: ResultWish): readonly Challenge[] => {
  const { player, partners, reading } = situation;
  const games = gamesIn(situation, ["running", "pendingAcceptance", "provisional", "contested"]);
  const others = reading.wishes.flatMap((other) => (other.kind === "result" ? other.people : []));
  const ways: readonly (readonly Somebody[])[] = [wish.people, others, reading.about];
  for (const way of ways) {
    const people = way.filter((candidates) => !isOnly(candidates, player));
    if (people.length === 0) continue;
    // A player is named: games against others are not meant.
    return games.filter((game) => isAmong(opponentIn(game, player), people));
  }
  const against = games.filter((game) => partners.includes(opponentIn(game, player)));
  return against.length > 0 ? against : games;
};

/** Of several games, those against players named anywhere in the mail: more probably meant. */
const mentioned = (
  { player, reading: { people } }: MailSituation,
  games: readonly Challenge[],
): readonly Challenge[] => {
  const against = games.filter((game) => isAmong(opponentIn(game, player), people));
  return games.length > 1 && against.length > 0 ? against : games;
};

const isOnly = (candidates: Somebody, player: EntryId): boolean =>
  candidates.length === 1 && candidates[0] === player;

/** A player who writes "I won with Black" but had White is mistaken about one of the two. */
const isOtherColour = (game: Challenge, player: EntryId, { own }: ResultWish): boolean =>
  own !== null && own !== (game.challenger === player ? "white" : "black");

/** "Meier - Müller", where Müller has White, and then "White won": one of the two is a mistake. */
const isTurnedRound = (
  { reading: { about } }: MailSituation,
  { challenger, defender }: Challenge,
  { outcome }: ResultWish,
): boolean => {
  const [first, second, ...more] = about;
  if (outcome.by !== "colour" || first === undefined || second === undefined) return false;
  return more.length === 0 && isOnly(first, defender) && isOnly(second, challenger);
};

/** Returns the reported outcomes of a game: two if a player's name is also a word. */
const outcomesOf = (
  game: Challenge,
  player: EntryId,
  { outcome, twofold }: ResultWish,
): readonly (LadderOutcome | null)[] => {
  const read = (it: ReportedOutcome | null) => it && outcomeOf(game, player, it);
  if (twofold === null) return [read(outcome)];
  const isOwn = [game.challenger, game.defender].some((it) => twofold.players.includes(it));
  const asWords = read(twofold.asWords);
  return isOwn ? [asWords, read(twofold.asNames)] : [asWords];
};

/** Null if it is said of someone who does not play this game, or of both players. */
const outcomeOf = (
  game: Challenge,
  player: EntryId,
  outcome: ReportedOutcome,
): LadderOutcome | null => {
  if (outcome.by === "colour") {
    if (outcome.result === "1/2-1/2") return "draw";
    return outcome.result === "1-0" ? "challenger-wins" : "defender-wins";
  }
  if (outcome.result === "drawn") return "draw";
  const won = outcome.result === "won";
  if (outcome.by === "sender") return winOf(game, won ? player : opponentIn(game, player));
  const opponent = opponentIn(game, player);
  const [own, others] = [outcome.player.includes(player), outcome.player.includes(opponent)];
  if (own === others) return null;
  return winOf(game, own === won ? player : opponent);
};

const winOf = ({ challenger }: Challenge, winner: EntryId): LadderOutcome =>
  winner === challenger ? "challenger-wins" : "defender-wins";

/**
 * Returns the outcome of figures that contradict the words both for White and Black and for the
 * writer; else null. With words about White and Black they count for these alone.
 */
const figuresSay = (
  game: Challenge,
  player: EntryId,
  outcome: LadderOutcome,
  { figures, outcome: { by } }: Pick<ResultWish, "figures" | "outcome">,
): LadderOutcome | null => {
  if (figures === null) return null;
  const byColour = figures === "1-0" ? "challenger-wins" : "defender-wins";
  const bySender = winOf(game, figures === "1-0" ? player : opponentIn(game, player));
  const agrees = outcome === byColour || (by !== "colour" && outcome === bySender);
  return agrees ? null : byColour;
};
