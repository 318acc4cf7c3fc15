import {
  declaredSystemOf,
  pointSystemOf,
  type Settings,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { isBaku, isSetToBaku } from "./constraints-of.ts";
import { EMPTY_TRF, type TrfAcceleration, type TrfHeader } from "./tournament.ts";

/** The tournament section: what the organiser has set, and what follows from the format. */
export const headerOfCompetition = (
  { name, settings }: TournamentState,
  accelerations: readonly TrfAcceleration[],
): TrfHeader => {
  const { report = {}, ranking } = settings;
  const { city, federation, start, end, chiefArbiter, deputies, times, timeControl } = report;
  return {
    ...EMPTY_TRF.header,
    name,
    city: city ?? "",
    federation: federation ?? "",
    start: slashed(start),
    end: slashed(end),
    type: report.type ?? typeInWords(settings),
    chiefArbiter: chiefArbiter ?? "",
    deputies: deputies ?? [],
    times: times ?? "",
    timeControl: timeControl ?? "",
    pairingController: "Losfee",
    typeCode: typeCodeOf(settings, accelerations),
    tieBreaks: ranking.filter((code) => code !== "PTS"),
    standings: ranking,
  };
};

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as files of FIDE write it; other text as it is. */
const slashed = (text: string | undefined): string =>
  text !== undefined && ISO_DAY.test(text) ? text.replaceAll("-", "/") : (text ?? "");

/** The days of the rounds as `YY/MM/DD`. */
export const roundDatesOfCompetition = ({ report }: Settings): readonly (string | null)[] =>
  (report?.roundDates ?? []).map((day) => (day === null ? null : slashed(day).slice(-8)));

/** Whether every stage is paired by one system. */
const only = ({ stages }: Settings, system: string): boolean =>
  stages.every((stage) => stage.system === system);

const typeInWords = (settings: Settings): string => {
  if (only(settings, "fide-dutch")) return "Individual: Swiss system (FIDE Dutch)";
  return only(settings, "round-robin") ? "Individual: round robin" : "";
};

/**
 * The code of record 192: as declared where that is the system that is set, else the usual one; empty
 * where the format is none that has a code. The usual code of the Dutch system names no edition:
 * that is the one code which all engines and checkers read.
 */
const typeCodeOf = (settings: Settings, accelerations: readonly TrfAcceleration[]): string => {
  const declared = declaredSystemOf(settings.report?.typeCode ?? "");
  if (only(settings, "by-hand")) {
    if (declared?.system === "other") return declared.code;
    const isTable = settings.stages.every(({ options }) => options["preDetermined"] === true);
    return isTable ? "CUSTOM_ROUNDROBIN" : "CUSTOM_SWISS";
  }
  if (only(settings, "round-robin")) return "FIDE_ROUNDROBIN";
  if (!only(settings, "fide-dutch")) return "";
  const event = { rounds: totalRounds(settings), win: pointSystemOf(settings).win };
  const baku = accelerations.length > 0 ? isBaku(accelerations, event) : isSetToBaku(settings);
  const isDutch = declared?.system === "fide-dutch" && declared.edition !== null;
  const code = isDutch ? `FIDE_DUTCH_${declared.edition}` : "FIDE_DUTCH";
  return baku ? `${code}_BAKU` : code;
};
