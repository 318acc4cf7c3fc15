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

/** Why a TRF file was not imported. Nothing was stored. */
export type TrfFileRefusal = TrfImportRefusal | TrfRefusal;

/** Findings about an imported file. */
export interface TrfFindings {
  /** Assumptions and omissions. */
  readonly notes: readonly TrfImportNote[];
  /** Warnings about the file itself, by line. */
  readonly problems: readonly TrfProblem[];
}

/** A competition made from a file, with the findings. */
export type TrfCompetitionRead = TrfCompetition & TrfFindings;

/** Data missing in the file: another name if wanted, seed of the lots, and time. */
export type TrfOptions = Parameters<typeof competitionOfTrf>[1];

/** Makes a competition from a TRF file's bytes. */
export const readTrfCompetition = (
  file: Uint8Array,
  options: TrfOptions,
): Result<TrfCompetitionRead, TrfFileRefusal> => {
  const read = parseTrf(file);
  if (!read.ok) return read;
  const made = competitionOfTrf(read.value, options);
  return made.ok ? ok({ ...made.value, problems: read.value.problems }) : err(made.error);
};
