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
import type { Ports } from "./ports.ts";

/** Why a TRF file was not taken over. Nothing was stored. */
export type TrfFileRefusal = TrfImportRefusal | TrfRefusal;

/** What is to be told of a file that was taken over. */
export interface TrfFindings {
  /** What was assumed or left out. */
  readonly notes: readonly TrfImportNote[];
  /** Warnings about the file itself, by line. */
  readonly problems: readonly TrfProblem[];
}

/** Makes a competition of a TRF file's bytes, its lots from a fresh seed. */
export const readTrfCompetition = (
  file: Uint8Array,
  name: string | undefined,
  { newSeed, now }: Pick<Ports, "newSeed" | "now">,
): Result<TrfCompetition & TrfFindings, TrfFileRefusal> => {
  const read = parseTrf(file);
  if (!read.ok) return read;
  const options = { seed: newSeed(), at: now(), ...(name === undefined ? {} : { name }) };
  const made = competitionOfTrf(read.value, options);
  return made.ok ? ok({ ...made.value, problems: read.value.problems }) : err(made.error);
};
