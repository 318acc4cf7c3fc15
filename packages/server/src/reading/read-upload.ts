/**
 * What becomes of files that people send. Each function runs here or in a thread of its own (see
 * upload-reader.ts), so what goes in and comes out is plain and can be copied.
 */
import { type CompetitionState, ok, type Result } from "@losfee/core";
import {
  type CompetitionFileRefusal,
  type EnteredInto,
  type EntriesCsv,
  type EntriesCsvRefusal,
  type FiledCompetition,
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

/** An exported competition as it is to be stored, without what follows from its events. */
export type CompetitionRead = Pick<FiledCompetition, "competition" | "stored" | "files"> &
  Pick<CompetitionState, "name" | "pictures">;

/** An exported competition. */
export const competition = async (
  file: Uint8Array | string,
): Promise<Result<CompetitionRead, CompetitionFileRefusal>> => {
  const read = await readCompetitionFile(file);
  if (!read.ok) return read;
  const { competition, stored, files, state } = read.value;
  return ok({ competition, stored, files, name: state.name, pictures: state.pictures });
};

/** A competition out of a TRF file. */
export const trf = async ({
  file,
  options,
}: {
  readonly file: Uint8Array;
  readonly options: TrfOptions;
}): Promise<Result<TrfCompetitionRead, TrfFileRefusal>> => readTrfCompetition(file, options);

/** A list of entries, of people or of teams, for a competition that has these already. */
export const entries = async ({
  file,
  ...competition
}: EnteredInto & { readonly file: Uint8Array }): Promise<Result<EntriesCsv, EntriesCsvRefusal>> =>
  readEntriesCsv(file, competition);

/** A list of players of teams; where it has no column for the team, of the team `only`. */
export const squads = async ({
  file,
  only,
}: {
  readonly file: Uint8Array;
  readonly only?: string;
}): Promise<Result<SquadsCsv, EntriesCsvRefusal>> => readSquadsCsv(file, only);
