import type { Presets } from "../base/presets.ts";
import { fideRoundRobin, fideSwiss } from "./chess.ts";
import type { Format, FormatOf, SettingsByKind } from "./format.ts";
import { kingLui, kingLuiTeams } from "./king-lui.ts";
import { pyramid } from "./pyramid.ts";
import {
  scrabbleChampionship,
  scrabbleRoundRobin,
  scrabbleSwiss,
  scrabbleTeams,
} from "./scrabble.ts";
import { tableTournament } from "./table-tournament.ts";
import { friendlyMatch, league, scheveningen, teamRoundRobin, teamSwiss } from "./teams.ts";

/** All presets. Web forms, command line and documentation read this list. */
export const formats: readonly Format[] = [
  scrabbleChampionship,
  scrabbleSwiss,
  scrabbleRoundRobin,
  scrabbleTeams,
  fideSwiss,
  fideRoundRobin,
  teamSwiss,
  teamRoundRobin,
  league,
  scheveningen,
  friendlyMatch,
  kingLui,
  kingLuiTeams,
  tableTournament,
  pyramid,
];

export const formatIds: readonly string[] = formats.map(({ id }) => id);

export const findFormat = (id: string): Format | undefined =>
  formats.find((format) => format.id === id);

/** Returns the preset with this identifier if it is for this kind of competition. */
export const findFormatOf = <Kind extends keyof SettingsByKind>(
  kind: Kind,
  id: string,
): FormatOf<Kind> | undefined => formatsOf(kind).find((format) => format.id === id);

/** The presets for one kind of competition. */
export const formatsOf = <Kind extends keyof SettingsByKind>(
  kind: Kind,
): readonly FormatOf<Kind>[] =>
  formats.filter((format): format is Format & FormatOf<Kind> => format.kind === kind);

/** Returns the kind of competition that a preset creates; null for an unknown preset. */
export const kindOfFormat = (id: string): keyof SettingsByKind | null =>
  findFormat(id)?.kind ?? null;

/** Returns the initial settings for competitions of one kind. */
export const presetsOf = <Kind extends keyof SettingsByKind>(
  kind: Kind,
): Presets<SettingsByKind[Kind]> =>
  new Map(formatsOf(kind).map(({ id, settings }) => [id, settings]));
