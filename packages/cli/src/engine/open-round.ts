import { type DutchRound, pairDutch, pairTeams } from "@losfee/core";
import {
  dutchInputOf,
  type RecordedRound,
  recordedRoundOf,
  recordedTeamRoundOf,
  type TrfFile,
  teamInputOf,
} from "@losfee/files/trf";
import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { note } from "../terminal/print.ts";
import { checklistText } from "./checklist.ts";
import type { NumberedRound, Numbering } from "./pairing-lines.ts";
import type { EngineRequest } from "./request.ts";
import { inputFailure, noteSentence, teamNoteSentence } from "./sentences.ts";

/** A round of a file under one of the systems, before it is paired. */
export interface OpenRound extends Numbering {
  readonly number: number;
  /** Assumptions about the file, in sentences. */
  readonly notes: readonly string[];
  /** Null if no pairing exists. Any other fault ends the command. */
  pair(): PairedFileRound | null;
  /** The checklist of the round without a pairing. */
  checklist(): string;
  /** The round as the file has it. */
  recorded(): RecordedRound;
}

/** A round as paired, with its checklist. */
export interface PairedFileRound extends NumberedRound {
  checklist(): string;
}

type Wanted = Pick<EngineRequest, "system" | "baku"> & {
  /** By default the first one that is not in the file. */
  readonly round?: number;
};

/** Opens a round of a file by the requested system. */
export const openRound = (call: Call, path: string, file: TrfFile, wanted: Wanted): OpenRound =>
  wanted.system === "team"
    ? openTeamRound(call, path, file, wanted)
    : openDutchRound(call, path, file, wanted);

/** Prints the assumptions about a file. */
export const tellNotes = ({ language }: Call, path: string, { notes }: OpenRound): void => {
  for (const sentence of notes) note(engineTexts[language].note({ text: `${path}: ${sentence}` }));
};

const openDutchRound = (
  call: Call,
  path: string,
  { tournament: trf }: TrfFile,
  options: Wanted,
): OpenRound => {
  const read = dutchInputOf(trf, options);
  if (!read.ok) throw inputFailure(path, read.error, call.language);
  const { tournament, notes, startingRankOf } = read.value;
  const checklist = (paired: DutchRound | null): string => checklistText(read.value, paired);
  return {
    number: tournament.round,
    notes: notes.map((assumed) => noteSentence(assumed, call.language)),
    startingRankOf,
    pair: () => {
      const paired = pairDutch(tournament);
      if (paired.ok) return { ...paired.value, checklist: () => checklist(paired.value) };
      return nullOrFailure(call, path, paired.error);
    },
    checklist: () => checklist(null),
    recorded: () => recordedRoundOf(trf, tournament.round),
  };
};

const openTeamRound = (
  call: Call,
  path: string,
  { tournament: trf }: TrfFile,
  options: Wanted,
): OpenRound => {
  const read = teamInputOf(trf, options);
  if (!read.ok) throw inputFailure(path, read.error, call.language);
  const { tournament, notes } = read.value;
  return {
    number: tournament.round,
    notes: notes.map((assumed) => teamNoteSentence(assumed, call.language)),
    startingRankOf: (number) => number,
    pair: () => {
      const paired = pairTeams(tournament);
      if (paired.ok) return { ...paired.value, checklist: () => "" };
      return nullOrFailure(call, path, paired.error);
    },
    checklist: () => "",
    recorded: () => recordedTeamRoundOf(trf, tournament.round),
  };
};

const nullOrFailure = (
  { language }: Call,
  path: string,
  error: { readonly code: string },
): null => {
  if (error.code === "no-pairing") return null;
  const message = `${path}: ${engineTexts[language].badInput({ code: error.code })}`;
  throw new Failure(EXIT.invalid, message, { path, ...error });
};
