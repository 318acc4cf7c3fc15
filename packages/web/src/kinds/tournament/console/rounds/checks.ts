import { formatHalves, formatList, formatPoints, type Language } from "@losfee/contract";
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
import { checksTexts } from "@losfee/messages/tournament-console-rounds-checks";
import { unseenTexts } from "@losfee/messages/tournament-console-unseen";
import { nameOf } from "../line/model.ts";

/** One check of a round. Plain JSON. */
export interface RoundCheck {
  /** True if the finding is normal; others may still be right, and give the reason. */
  readonly isUsual: boolean;
  readonly text: string;
  /** Boards with the reasons; empty if all is normal. */
  readonly boards: readonly number[];
}

/** The score that pairings use: wins if spread counts, else points. */
export const scoreIn = (
  tally: Pick<Tally, "points" | "wins">,
  { tally: kind }: GameTerms,
): number => (kind === "points" ? tally.points : tally.wins);

/** True if a round is paired by scores; fixed tables and finals are not. */
export const isPairedByScores = (round: BoardRound): boolean =>
  round.request.basedOn > 0 && !meetAgainAnyway(round);

/** True if the system itself repeats pairings: a table of all, or the two of a final. */
const meetAgainAnyway = ({ request }: BoardRound): boolean =>
  request.system === "final" || findSystem(request.system)?.plannedAhead !== false;

interface Checked {
  readonly checks: readonly RoundCheck[];
  /** Score difference at a board, in words; only if scores differ. */
  readonly floats: ReadonlyMap<number, string>;
}

/**
 * Checks a round like a director before publication: repeated pairings, broken absolute rules,
 * players without a game, balance of starts or colours, and floats. O(games × rounds).
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
  const againstEvent = round.games.filter(({ notes }) =>
    notes.some(({ code }) => code === "despite-event-rule"),
  );
  const pairName = ({ seats }: Game): string => seats.map(name).join(" – ");
  const byes = round.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => entry);
  const wrongByes = byes.filter((entry) => breachesBy(round, entry).length > 0);
  const unseen = round.status === "draft" ? missingEntries(state) : [];
  const checks: readonly (RoundCheck | null)[] = [
    unseen.length === 0
      ? null
      : unusual(
          unseenTexts[language].check({ names: formatList(unseen.map(name), language) }),
          gamesOfAny(round, unseen),
        ),
    round.unpaired.length === 0
      ? null
      : unusual(
          terms.entrants === "teams"
            ? t.unpairedTeams({ teams: round.unpaired.length })
            : t.unpaired({ players: round.unpaired.length }),
        ),
    meetAgainAnyway(round)
      ? null
      : again.length === 0
        ? usual(t.noRepeats)
        : unusual(t.repeats({ games: again.length }), again),
    broken.length + wrongByes.length === 0
      ? usual(t.rulesKept)
      : unusual(t.rulesBroken({ pairs: broken.length + wrongByes.length }), broken),
    byes.length === 0
      ? usual(t.noBye)
      : {
          ...usual(t.byes({ names: formatList(byes.map(name), language) })),
          isUsual: wrongByes.length === 0,
        },
    round.games.every(({ start }) => start.code === "players-draw")
      ? null
      : uneven.players === 0
        ? usual(t[terms.sides].even)
        : unusual(unevenText(terms, uneven.players, language), uneven.games),
    floats.size === 0
      ? null
      : unusual(
          terms.tally === "points"
            ? t.pointFloats({ games: floats.size })
            : t.winFloats({ games: floats.size }),
          round.games.filter(({ board }) => floats.has(board)),
        ),
    byHand.length === 0 ? null : unusual(t.byHand({ games: byHand.length }), byHand),
    againstEvent.length === 0
      ? null
      : unusual(
          t.againstEvent({ pairs: formatList(againstEvent.map(pairName), language) }),
          againstEvent,
        ),
  ];
  return { checks: checks.filter((check) => check !== null), floats };
};

const unevenText = ({ sides, entrants }: GameTerms, count: number, language: Language): string => {
  const t = checksTexts[language];
  return entrants === "teams" && sides !== "home"
    ? t[sides].unevenTeams({ count })
    : t[sides].uneven({ count });
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

/** Players who will have gone first two times more or less than second, with their boards. */
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
    // Counts only imbalance that the round adds: going first less often than before reduces it.
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
      const given = { count: apart, isHalf: apart === 0.5 };
      return [
        [
          board,
          terms.tally === "points"
            ? t.pointsApart({ ...given, points: formatPoints(apart, language) })
            : t.winsApart({ ...given, wins: formatHalves(apart) }),
        ],
      ];
    }),
  );
};
