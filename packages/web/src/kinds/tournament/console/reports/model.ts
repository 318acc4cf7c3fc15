import {
  describeWarning,
  formatTimeOfDay,
  type Language,
  may,
  outcomeLabel,
  placeLabel,
  stagesIn,
} from "@losfee/contract";
import {
  asEntered,
  type Contest,
  type ContestAddress,
  displayName,
  type EnteredOutcome,
  type EntryId,
  forfeitsIn,
  isAtTable,
  isContradicted,
  isTableOutcome,
  placeOf,
  type Report,
  type Round,
  resultKindOf,
  type SeatedOutcome,
  seenFrom,
  type TournamentState,
  timeZoneOf,
  unusualIn,
  winningSeat,
} from "@losfee/core";
import { confirmTexts, forfeitTexts } from "@losfee/messages/tournament-console-reports";
import { type ActorTerms, actorIn } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { boardsText } from "../../parts/match/marks.ts";
import { acceptedTime, type SaidResult, saidResult } from "../../parts/reports/said-result.ts";
import { sheetsPathOf } from "../../parts/tables/sheets-path.ts";
import { lineOf } from "../line/model.ts";
import type { KnownResult } from "./entry-meaning.ts";

/** One sender's report, and the way to accept it. */
export interface SaidVersion extends SaidResult {
  /** In the form of a command. */
  readonly outcome: EnteredOutcome;
  /** Path of the correction to this result, below the console's address. */
  readonly correction: string;
}

/** A game with reports that a director has not decided. */
export interface WaitingGame extends ContestAddress {
  /** `Round 1, board 3`, or the game and table of a stage. */
  readonly place: string;
  /** Players of a game for two; empty at a table, where each result names all. */
  readonly names: string;
  readonly kind: "reported" | "conflict" | "contradicted";
  /** Number of the game's latest event. */
  readonly seq: number;
  /** The result that counts, against the reports. */
  readonly standing: SaidVersion | null;
  readonly reports: readonly SaidVersion[];
  /** True if two of its players agree, and nobody disagrees. */
  readonly agreed: boolean;
  /** Unlikely points of the reported result, as questions: excludes it from bulk confirmation. */
  readonly doubts: readonly string[];
  /** Time of day of its acceptance without objections; empty if it waits. */
  readonly accepted: string;
  /** True if later rounds depend on its result, which then needs a correction. */
  readonly builtOn: boolean;
  /** What depends on the decision between two versions; else empty. */
  readonly stake: string;
  /** Page on which a table's results are typed; null for games for two, which a line enters. */
  readonly entering: string | null;
}

/** Returns all games that wait for a director, by round and board. */
export const waitingGames = (state: TournamentState, asked: ActorTerms): readonly WaitingGame[] =>
  state.rounds
    .filter(({ status }) => status === "published")
    .flatMap((round) => round.games.flatMap((game) => waitingGame(state, round, game, asked)));

const waitingGame = (
  state: TournamentState,
  round: Round,
  game: Contest,
  asked: ActorTerms,
): readonly WaitingGame[] => {
  const { language } = asked;
  const { result } = game;
  if (result === null || (result.status === "confirmed" && !isContradicted(game))) return [];
  const address = { round: round.number, board: game.board };
  const said = (report: Report): SaidVersion => versionOf(state, round, game, report, asked);
  const reports = result.status === "confirmed" ? result.contradictions : result.reports;
  return [
    {
      ...address,
      place: placeLabel(placeOf(state, address), language, stagesIn(state.settings, language)),
      names:
        round.at === "tables"
          ? ""
          : game.seats.map((entry) => displayName(state, entry)).join(" – "),
      kind: result.status === "confirmed" ? "contradicted" : result.status,
      seq: result.seq,
      standing:
        result.status === "confirmed"
          ? said({ ...result, seats: game.seats, changed: false })
          : null,
      reports: reports.map(said),
      doubts: result.status === "reported" ? doubtsOf(state, round, game, language) : [],
      agreed: result.status === "reported" && playersAmong(game, reports).size > 1,
      accepted: acceptedTime(state, game, language),
      builtOn: isBuiltOn(state, round),
      stake: stakeOf(
        state,
        game,
        result.status === "confirmed" ? [{ ...result, seats: game.seats }, ...reports] : reports,
        language,
      ),
      entering:
        round.at === "tables"
          ? `${sheetsPathOf(state, round.stage + 1)}#sheet-${game.board}`
          : null,
    },
  ];
};

/** The effect of the decision between two versions of a game for two; empty for any other. */
const stakeOf = (
  state: TournamentState,
  { seats }: Contest,
  versions: readonly SeatedOutcome[],
  language: Language,
): string => {
  const [one, other] = versions.map((version) => seenFrom(seats, version));
  const isPair = versions.length === 2 && one?.kind === "played" && other?.kind === "played";
  if (!isPair || resultKindOf(state.settings) !== "game-points" || state.settings.teams) return "";
  const t = confirmTexts[language];
  const [winner, instead] = [winningSeat(seats, one), winningSeat(seats, other)];
  const [[a, b], [c, d]] = [one.scores, other.scores];
  if (a === d && b === c) return t.swapped;
  if (winner !== instead) return t.otherWinner;
  return winner === null
    ? ""
    : t.sameWinner({
        name: displayName(state, seats[winner] ?? 0),
        points: Math.abs(a - b - (c - d)),
      });
};

/** Points to check before confirming: unlikely points, boards that a line-up costs. */
const doubtsOf = (
  state: TournamentState,
  round: Round,
  game: Contest,
  language: Language,
): readonly string[] => {
  const { result, seats } = game;
  if (result === null || result.status === "conflict") return [];
  const name = (entry: EntryId): string => displayName(state, entry);
  const { teams } = state.settings;
  const isCostly =
    teams !== undefined &&
    !isAtTable(game) &&
    forfeitsIn(state, teams, round.number, game).length > 0;
  return [
    ...unusualIn(state.settings, { seats, outcome: result.outcome }).map((warning) =>
      describeWarning(warning, language, name),
    ),
    ...(isCostly ? [forfeitTexts[language].costly] : []),
  ];
};

/**
 * Players of a game who reported it. At a table two are enough: the others rarely repeat a known
 * result, and any disagreement makes it a conflict.
 */
const playersAmong = (
  { seats }: Pick<Contest, "seats">,
  reports: readonly Report[],
): ReadonlySet<string> => {
  const players = new Set(seats.map((entry) => `player:${entry}`));
  return new Set(reports.map(({ actor }) => actor).filter((actor) => players.has(actor)));
};

const versionOf = (
  state: TournamentState,
  round: Round,
  game: Contest,
  report: Report,
  asked: ActorTerms,
): SaidVersion => {
  const said = saidResult(state, game, report, asked);
  return {
    ...said,
    // Two captains' reports may differ only in the boards.
    text: `${said.text}${boardsText(seenFrom(game.seats, report), asked.language)}`,
    outcome: asEntered(report),
    correction: correctionPath(state, round, game, report),
  };
};

/** Returns the known result of a game, for a permitted viewer. */
export const knownResult = (
  state: TournamentState,
  round: Round,
  game: Contest,
  { viewer, language, people }: ActorTerms & Pick<PageRequest, "viewer">,
): KnownResult | null => {
  const { result } = game;
  if (result === null) return null;
  const reports = result.status === "confirmed" ? result.contradictions : result.reports;
  const common = {
    status: result.status,
    seq: result.seq,
    reports: reports.map(({ seq, actor }) => ({ seq, own: actor === viewer.label })),
  };
  if (result.status === "conflict") {
    const senders = new Set(
      reports.map(({ actor }) => actorIn(state, actor, { language, people })),
    );
    return {
      ...common,
      text: "?",
      said: null,
      actor: [...senders].join(", "),
      time: formatTimeOfDay(reports.at(-1)?.at ?? "", language, timeZoneOf(state)),
      own: false,
      erasable: false,
    };
  }
  const { outcome, actor, at } = result;
  const own = actor === viewer.label;
  const director = may(viewer, "director");
  // A helper who makes the blind second entry must not see it.
  const visible = director || own || !state.settings.secondEntry;
  return {
    ...common,
    text: visible ? outcomeLabel(outcome, language, (entry) => displayName(state, entry)) : null,
    said: visible ? { seats: game.seats, outcome } : null,
    actor: actorIn(state, actor, { language, people }),
    time: formatTimeOfDay(at, language, timeZoneOf(state)),
    own,
    erasable: !isBuiltOn(state, round) && (director || own) && state.status === "open",
  };
};

/** True if later rounds depend on the results of a round. */
export const isBuiltOn = (state: TournamentState, { number }: Round): boolean =>
  state.rounds.some(({ request }) => request.basedOn >= number);

/** Path of the correction to a reported result, below the console's address. */
export const correctionPath = (
  state: TournamentState,
  { number: round }: Round,
  game: Contest,
  report: SeatedOutcome,
): string => {
  const outcome = seenFrom(game.seats, report);
  const { at } = placeOf(state, { round, board: game.board });
  if (isTableOutcome(outcome) && at !== undefined) {
    const values =
      outcome.kind === "places"
        ? outcome.seats.map(({ entry, place }) => `p${entry}=${place ?? "-"}`)
        : outcome.seats.map(({ entry, points }) => `p${entry}=${points ?? "-"}`);
    return `correct/${at.stage}/${at.game}/${game.board}?${values.join("&")}`;
  }
  const line =
    isAtTable(game) || isTableOutcome(outcome)
      ? ""
      : lineOf(game, outcome, resultKindOf(state.settings));
  return `correct/${round}/${game.board}?line=${encodeURIComponent(line)}`;
};
