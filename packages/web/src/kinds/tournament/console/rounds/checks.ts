import { formatList, type Language } from "@losfee/contract";
import {
  type BoardRound,
  breachesBy,
  cardsOf,
  type EntryId,
  findSystem,
  type Game,
  type GameTerms,
  gameTermsOf,
  missingEntries,
  roundsMet,
  type Scorecard,
  type Tally,
  type TournamentState,
  tallyAfter,
  totalsOf,
} from "@losfee/core";
import { nameOf } from "../line/model.ts";
import { unseenTexts } from "../unseen/texts.ts";
import { checksTexts } from "./checks-texts.ts";

/** One thing that was looked at in a round. Plain JSON. */
export interface RoundCheck {
  /** Whether it is as it should be; what is not may still be right, and says why. */
  readonly isUsual: boolean;
  readonly text: string;
  /** Where to look for the reasons; empty where all is as it should be. */
  readonly boards: readonly number[];
}

/** What somebody has by what a pairing goes by: wins where spread is counted, else points. */
export const scoreIn = (
  tally: Pick<Tally, "points" | "wins">,
  { tally: kind }: GameTerms,
): number => (kind === "points" ? tally.points : tally.wins);

/** Whether a round is paired by scores: fixed tables are not, whoever leads. */
export const isPairedByScores = ({ request }: BoardRound): boolean =>
  request.basedOn > 0 && findSystem(request.system)?.plannedAhead === false;

interface Checked {
  readonly checks: readonly RoundCheck[];
  /** How far apart the two at a board are, in words; only where their scores differ. */
  readonly floats: ReadonlyMap<number, string>;
}

/**
 * Looks a round through as a director would before it is published: who meets again, what absolute
 * rules are broken, who has no game, how starts or colours come out, and what floats. O(games × rounds).
 */
export const checkRound = (
  state: TournamentState,
  round: BoardRound,
  language: Language,
): Checked => {
  const t = checksTexts[language];
  const terms = gameTermsOf(state.settings);
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const name = (entry: EntryId): string => nameOf(state, entry);
  const floats = floatsOf(state, round, cards, terms, language);
  const again = round.games.filter(
    ({ seats: [one, two] }) => roundsMet(cards.get(one), two, round.number - 1).length > 0,
  );
  const broken = round.games.filter(({ seats }) => breachesOfPair(round, seats).length > 0);
  const uneven = unevenSeats(round, cards);
  const byHand = round.games.filter(({ pinned }) => pinned);
  const byes = round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => entry);
  const wrongByes = byes.filter((entry) => breachesBy(round, entry).length > 0);
  const unseen = round.status === "draft" ? missingEntries(state) : [];
  const checks: readonly (RoundCheck | null)[] = [
    unseen.length === 0
      ? null
      : unusual(
          unseenTexts[language].check(formatList(unseen.map(name), language)),
          gamesOfAny(round, unseen),
        ),
    round.unpaired.length === 0 ? null : unusual(t.unpaired(round.unpaired.length)),
    again.length === 0 ? usual(t.noRepeats) : unusual(t.repeats(again.length), again),
    broken.length + wrongByes.length === 0
      ? usual(t.rulesKept)
      : unusual(t.rulesBroken(broken.length + wrongByes.length), broken),
    byes.length === 0
      ? usual(t.noBye)
      : { ...usual(t.byes(formatList(byes.map(name), language))), isUsual: wrongByes.length === 0 },
    round.games.every(({ start }) => start.code === "players-draw")
      ? null
      : uneven.players === 0
        ? usual(t[terms.sides].even)
        : unusual(t[terms.sides].uneven(uneven.players), uneven.games),
    floats.size === 0
      ? null
      : unusual(
          terms.tally === "points" ? t.pointFloats(floats.size) : t.winFloats(floats.size),
          round.games.filter(({ board }) => floats.has(board)),
        ),
    byHand.length === 0 ? null : unusual(t.byHand(byHand.length), byHand),
  ];
  return { checks: checks.filter((check) => check !== null), floats };
};

const gamesOfAny = ({ games }: BoardRound, entries: readonly EntryId[]): readonly Game[] =>
  games.filter(({ seats }) => seats.some((entry) => entries.includes(entry)));

const usual = (text: string): RoundCheck => ({ isUsual: true, text, boards: [] });

const unusual = (text: string, games: readonly Game[] = []): RoundCheck => ({
  isUsual: false,
  text,
  boards: games.map(({ board }) => board),
});

const breachesOfPair = (round: BoardRound, [one, two]: Game["seats"]) => [
  ...breachesBy(round, one),
  ...breachesBy(round, two),
];

/** Who has gone first two times more, or less, than second once the round is played, and where. */
const unevenSeats = (
  { number, games }: BoardRound,
  cards: ReadonlyMap<EntryId, Scorecard>,
): { readonly players: number; readonly games: readonly Game[] } => {
  const after = (entry: EntryId, step: number): number => {
    const card = cards.get(entry);
    if (card === undefined) return step;
    const { starts, replies } = totalsOf(card, number - 1);
    return starts - replies + step;
  };
  const found = games.flatMap((game) => {
    if (game.start.code === "players-draw") return [];
    const [first, second] = [after(game.seats[0], 1), after(game.seats[1], -1)];
    // Only what the round itself adds to: who goes first less often than before comes nearer.
    const players = (first >= 2 ? 1 : 0) + (second <= -2 ? 1 : 0);
    return players === 0 ? [] : [{ players, game }];
  });
  return {
    players: found.reduce((sum, { players }) => sum + players, 0),
    games: found.map(({ game }) => game),
  };
};

const floatsOf = (
  state: TournamentState,
  round: BoardRound,
  cards: ReadonlyMap<EntryId, Scorecard>,
  terms: GameTerms,
  language: Language,
): ReadonlyMap<number, string> => {
  if (!isPairedByScores(round)) return new Map();
  const t = checksTexts[language];
  const { basedOn } = round.request;
  const scoreOf = (entry: EntryId): number => {
    const card = cards.get(entry);
    return card === undefined ? 0 : scoreIn(tallyAfter(state, card, basedOn), terms);
  };
  return new Map(
    round.games.flatMap(({ board, seats: [one, two] }) => {
      const apart = Math.abs(scoreOf(one) - scoreOf(two));
      if (apart === 0) return [];
      return [[board, terms.tally === "points" ? t.pointsApart(apart) : t.winsApart(apart)]];
    }),
  );
};
