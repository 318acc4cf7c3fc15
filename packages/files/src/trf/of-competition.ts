import {
  type AbnormalPoints,
  annulledLines,
  assignedResultOf,
  type BoardRound,
  cardsOf,
  countingResult,
  countingRounds,
  creditOf,
  type EntryId,
  type Game,
  type Line,
  leaversOf,
  pairedRounds,
  pairingNumbersOf,
  pointSystemOf,
  pointsOf,
  type Scorecard,
  type Settings,
  scoreOf,
  seedingOrder,
  standingsOf,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { reportedTitle } from "../text/title.ts";
import { recordsOfAssigned } from "./abnormal-points.ts";
import type { TrfResult } from "./codes.ts";
import { accelerationsOf, byesAhead, forbiddenOf, initialColourOf } from "./constraints-of.ts";
import { roundDatesOfDetails } from "./event-details.ts";
import { headerOfCompetition } from "./header-of.ts";
import { nationalsOfPlayers } from "./nationals.ts";
import { trfOfTeams } from "./of-team-competition.ts";
import type { TrfCell, TrfPlayerCard } from "./player-card.ts";
import { DEFAULT_SCORING, type TrfScoring } from "./scoring.ts";
import { teamsOfPlayers } from "./teams-of-players.ts";
import { EMPTY_TRF, type TrfFacts } from "./tournament.ts";

/**
 * Converts a competition whose games end with 1, ½ or 0 to the facts of a TRF file: the event's
 * details, players by pairing number with every published round, standings, requested byes,
 * acceleration, forbidden pairs, the teams of a team ranking; for team events see
 * {@link trfOfTeams}. O(n · rounds + n log n), and the forbidden pairs.
 */
export const trfOfCompetition = (state: TournamentState): TrfFacts => {
  const { teams } = state.settings;
  if (teams !== undefined) return trfOfTeams(state, teams);
  const cards = seedingOrder(cardsOf(state));
  const numbers = pairingNumbersOf(state);
  const ranks = new Map(
    standingsOf(state).map(({ entry, rank, annulled }) => [entry, annulled ? null : rank]),
  );
  const { settings } = state;
  const games = pairedRounds(state).map(gamesByEntry);
  const accelerations = accelerationsOf(state, cards, numbers);
  const header = headerOfCompetition(state, accelerations);
  const listed = cards.map((card) => ({
    card: playerOf(state, card, numbers, games, ranks.get(card.entry) ?? null),
    details: state.entries.get(card.entry),
  }));
  return {
    ...EMPTY_TRF,
    header,
    roundDates: roundDatesOfDetails(state.details, totalRounds(settings)),
    players: listed.map(({ card }) => card),
    ...nationalsOfPlayers(listed, header.federation),
    // Without the code of an individual event (192) records 310 would make it one of teams.
    teams: header.typeCode === "" ? [] : teamsOfPlayers(state, numbers),
    rounds: totalRounds(settings),
    initialColour: initialColourOf(state),
    scoring: scoringOf(settings),
    byes: byesAhead(state, numbers),
    accelerations,
    forbidden: forbiddenOf(state, numbers),
    abnormalPoints: recordsOfAssigned(
      [...(settings.abnormalPoints ?? []), ...uncountedPoints(state, cards)],
      (entry) => numbers.get(entry),
    ),
  };
};

/** Returns assigned points for recorded games that do not count. */
const uncountedPoints = (
  state: TournamentState,
  cards: readonly Scorecard[],
): readonly AbnormalPoints[] => {
  const system = pointSystemOf(state.settings);
  const byCase = new Map<string, AbnormalPoints & { entries: readonly EntryId[] }>();
  for (const card of cards) {
    for (const line of uncountedLines(state, card)) {
      const result = assignedResultOf(line);
      if (result === null || pointsOf(line, system) === 0) continue;
      const key = `${line.round} ${result}`;
      const entries = [...(byCase.get(key)?.entries ?? []), card.entry];
      byCase.set(key, { result, points: 0, round: line.round, entries });
    }
  }
  return [...byCase.values()];
};

type Numbers = ReadonlyMap<EntryId, number>;

/** Games by round and player. */
type Games = readonly ReadonlyMap<EntryId, Game>[];

const gamesByEntry = ({ games }: BoardRound): ReadonlyMap<EntryId, Game> =>
  new Map(games.flatMap((game) => game.seats.map((entry) => [entry, game] as const)));

const playerOf = (
  state: TournamentState,
  card: Scorecard,
  numbers: Numbers,
  games: Games,
  rank: number | null,
): TrfPlayerCard => {
  const system = pointSystemOf(state.settings);
  const entry = state.entries.get(card.entry);
  return {
    startingRank: numbers.get(card.entry) ?? 0,
    sex: entry?.sex ?? null,
    title: reportedTitle(entry?.title),
    name: card.name,
    rating: card.rating === 0 ? null : card.rating,
    federation: entry?.nation ?? "",
    fideId: entry?.fideId ?? "",
    birth: (entry?.birth ?? "").replaceAll("-", "/"),
    points: scoreOf(countingCard(state, card), card.lines.length, system),
    rank,
    cells: card.lines.map((line, index) =>
      line ? cellOf(state.settings, card, line, games[index]?.get(card.entry), numbers) : null,
    ),
  };
};

/**
 * Returns the recorded games that do not count: against a player who left a round robin before half
 * of the games, and those of a final.
 */
const uncountedLines = (state: TournamentState, card: Scorecard): readonly Line[] => {
  const counting = countingRounds(state.settings, card.lines.length);
  const after = card.lines.slice(counting).filter((line) => line !== undefined);
  return [...annulledLines(card, leaversOf(state)), ...after];
};

/** Returns the card without what does not count; for an annulled player nothing does. */
const countingCard = (state: TournamentState, card: Scorecard): Scorecard => {
  const uncounted = new Set(uncountedLines(state, card));
  if (uncounted.size === 0) return card;
  const lines = card.lines.map((line) =>
    line === undefined || line.kind === "pending" || !uncounted.has(line)
      ? line
      : { ...line, points: 0 },
  );
  return { ...card, lines };
};

const cellOf = (
  settings: Settings,
  { entry }: Scorecard,
  line: Line,
  game: Game | undefined,
  numbers: Numbers,
): TrfCell => {
  if (line.opponent === null || game === undefined) {
    const result = line.kind === "unplayed" ? byeOf(line, settings) : "";
    return { opponent: null, colour: null, result };
  }
  const outcome = countingResult(game, settings)?.outcome;
  const isRated = outcome?.kind !== "played" || outcome.unrated !== true;
  return {
    opponent: numbers.get(line.opponent) ?? null,
    colour: game.seats[0] === entry ? "w" : "b",
    result: resultOf(line, isRated),
  };
};

const resultOf = (line: Line, isRated: boolean): TrfResult => {
  if (line.kind === "pending") return "";
  if (line.kind === "unplayed") return line.credit === "win" ? "+" : "-";
  const credit = creditOf(line);
  if (credit === "draw") return isRated ? "=" : "D";
  return credit === "win" ? (isRated ? "1" : "W") : isRated ? "0" : "L";
};

/** A free round of a round robin table is no bye, unless it is worth something. */
const byeOf = (
  { reason, credit }: Extract<Line, { kind: "unplayed" }>,
  { stages }: Settings,
): TrfResult => {
  const isCredited = credit === "win" || credit === "draw";
  const isPaired = stages.some(({ system }) => system !== "round-robin");
  if (reason === "bye" && (isCredited || isPaired)) return "U";
  return credit === "win" ? "F" : credit === "draw" ? "H" : "Z";
};

const scoringOf = (settings: Settings): TrfScoring => {
  const { win, draw, loss, forfeitLoss, zeroPointBye, pairingBye } = pointSystemOf(settings);
  const { credit } = settings.bye;
  const isUnpaid = credit === "loss" || credit === "none";
  const isTable = settings.stages.every(({ system }) => system === "round-robin");
  const bye = credit === "draw" ? draw : isUnpaid && !isTable ? zeroPointBye : win;
  return {
    ...DEFAULT_SCORING,
    whiteWin: win,
    blackWin: win,
    forfeitWin: win,
    fullPointBye: win,
    whiteDraw: draw,
    blackDraw: draw,
    halfPointBye: draw,
    unknown: draw,
    whiteLoss: loss,
    blackLoss: loss,
    forfeitLoss,
    zeroPointBye,
    pairingAllocatedBye: pairingBye ?? bye,
  };
};
