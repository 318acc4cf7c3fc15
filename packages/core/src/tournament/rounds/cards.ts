import type { EntryId } from "../../base/entry-id.ts";
import { oncePerKey, oncePerObject } from "../../base/once.ts";
import type { Line, PlayedLine, Scorecard } from "../../base/scorecard.ts";
import { withAbnormalPoints } from "../../ranking/abnormal-points.ts";
import { countingResult, isUnconfirmed, type PairOutcome } from "../contest-result.ts";
import { titlePlace } from "../entries/details.ts";
import type { Entry } from "../entries/entry.ts";
import { type PairingNumbers, pairingNumbersOf } from "../numbering/pairing-numbers.ts";
import { standingLots } from "../numbering/standing-lots.ts";
import { type BoardRound, type Game, isPaired } from "../round.ts";
import { resultKindOf, type Settings } from "../settings/settings.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { isOver, matchPointsOf, spreadOfBoards } from "../teams/match-points.ts";
import { teamRating } from "../teams/squad.ts";

/**
 * Returns the scorecards of all entries, in order of entry, with every published round. O(entries ·
 * rounds), cached per state.
 */
export const cardsOf = oncePerObject((state: TournamentState): readonly Scorecard[] =>
  cardsWith(state, standingLots(state), pairingNumbersOf(state)),
);

/**
 * Returns the scorecards of a few entries for their totals only: without lots and numbers, and
 * without computing all cards. O(entries · rounds + games).
 */
export const cardsForTotals = (
  state: TournamentState,
  entries: readonly EntryId[],
): readonly Scorecard[] => cardsWith(narrowedTo(state, entries), new Map(), new Map());

/** Narrows the competition to a few entries. */
const narrowedTo = (state: TournamentState, ids: readonly EntryId[]): TournamentState => ({
  ...state,
  entries: new Map(
    ids.flatMap((id) => {
      const entry = state.entries.get(id);
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  ),
  rounds: state.rounds.map((round) =>
    isPaired(round)
      ? {
          ...round,
          games: round.games.filter(({ seats }) => seats.some((id) => ids.includes(id))),
          unplayed: round.unplayed.filter(({ entry }) => ids.includes(entry)),
        }
      : round,
  ),
});

/** True if any of the first `rounds` rounds of a card counts although it is unconfirmed. */
export const hasUnconfirmed = ({ lines }: Pick<Scorecard, "lines">, rounds: number): boolean =>
  lines
    .slice(0, rounds)
    .some((line) => line !== undefined && line.kind !== "pending" && line.reported === true);

const cardsWith = (
  state: TournamentState,
  lots: ReadonlyMap<EntryId, number>,
  numbers: PairingNumbers,
): readonly Scorecard[] => {
  const lines = linesByEntry(state);
  const {
    squads,
    settings: { teams },
  } = state;
  const booked = [...state.entries.values()].map(
    (entry): Scorecard => ({
      ...titled(entry),
      entry: entry.id,
      name: entry.name,
      rating: teams === undefined ? entry.rating : teamRating(entry, squads, teams.boards),
      lot: lots.get(entry.id) ?? 0,
      seed: numbers.get(entry.id) ?? entry.id,
      lines: lines.get(entry.id) ?? [],
      penalties: penaltiesOf(state, entry.id),
    }),
  );
  const assigned = withAbnormalPoints(booked, state.settings.abnormalPoints ?? []);
  return teams === undefined ? assigned : assigned.map((card) => withMatchPenalties(state, card));
};

/** Adds deducted match points: a change of the score from their round on. */
const withMatchPenalties = ({ penalties }: TournamentState, card: Scorecard): Scorecard => {
  const own = penalties.filter(({ entry, of }) => entry === card.entry && of === "match-points");
  if (own.length === 0) return card;
  const changes = own.map(({ round, points }) => ({ round, points: -points }));
  return { ...card, adjustments: [...(card.adjustments ?? []), ...changes] };
};

const titled = ({ title }: Entry): Pick<Scorecard, "title"> => {
  const place = titlePlace(title);
  return place === undefined ? {} : { title: place };
};

const linesByEntry = (state: TournamentState): Map<EntryId, (Line | undefined)[]> => {
  const booked = state.rounds
    .filter(({ status }) => status === "published")
    .map((round) => (isPaired(round) ? { round, lines: bookedIn(round, state.settings) } : null));
  return new Map(
    [...state.entries.values()].map((entry) => [
      entry.id,
      booked.map((one) =>
        one === null ? undefined : (one.lines.get(entry.id) ?? missedLine(entry, one.round.number)),
      ),
    ]),
  );
};

const missedLine = (entry: Entry, round: number): Line | undefined =>
  round < entry.joinedRound
    ? { kind: "unplayed", round, reason: "late-entry", opponent: null, ...entry.missed }
    : undefined;

/** A round's lines on the cards, cached per round object, which later events do not change. */
const bookedIn = oncePerKey(
  ({ number, unplayed, games }: BoardRound, settings: Settings): ReadonlyMap<EntryId, Line> => {
    const lines = new Map<EntryId, Line>();
    for (const { entry, reason, credit, spread } of unplayed) {
      lines.set(entry, { kind: "unplayed", round: number, reason, opponent: null, credit, spread });
    }
    for (const game of games) {
      for (const entry of game.seats) lines.set(entry, lineOf(game, entry, number, settings));
    }
    return lines;
  },
);

/** Returns the line of a game on the card of one of its two players. */
const lineOf = (game: Game, entry: EntryId, round: number, settings: Settings): Line => {
  const wentFirst = game.seats[0] === entry;
  const opponent = game.seats[wentFirst ? 1 : 0];
  const result = countingResult(game, settings);
  if (result === null || !isOver(result.outcome)) {
    const drawnAtBoard = game.start.code === "players-draw";
    const start = drawnAtBoard ? "unknown" : wentFirst ? "first" : "second";
    return { kind: "pending", round, opponent, start };
  }
  const { outcome } = result;
  const unconfirmed = isUnconfirmed(game) ? ({ reported: true } as const) : {};
  if (outcome.kind === "forfeit") {
    const present = !outcome.absent.includes(entry);
    // A match is lost at each of its boards.
    const spread = settings.forfeitSpread * (settings.teams?.boards ?? 1);
    return {
      kind: "unplayed",
      round,
      reason: "forfeit",
      opponent,
      credit: present ? "win" : "loss",
      spread: present ? spread : -spread,
      ...unconfirmed,
    };
  }
  const [first, second] = outcome.scores;
  const [own, theirs] = wentFirst ? [first, second] : [second, first];
  const { teams } = settings;
  return {
    kind: "played",
    round,
    opponent,
    own,
    theirs,
    start: wentFirst ? "first" : "second",
    ...unconfirmed,
    ...(teams === undefined
      ? resultKindOf(settings) === "win-draw-loss" && unequalCredit(own, theirs)
      : { ...byMargin(teams, own, theirs), ...bySpread(settings, outcome, wentFirst) }),
  };
};

/** The spread of a match whose boards are played for game points. */
const bySpread = (
  settings: Settings,
  { boards }: Extract<PairOutcome, { readonly kind: "played" }>,
  wentFirst: boolean,
): Pick<PlayedLine, "spread"> => {
  if (resultKindOf(settings) !== "game-points") return {};
  const spread = spreadOfBoards(boards ?? [], settings);
  return { spread: wentFirst ? spread : 0 - spread };
};

/** In 0–0, ½–0 and 0–½ each side has its own result: a draw or a loss, regardless of the other. */
const unequalCredit = (own: number, theirs: number): Pick<PlayedLine, "credit"> =>
  own + theirs === 1 ? {} : { credit: own === 0 ? "loss" : "draw" };

/** The match points if the margin decides them. */
const byMargin = (teams: TeamRules, own: number, theirs: number): Pick<PlayedLine, "points"> => {
  const points = matchPointsOf(teams, own, theirs);
  return points === null ? {} : { points: points[0] };
};

const penaltiesOf = (state: TournamentState, entry: EntryId): readonly number[] => {
  const penalties: number[] = [];
  for (const penalty of state.penalties) {
    if (penalty.entry !== entry || penalty.of !== "spread") continue;
    while (penalties.length < penalty.round) penalties.push(0);
    penalties[penalty.round - 1] = (penalties[penalty.round - 1] ?? 0) + penalty.points;
  }
  return penalties;
};
