import {
  type BoardRound,
  type EntryId,
  type Game,
  gameTermsOf,
  groupsOfRound,
  missingResults,
  type PairingNote,
  reasonsOf,
  recordedResult,
  standingsOf,
} from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { reportTexts } from "@losfee/messages/cli-report";
import { roundTexts } from "@losfee/messages/cli-round";
import type { Competition } from "../journal/competition.ts";
import { playerLabel } from "../journal/players.ts";
import { left, right, table } from "../terminal/table.ts";
import { type PlayerColumns, playerColumns } from "./player-columns.ts";
import { reportedText, reportLines } from "./reports.ts";

/** Returns a round of games for two as text: games, byes and absences, missing results, reasons. */
export const roundText = (competition: Competition, round: BoardRound, why: boolean): string => {
  const { call, messages } = competition;
  const words = roundTexts[call.language];
  const state = competition.state();
  const { missing, round: label, status } = partTexts[call.language];
  const system = messages.systemLabel(round.request.system, call.language);
  return [
    `${state.name}: ${label({ round: round.number })}, ${system}${status[round.status]}`,
    ...gamesAndUnplayed(competition, round, why),
    ...(round.unpaired.length === 0
      ? []
      : [
          words.unpaired({
            players: round.unpaired.map((entry) => playerLabel(state, entry)).join(", "),
          }),
        ]),
    ...breachLines(competition, round),
    ...(why ? reasonLines(competition, round) : []),
    ...(round.status === "published" && round.games.length > 0
      ? [missing({ count: missingResults(round).length })]
      : []),
  ].join("\n");
};

/** Lists games and players without one, each drawn group under its heading. */
const gamesAndUnplayed = (
  competition: Competition,
  round: BoardRound,
  why: boolean,
): readonly string[] => {
  const { group: groupLabel, betweenGroups } = roundTexts[competition.call.language];
  const reports = reportLines(competition, round, (number) =>
    contestWords(competition).contestAt({ number }),
  );
  const tableOf = (games: BoardRound["games"]): readonly string[] =>
    games.length === 0 ? [] : [gamesTable(competition, { ...round, games })];
  const groups = groupsOfRound(competition.state(), round);
  if (groups.length === 0) {
    return [
      ...tableOf(round.games),
      ...reports,
      ...unplayedLines(competition, round.unplayed, why),
    ];
  }
  const parts = groups.flatMap(({ group, boards, sitting }) => [
    "",
    group === null ? betweenGroups : groupLabel({ group }),
    ...tableOf(round.games.filter(({ board }) => boards.includes(board))),
    ...unplayedLines(
      competition,
      round.unplayed.filter(({ entry }) => sitting.includes(entry)),
      why,
    ),
  ]);
  return [...parts, "", ...reports];
};

/** Names of the contest: a game at a board, or a match. */
const contestWords = ({ call, messages, state }: Competition) =>
  messages.entrantWords(gameTermsOf(state().settings), call.language);

const gamesTable = (competition: Competition, round: BoardRound): string => {
  const { call, messages } = competition;
  const words = roundTexts[call.language];
  const reports = reportTexts[call.language];
  const sides = messages.sideWords(gameTermsOf(competition.state().settings), call.language);
  const drawn = round.games.some(({ start }) => start.code === "players-draw");
  const [first, second] = [drawn ? words.players : sides.first, drawn ? "" : sides.second].map(
    (heading) => seatColumns(competition, round, heading),
  );
  return table(
    [
      right(contestWords(competition).contest),
      ...(first?.headings ?? []),
      ...(second?.headings ?? []),
      right(partTexts[call.language].result),
      left(""),
    ],
    round.games.map((game) => [
      `${game.board}`,
      ...(first?.cells(game.seats[0]) ?? []),
      ...(second?.cells(game.seats[1]) ?? []),
      resultOf(game, messages),
      [
        ...(game.pinned ? [words.byHand] : []),
        ...(game.result?.status === "reported" ? [reportedText(competition, game)] : []),
        ...(game.result?.status === "conflict" ? [reports.inConflict] : []),
      ].join(", "),
    ]),
  );
};

/** Columns of a seat: the player, with the points before the round if the event counts points. */
const seatColumns = (
  { call, messages, state }: Competition,
  round: BoardRound,
  heading: string,
): PlayerColumns => {
  const { language } = call;
  const { headings, cells } = playerColumns(state(), language, heading);
  const terms = gameTermsOf(state().settings);
  if (terms.tally !== "points" || round.number === 1) return { headings, cells };
  const rows = new Map(standingsOf(state(), round.number - 1).map((row) => [row.entry, row]));
  const points = (entry: EntryId): string => {
    const row = rows.get(entry);
    return row === undefined ? "" : messages.balanceText(row, terms, language);
  };
  return {
    headings: [...headings, right(messages.tallyWords(terms, language).heading)],
    cells: (entry) => [...cells(entry), points(entry)],
  };
};

const resultOf = (game: Game, { formatScore }: Competition["messages"]): string => {
  const result = recordedResult(game);
  if (result === null) return game.result === null ? "" : "?";
  if (result.outcome.kind === "played") return formatScore(result.outcome.scores);
  const { seats } = game;
  const { absent } = result.outcome;
  return seats.map((entry) => (absent.includes(entry) ? "−" : "+")).join(" ");
};

const unplayedLines = (
  competition: Competition,
  unplayed: BoardRound["unplayed"],
  why: boolean,
): readonly string[] => {
  const { call, messages } = competition;
  const { settings } = competition.state();
  const words = roundTexts[call.language];
  const absentees = unplayed.filter(({ reason }) => reason !== "not-in-stage");
  return absentees.map((one) => {
    const reason = messages.unplayedText(one, settings, call.language);
    const player = playerLabel(competition.state(), one.entry);
    const reasons = why ? ` ${notesText(competition, one.notes)}` : "";
    return words.unplayed({ player, reason }) + reasons;
  });
};

const notesText = (
  { call, messages, nameOf }: Competition,
  notes: readonly PairingNote[],
): string => notes.map((note) => messages.describeNote(note, call.language, nameOf)).join(" ");

/** Always shown, so that no one overlooks them. */
const breachLines = (
  { call, messages, nameOf }: Competition,
  { breaches }: BoardRound,
): readonly string[] => {
  if (breaches.length === 0) return [];
  const words = roundTexts[call.language];
  const lines = breaches.map(({ breach, reason, actor }) => {
    const sentence = messages.describeBreach(breach, call.language, nameOf);
    return `  ${reason === "" ? words.openBreach({ sentence }) : words.answeredBreach({ sentence, reason, actor })}`;
  });
  return [words.breaches, ...lines];
};

const reasonLines = (competition: Competition, round: BoardRound): readonly string[] => {
  const { call, messages, nameOf, state } = competition;
  const terms = gameTermsOf(state().settings);
  const { act: actText, why } = partTexts[call.language];
  const { contestAt } = contestWords(competition);
  const games = round.games.map((game) => {
    const { notes, start } = reasonsOf(game);
    const starts = messages.describeStart(start, terms, call.language);
    return `  ${contestAt({ number: game.board })}: ${notesText(competition, notes)} ${starts}`;
  });
  const acts = round.acts.map(
    (one) =>
      `  ${actText({ what: messages.describeAct(one, terms, call.language, nameOf), reason: one.reason, actor: one.actor })}`,
  );
  const notes = round.notes.map(
    (note) => `  ${messages.describeNote(note, call.language, nameOf)}`,
  );
  return ["", why, ...notes, ...games, ...acts];
};
