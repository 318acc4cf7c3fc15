import { err, ok, type Result } from "@losfee/core";
import {
  competitionOfTrf,
  parseTrf,
  type TrfCompetition,
  type TrfImportNote,
  type TrfImportRefusal,
  type TrfProblem,
  type TrfRefusal,
} from "@losfee/files";

/** Why a TRF file was not taken over. Nothing was stored. */
export type TrfFileRefusal = TrfImportRefusal | TrfRefusal;

/** What is to be told of a file that was taken over. */
export interface TrfFindings {
  /** What was assumed or left out. */
  readonly notes: readonly TrfImportNote[];
  /** Warnings about the file itself, by line. */
  readonly problems: readonly TrfProblem[];
}

/** A competition made of a file, with what is to be told of the file. */
export type TrfCompetitionRead = TrfCompetition & TrfFindings;

/** What a file does not say: the name where another is wished, seed of the lots, and time. */
export type TrfOptions = Parameters<typeof competitionOfTrf>[1];

/** Makes a competition of a TRF file's bytes. */
export const readTrfCompetition = (
  file: Uint8Array,
  options: TrfOptions,
): Result<TrfCompetitionRead, TrfFileRefusal> => {
  const read = parseTrf(file);
  if (!read.ok) return read;
  const made = competitionOfTrf(read.value, options);
  return made.ok ? ok({ ...made.value, problems: read.value.problems }) : err(made.error);
};
