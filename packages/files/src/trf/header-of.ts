import {
  declaredSystemOf,
  type EventDetails,
  pointSystemOf,
  publishedRounds,
  type Settings,
  type TeamRules,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import { isBaku, isSetToBaku } from "./constraints-of.ts";
import { headerOfDetails } from "./event-details.ts";
import { EMPTY_TRF, type TrfAcceleration, type TrfHeader } from "./tournament.ts";

/** Returns the tournament section: the organiser's details, and values derived from the format. */
export const headerOfCompetition = (
  state: TournamentState,
  accelerations: readonly TrfAcceleration[],
): TrfHeader => {
  const { name, settings, details } = state;
  // Before the first round, only the settings show whether it will be accelerated.
  const isToCome = publishedRounds(state) === 0;
  return {
    ...EMPTY_TRF.header,
    name,
    ...headerOfDetails(details, typeInWords(settings)),
    pairingController: "Losfee",
    typeCode: typeCodeOf(settings, details, accelerations, isToCome),
    tieBreaks: settings.ranking.filter((code) => code !== "PTS"),
    standings: settings.ranking,
  };
};

/** True if one system pairs every stage. */
const only = ({ stages }: Pick<Settings, "stages">, system: string): boolean =>
  stages.every((stage) => stage.system === system);

/** Returns the type of an event in words; empty if there is no usual word. */
export const typeInWords = (settings: Pick<Settings, "stages" | "teams">): string => {
  if (settings.teams !== undefined) {
    if (only(settings, "team-swiss")) return "Team: Swiss system (FIDE team pairing)";
    if (only(settings, "scheveningen")) return "Team: Scheveningen system";
    return only(settings, "round-robin") ? "Team: round robin" : "";
  }
  if (only(settings, "fide-dutch")) return "Individual: Swiss system (FIDE Dutch)";
  return only(settings, "round-robin") ? "Individual: round robin" : "";
};

const cyclesOf = ({ stages }: Settings): number =>
  stages.reduce((sum, { options }) => sum + Number(options["cycles"] ?? 1), 0);

const roundRobinCode = (settings: Settings): string => {
  const cycles = cyclesOf(settings);
  if (cycles > 2) return `BERGER_ROUNDROBIN_G${cycles}`;
  return cycles === 2 ? "FIDE_DOUBLEROUNDROBIN" : "FIDE_ROUNDROBIN";
};

/**
 * Returns the code of record 192: as declared if it matches the set system, else the usual one;
 * empty if the format has no code. The usual code of the Dutch system names no edition: it is the
 * only code that all engines and checkers read.
 */
const typeCodeOf = (
  settings: Settings,
  { typeCode = "" }: EventDetails,
  accelerations: readonly TrfAcceleration[],
  isToCome: boolean,
): string => {
  if (settings.teams !== undefined)
    return teamCodeOf(settings, settings.teams, typeCode, accelerations, isToCome);
  const declared = declaredSystemOf(typeCode);
  if (only(settings, "by-hand")) {
    if (declared?.system === "other") return declared.code;
    const isTable = settings.stages.every(({ options }) => options["preDetermined"] === true);
    return isTable ? "CUSTOM_ROUNDROBIN" : "CUSTOM_SWISS";
  }
  if (only(settings, "round-robin")) return roundRobinCode(settings);
  if (!only(settings, "fide-dutch")) return "";
  const event = { rounds: totalRounds(settings), win: pointSystemOf(settings).win };
  const baku =
    accelerations.length > 0 ? isBaku(accelerations, event) : isToCome && isSetToBaku(settings);
  const isDutch = declared?.system === "fide-dutch" && declared.edition !== null;
  const code = isDutch ? `FIDE_DUTCH_${declared.edition}` : "FIDE_DUTCH";
  return baku ? `${code}_BAKU` : code;
};

/** Returns the code of a team event; empty if its stages share none. */
const teamCodeOf = (
  settings: Settings,
  { primary }: TeamRules,
  declared: string,
  accelerations: readonly TrfAcceleration[],
  isToCome: boolean,
): string => {
  if (only(settings, "by-hand")) {
    if (declared.includes("TEAM")) return declared;
    const isTable = settings.stages.every(({ options }) => options["preDetermined"] === true);
    return isTable ? "CUSTOM_TEAM_ROUNDROBIN" : "CUSTOM_TEAM_SWISS";
  }
  if (only(settings, "round-robin")) {
    const code = roundRobinCode(settings);
    return code.replace(/^(FIDE|BERGER)_/, "$1_TEAM_");
  }
  if (only(settings, "scheveningen")) {
    const cycles = cyclesOf(settings);
    return cycles > 1 ? `FIDE_SCHEVENINGEN_G${cycles}` : "FIDE_SCHEVENINGEN";
  }
  const [stage] = settings.stages;
  if (stage === undefined || !only(settings, "team-swiss")) return "";
  const { preferences = "type-a", secondaryForColours = true } = stage.options;
  const type = preferences === "type-a" ? "_TYPEA" : preferences === "type-b" ? "_TYPEB" : "";
  const [own, other] = primary === "game" ? ["GP", "MP"] : ["MP", "GP"];
  const event = { rounds: totalRounds(settings), win: pointSystemOf(settings).win };
  const baku =
    accelerations.length > 0 ? isBaku(accelerations, event) : isToCome && isSetToBaku(settings);
  return `FIDE_TEAM${type}_${own}${secondaryForColours === true ? `_${other}` : ""}${baku ? "_BAKU" : ""}`;
};
