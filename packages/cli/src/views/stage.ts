import {
  openGames,
  seatShares,
  type TableContest,
  type TableOutcome,
  type TablesStage,
  tablesRulesOf,
} from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { reportTexts } from "@losfee/messages/cli-report";
import { stageTexts } from "@losfee/messages/cli-stage";
import type { Competition } from "../journal/competition.ts";
import { playerLabel } from "../journal/players.ts";
import { left, right, table } from "../terminal/table.ts";
import { reportLines } from "./reports.ts";

/** Returns a stage as text: seats by game, results with rank points; reasons on request. */
export const stageText = (competition: Competition, stage: TablesStage, why: boolean): string => {
  const { call, messages, state } = competition;
  const { missing, status } = partTexts[call.language];
  const label = messages.stageLabel(stage.stage, state().settings, call.language);
  const words = stageTexts[call.language];
  const players = words.players({ count: stage.members.length });
  return [
    `${state().name}: ${label}, ${players}${status[stage.status]}`,
    gamesTable(competition, stage),
    ...(why ? reasonLines(competition, stage) : []),
    ...stage.games.flatMap(({ game, tables }) =>
      reportLines(competition, { games: tables }, (table) => words.place({ table, game })),
    ),
    ...(stage.status === "published" ? [missing({ count: openGames(stage).length })] : []),
  ].join("\n");
};

const gamesTable = (competition: Competition, stage: TablesStage): string => {
  const words = stageTexts[competition.call.language];
  return table(
    [right(words.game), left(words.seats), left(words.result)],
    stage.games.flatMap(({ game, tables }) =>
      tables.map((one) => [
        `${one.board}.${game}`,
        one.seats.map((entry) => playerLabel(competition.state(), entry)).join(", "),
        resultText(competition, one),
      ]),
    ),
  );
};

const resultText = (
  { call, messages, state }: Competition,
  { seats, result, annulled }: TableContest,
): string => {
  const words = stageTexts[call.language];
  if (result === null) return annulled === null ? "" : words.annulled({ reason: annulled });
  const reports = reportTexts[call.language];
  if (result.status === "conflict") return `? (${reports.inConflict})`;
  const values = valuesOf(result.outcome);
  const shares = seatShares(tablesRulesOf(state().settings), result.outcome);
  const entered = seats.map((entry) => `${values.get(entry) ?? words.absent}`);
  const points = seats.map((entry) => {
    const share = shares.find((one) => one.entry === entry);
    return share === undefined ? "" : messages.formatFraction(share.rankPoints, call.language);
  });
  const reported = result.status === "reported" ? ` (${reports.reported})` : "";
  return `${entered.join(" ")} → ${points.join(" ")}${reported}`;
};

/** Formats game points or places as entered; null for an absent player. */
const valuesOf = (outcome: TableOutcome): ReadonlyMap<number, number | null> =>
  outcome.kind === "places"
    ? new Map(outcome.seats.map(({ entry, place }) => [entry, place]))
    : new Map(outcome.seats.map(({ entry, points }) => [entry, points]));

const reasonLines = (
  { call, state }: Competition,
  { members, acts }: TablesStage,
): readonly string[] => {
  const { act: actText, why } = partTexts[call.language];
  const { admissions } = stageTexts[call.language];
  return [
    why,
    ...members.map(
      ({ entry, admission }) => `  ${playerLabel(state(), entry)}: ${admissions[admission]}`,
    ),
    ...acts.map(({ act, reason, actor }) => `  ${actText({ what: act.kind, reason, actor })}`),
  ];
};
