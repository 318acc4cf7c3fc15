import {
  chainOf,
  declaredSystemOf,
  type EventDetails,
  findFormat,
  type ResultPoints,
  type Settings,
  type Stage,
} from "@losfee/core";
import { assignedPointsOf } from "../abnormal-points.ts";
import { declarationOf, type TrfDeclaration } from "../declared-system.ts";
import { detailsOfTrf } from "../event-details.ts";
import { asksForBaku } from "../fictitious-points.ts";
import { typeInWords } from "../header-of.ts";
import { inferredColour } from "../inferred-colour.ts";
import { isPreDetermined } from "../ranking-field.ts";
import { DEFAULT_SCORING, type TrfScoring } from "../scoring.ts";
import type { TrfAcceleration, TrfHeader, TrfTournament } from "../tournament.ts";
import type { TrfImportNote } from "./notes.ts";

/** The format and settings of a file, and what they cannot express. */
export interface ImportedSettings {
  readonly format: string;
  readonly settings: Partial<Settings>;
  readonly details: EventDetails;
  readonly notes: readonly TrfImportNote[];
}

/** Reads all settings of a file. `entryOf` maps its numbers to entries. */
export const settingsOfTrf = (
  trf: TrfTournament,
  entryOf: (startingRank: number) => number | undefined,
): ImportedSettings => {
  const declared = declarationOf(trf.header);
  const isTable = isPreDetermined(trf);
  const rounds = Math.max(trf.rounds ?? 0, trf.playedRounds, 1);
  const ranking = rankingOf(trf, isTable ? "fide-round-robin" : "fide-swiss");
  const rules = standingRulesOf(trf, rounds, entryOf);
  const assigned = assignedPointsOf(trf.abnormalPoints, entryOf);
  const stages = [stageOf(trf, rounds, declared)];
  const { details, problems } = detailsOfTrf(
    { ...trf, typeCode: typeCodeOf(trf.header) },
    typeInWords({ stages }),
  );
  return {
    format: isTable ? "fide-round-robin" : "fide-swiss",
    settings: {
      stages,
      ranking: ranking.codes,
      ...pointsOf(trf.scoring),
      ...rules,
      ...(assigned.length === 0 ? {} : { abnormalPoints: assigned }),
    },
    details,
    notes: [
      ...problems.map(
        (problem) => ({ code: "trf-import-event-detail-left-out", problem }) as const,
      ),
      ...(trf.rounds === null ? [{ code: "trf-import-rounds-assumed", rounds } as const] : []),
      ...systemNotes(trf, declared),
      ...ranking.notes,
    ],
  };
};

const systemNotes = (
  trf: TrfTournament,
  declared: TrfDeclaration | null,
): readonly TrfImportNote[] => {
  if (declared?.system === "other") {
    const { record, code } = declared;
    return [{ code: "trf-import-other-system", record, declared: code }];
  }
  const isDrawn = !isPreDetermined(trf) && colourOf(trf) === null;
  return isDrawn ? [{ code: "trf-import-colour-by-lot" }] : [];
};

const colourOf = (trf: TrfTournament) => trf.initialColour ?? inferredColour(trf.players);

/** The most times that everyone may meet everyone here. */
export const MOST_CYCLES = 4;

const stageOf = (trf: TrfTournament, rounds: number, declared: TrfDeclaration | null): Stage => {
  const participants = "everybody";
  const isTable = isPreDetermined(trf);
  if (declared?.system === "other") {
    return { system: "by-hand", rounds, options: { preDetermined: isTable }, participants };
  }
  if (isTable) {
    const cycles = Math.min(Math.max(declared?.games ?? 1, 1), MOST_CYCLES);
    const options = { table: "fide", ...(cycles === 1 ? {} : { cycles }) };
    return { system: "round-robin", rounds, options, participants };
  }
  const colour = colourOf(trf);
  const isAccelerated = trf.accelerations.length === 0 && asksForBaku(trf);
  return {
    system: "fide-dutch",
    rounds,
    options: {
      ...(colour === null ? {} : { initialColour: colour === "w" ? "white" : "black" }),
      ...(isAccelerated ? { acceleration: "baku" } : {}),
    },
    participants,
  };
};

/** Returns the criteria of record 212, else points and those of 202, else the usual ones. */
export const rankingOf = (
  { header: { standings, tieBreaks } }: TrfTournament,
  format: string,
): { readonly codes: readonly string[]; readonly notes: readonly TrfImportNote[] } => {
  const stated =
    standings.length > 0 ? standings : tieBreaks.length > 0 ? ["PTS", ...tieBreaks] : [];
  const codes: string[] = [];
  const criteria: string[] = [];
  for (const code of stated) {
    (chainOf([...codes, code]).ok ? codes : criteria).push(code);
  }
  const preset = findFormat(format);
  const usual = preset?.kind === "tournament" ? preset.settings.ranking : ["PTS"];
  return {
    codes: codes.length > 0 ? codes : usual,
    notes: criteria.length === 0 ? [] : [{ code: "trf-import-tie-breaks-left-out", criteria }],
  };
};

const pointsOf = (scoring: TrfScoring): Pick<Settings, "bye"> & { points?: ResultPoints } => {
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss } = scoring;
  const { forfeitLoss, zeroPointBye, pairingAllocatedBye: bye } = scoring;
  const credit = bye >= win ? "win" : bye > loss ? "draw" : "none";
  const worth = credit === "win" ? win : credit === "draw" ? draw : zeroPointBye;
  const isUsual = win === 1 && draw === 0.5 && loss === 0;
  const extra = {
    ...(forfeitLoss === 0 ? {} : { forfeitLoss }),
    ...(zeroPointBye === 0 ? {} : { zeroPointBye }),
    ...(bye === worth ? {} : { pairingBye: bye }),
  };
  return {
    bye: { credit, spread: 0 },
    ...(isUsual && Object.keys(extra).length === 0
      ? {}
      : { points: { win, draw, loss, ...extra } }),
  };
};

/** Returns parts of a point system that settings cannot express; empty if it can be kept. */
export const inexpressiblePoints = (scoring: TrfScoring): readonly string[] => {
  const { whiteWin, whiteDraw, whiteLoss } = scoring;
  const same: Readonly<Partial<Record<keyof TrfScoring, number>>> = {
    blackWin: whiteWin,
    forfeitWin: whiteWin,
    fullPointBye: whiteWin,
    blackDraw: whiteDraw,
    halfPointBye: whiteDraw,
    blackLoss: whiteLoss,
  };
  return (Object.keys(DEFAULT_SCORING) as (keyof TrfScoring)[]).filter(
    (part) => same[part] !== undefined && same[part] !== scoring[part],
  );
};

export const standingRulesOf = (
  { accelerations, forbidden }: TrfTournament,
  rounds: number,
  entryOf: (startingRank: number) => number | undefined,
  pointsIn: (range: TrfAcceleration) => number = ({ points }) => points,
): Pick<Settings, "accelerations" | "forbidden"> => {
  const numbers = (first: number, last: number): readonly number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => entryOf(first + index) ?? []).flat();
  const granted = accelerations.flatMap((range) => {
    const { first, last, firstRound, lastRound } = range;
    const entries = numbers(first, last);
    const points = pointsIn(range);
    return entries.length === 0 ? [] : [{ entries, firstRound, lastRound, points }];
  });
  const apart = forbidden.flatMap(({ ids, firstRound, lastRound }) => {
    const entries = [...new Set(ids.flatMap((id) => entryOf(id) ?? []))];
    const until = lastRound === null || lastRound >= rounds ? null : lastRound;
    if (entries.length < 2 || firstRound > rounds) return [];
    return [{ entries, firstRound, lastRound: until, reason: "" }];
  });
  return {
    ...(granted.length === 0 ? {} : { accelerations: granted }),
    ...(apart.length === 0 ? {} : { forbidden: apart }),
  };
};

/** Returns the rest of record 192 besides the set system: an edition, or another system's name. */
const typeCodeOf = ({ typeCode }: TrfHeader): string => {
  const declared = declaredSystemOf(typeCode);
  if (declared === null || declared.system === "round-robin") return "";
  if (declared.system === "other") return declared.code;
  return declared.edition === null ? "" : `FIDE_DUTCH_${declared.edition}`;
};
