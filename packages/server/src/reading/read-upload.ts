/**
 * Reads uploaded files. Each function runs here or in a worker thread (see upload-reader.ts), so
 * its input and output are plain and can be copied.
 */
import { type CompetitionState, ok, type Result } from "@losfee/core";
import {
  type CompetitionFileRefusal,
  type EnteredInto,
  type EntriesCsv,
  type EntriesCsvRefusal,
  type FiledCompetition,
  type ForSquads,
  readCompetitionFile,
  readEntriesCsv,
  readSquadsCsv,
  type SquadsCsv,
} from "@losfee/files";
import {
  readTrfCompetition,
  type TrfCompetitionRead,
  type TrfFileRefusal,
  type TrfOptions,
} from "./import-trf.ts";

/** An exported competition ready to store, without data derived from its events. */
export type CompetitionRead = Pick<FiledCompetition, "competition" | "stored" | "files"> &
  Pick<CompetitionState, "name" | "pictures">;

/** Reads an exported competition. */
export const competition = async (
  file: Uint8Array | string,
): Promise<Result<CompetitionRead, CompetitionFileRefusal>> => {
  const read = await readCompetitionFile(file);
  if (!read.ok) return read;
  const { competition, stored, files, state } = read.value;
  return ok({ competition, stored, files, name: state.name, pictures: state.pictures });
};

/** Reads a competition from a TRF file. */
export const trf = async ({
  file,
  options,
}: {
  readonly file: Uint8Array;
  readonly options: TrfOptions;
}): Promise<Result<TrfCompetitionRead, TrfFileRefusal>> => readTrfCompetition(file, options);

/** Reads a list of entries, of people or of teams, for a competition with these entries. */
export const entries = async ({
  file,
  ...competition
}: EnteredInto & { readonly file: Uint8Array }): Promise<Result<EntriesCsv, EntriesCsvRefusal>> =>
  readEntriesCsv(file, competition);

/** Reads a list of team players; without a column for the team, of the team `only`. */
export const squads = async ({
  file,
  ...competition
}: ForSquads & { readonly file: Uint8Array }): Promise<Result<SquadsCsv, EntriesCsvRefusal>> =>
  readSquadsCsv(file, competition);
