import {
  type AbnormalPoints,
  type EntryId,
  findFormat,
  type ResultPoints,
  type Settings,
  type Stage,
  type TeamRules,
} from "@losfee/core";
import { assignedPointsOf } from "../abnormal-points.ts";
import { detailsOfTrf } from "../event-details.ts";
import type { TrfFile } from "../file.ts";
import { typeInWords } from "../header-of.ts";
import { entriesOf } from "../located.ts";
import { isPreDetermined } from "../ranking-field.ts";
import type { TrfScoring, TrfTeamScoring } from "../scoring.ts";
import { inferredTeamColour, teamTypeOf } from "../team-input.ts";
import { boardCountOf } from "../team-matches.ts";
import { primaryOf } from "../team-ranking-field.ts";
import type { TrfTournament } from "../tournament.ts";
import type { TrfImportNote } from "./notes.ts";
import {
  type ImportedSettings,
  inexpressiblePoints,
  MOST_CYCLES,
  rankingOf,
  standingRulesOf,
} from "./settings.ts";

/**
 * Reads all settings of a file with teams: system, boards and their colours, points of matches and
 * games, primary score. Entries are the teams, as mapped by `entryOf`.
 */
export const teamSettingsOf = (
  file: TrfFile,
  entryOf: (team: number) => EntryId | undefined,
): ImportedSettings => {
  const { tournament: trf } = file;
  const rounds = Math.max(trf.rounds ?? 0, trf.playedRounds, 1);
  const stages = [stageOf(trf, rounds)];
  const format = isPreDetermined(trf) ? "team-round-robin" : "team-swiss";
  const ranking = rankingOf(trf, format);
  const primary = primaryOf(trf);
  const assigned = matchPointsAssigned(trf, entryOf);
  const rules = standingRulesOf(trf, rounds, entryOf, ({ points, matchPoints }) =>
    primary === "game" ? points : matchPoints,
  );
  const { details, problems } = detailsOfTrf(
    { ...trf, typeCode: stages[0]?.system === "by-hand" ? trf.header.typeCode : "" },
    typeInWords({ stages, teams: usualRules(format) }),
  );
  return {
    format,
    settings: {
      stages,
      ranking: ranking.codes,
      results: "win-draw-loss",
      ...matchPointsOf(trf.teamScoring),
      teams: {
        ...usualRules(format),
        boards: Math.max(boardCountOf(trf), 1),
        colours: coloursOf(trf, stages),
        primary,
        ...gamePointsOf(trf),
      },
      ...rules,
      ...(assigned.length === 0 ? {} : { abnormalPoints: assigned }),
    },
    details,
    notes: [
      ...problems.map(
        (problem) => ({ code: "trf-import-event-detail-left-out", problem }) as const,
      ),
      ...(trf.rounds === null ? [{ code: "trf-import-rounds-assumed", rounds } as const] : []),
      ...systemNotes(trf, stages),
      ...pointNotes(file),
      ...ranking.notes,
    ],
  };
};

/** Files have no rules of line-ups: returns those of the format, to be changed in the settings. */
const usualRules = (format: string): TeamRules => {
  const found = findFormat(format);
  const rules = found?.kind === "tournament" ? found.settings.teams : undefined;
  if (rules === undefined) throw new Error(`no teams in format ${format}`);
  return rules;
};

const ROUND_ROBIN = /^(?:FIDE|BERGER)_TEAM_(DOUBLE)?ROUNDROBIN(?:_G(\d))?$/;

const stageOf = (trf: TrfTournament, rounds: number): Stage => {
  const participants = "everybody";
  const code = trf.header.typeCode.trim().toUpperCase();
  const table = ROUND_ROBIN.exec(code);
  const isTable = isPreDetermined(trf);
  if (table !== null || (isTable && code === "")) {
    const cycles = Math.min(table?.[1] ? 2 : Math.max(Number(table?.[2] ?? 1), 1), MOST_CYCLES);
    const options = { table: "fide", ...(cycles === 1 ? {} : { cycles }) };
    return { system: "round-robin", rounds, options, participants };
  }
  const type = teamTypeOf(code);
  if (type === null || isTable) {
    return { system: "by-hand", rounds, options: { preDetermined: isTable }, participants };
  }
  const { preferences, secondaryForColours, baku } = type;
  const colour = colourOf(trf);
  return {
    system: "team-swiss",
    rounds,
    options: {
      preferences: preferences === "none" ? "unused" : preferences === "A" ? "type-a" : "type-b",
      secondaryForColours,
      ...(colour === null ? {} : { initialColour: colour === "w" ? "white" : "black" }),
      ...(baku && trf.accelerations.length === 0 ? { acceleration: "baku" } : {}),
    },
    participants,
  };
};

const colourOf = (trf: TrfTournament) => trf.initialColour ?? inferredTeamColour(trf);

/** True if a stage takes White for the team that has it on the first board (C.04.6, 1.6.1). */
export const seatsByFirstBoard = (stages: readonly Stage[]): boolean =>
  stages.every(({ system }) => system === "team-swiss");

/**
 * Returns record 352 from the side of the team in the first seat: in the Swiss the one with White
 * on the first board, elsewhere the first-named one.
 */
const coloursOf = ({ boardColours }: TrfTournament, stages: readonly Stage[]): string => {
  if (boardColours.length === 0) return "WB";
  const isTurned = seatsByFirstBoard(stages) && boardColours[0] === "b";
  return boardColours.map((colour) => ((colour === "w") === isTurned ? "B" : "W")).join("");
};

const matchPointsOf = (
  scoring: TrfTeamScoring,
): Pick<Settings, "bye"> & { readonly points: ResultPoints } => {
  const { win, draw, loss, byeMatchPoints: bye } = scoring;
  const credit = bye >= win ? "win" : bye > loss ? "draw" : "none";
  const worth = credit === "win" ? win : credit === "draw" ? draw : loss;
  const least = loss === 0 ? {} : { forfeitLoss: loss, zeroPointBye: loss };
  const pairingBye = bye === worth ? {} : { pairingBye: bye };
  return { bye: { credit, spread: 0 }, points: { win, draw, loss, ...least, ...pairingBye } };
};

const gamePointsOf = ({
  scoring,
  teamScoring,
}: TrfTournament): Pick<TeamRules, "gamePoints" | "byeGamePoints"> => {
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss } = scoring;
  const isUsual = win === 1 && draw === 0.5 && loss === 0;
  const { byeGamePoints } = teamScoring;
  return {
    ...(isUsual ? {} : { gamePoints: { win, draw, loss } }),
    ...(byeGamePoints === null ? {} : { byeGamePoints }),
  };
};

/** Returns parts of the game points that our matches cannot express; empty if they can be kept. */
export const inexpressibleGamePoints = (scoring: TrfScoring): readonly string[] => [
  ...inexpressiblePoints(scoring),
  ...(scoring.forfeitLoss === 0 ? [] : ["forfeitLoss"]),
];

/** Records 299 with match points; game points of a match follow from its boards alone. */
const matchPointsAssigned = (
  { abnormalPoints }: TrfTournament,
  entryOf: (team: number) => EntryId | undefined,
): readonly AbnormalPoints[] =>
  assignedPointsOf(
    abnormalPoints.map((record) => ({ ...record, points: record.matchPoints })),
    entryOf,
  );

const systemNotes = (trf: TrfTournament, [stage]: readonly Stage[]): readonly TrfImportNote[] => {
  const notes: TrfImportNote[] = [];
  if (stage?.system === "by-hand") {
    const { typeCode, type } = trf.header;
    notes.push(
      typeCode.trim() === ""
        ? { code: "trf-import-other-system", record: "092", declared: type }
        : { code: "trf-import-other-system", record: "192", declared: typeCode.trim() },
    );
  }
  if (stage?.system === "team-swiss" && colourOf(trf) === null) {
    notes.push({ code: "trf-import-colour-by-lot" });
  }
  if (trf.boardColours.length === 0) notes.push({ code: "trf-import-board-colours-assumed" });
  return notes;
};

const pointNotes = ({ entries }: TrfFile): readonly TrfImportNote[] => {
  const lines = entriesOf(entries, "abnormal-points").flatMap(({ line, record }) =>
    record.points === null || record.points === 0 ? [] : [line],
  );
  return lines.length === 0 ? [] : [{ code: "trf-import-game-points-left-out", lines }];
};
