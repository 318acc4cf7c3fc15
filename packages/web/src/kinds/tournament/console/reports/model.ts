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
} from "@losfee/core";
import { type ActorTerms, actorIn } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { boardsText } from "../../parts/match/marks.ts";
import { acceptedTime, type SaidResult, saidResult } from "../../parts/reports/said-result.ts";
import { lineOf } from "../line/model.ts";
import type { KnownResult } from "./entry-meaning.ts";
import { forfeitTexts } from "./forfeit-texts.ts";

/** What one sender says, and how the director makes it the result. */
export interface SaidVersion extends SaidResult {
  /** As a command enters it. */
  readonly outcome: EnteredOutcome;
  /** Where the result is corrected to this, below the console's address. */
  readonly correction: string;
}

/** A game of which something was reported that a director has not decided about. */
export interface WaitingGame extends ContestAddress {
  /** `Round 1, board 3`, or the game and table of a stage. */
  readonly place: string;
  /** Who plays a game for two; empty at a table, where each result names everybody. */
  readonly names: string;
  readonly kind: "reported" | "conflict" | "contradicted";
  /** The event of what is known of it now. */
  readonly seq: number;
  /** The result that counts although reports say otherwise. */
  readonly standing: SaidVersion | null;
  readonly reports: readonly SaidVersion[];
  /** Whether two who played it say the same, and nobody says otherwise. */
  readonly agreed: boolean;
  /** What is unlikely about the result that was reported, a question each: it is not confirmed with others. */
  readonly doubts: readonly string[];
  /** The time of day when it is accepted unless somebody objects; empty where it waits. */
  readonly accepted: string;
  /** Whether later rounds were made with its result: then it is corrected. */
  readonly builtOn: boolean;
}

/** All games that wait for a director's word, by round and board. */
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
    },
  ];
};

/** What a director looks at before confirming: unlikely points, boards that a line-up costs. */
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
 * Who of a game's players reported it. At a table a second one is enough: the others hardly take
 * their phones out for what is known already, and whoever disagrees makes it a conflict.
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
    // Two captains may differ in the boards alone.
    text: `${said.text}${boardsText(seenFrom(game.seats, report), asked.language)}`,
    outcome: asEntered(report),
    correction: correctionPath(state, round, game, report),
  };
};

/** What is known of how a game ended, for a viewer who may see it. */
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
  // Who is to enter a result once more, blind, must not see it.
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

/** Whether later rounds were made with the results of a round. */
export const isBuiltOn = (state: TournamentState, { number }: Round): boolean =>
  state.rounds.some(({ request }) => request.basedOn >= number);

/** Where a result is corrected to what was said, below the console's address. */
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
