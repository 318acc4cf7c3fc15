import type {
  CompetitionFileRefusal,
  EncodingRefusal,
  EntriesCsvRefusal,
  StandingsRefusal,
  TrfEncodingRefusal,
  TrfImportFault,
  TrfRefusal,
  TshRefusal,
} from "@losfee/files";

/** Why a file cannot be read or written, whatever it is a file of. */
export type FileRefusal =
  | CompetitionFileRefusal
  | EncodingRefusal
  | EntriesCsvRefusal
  | StandingsRefusal
  | TrfEncodingRefusal
  | TrfImportFault
  | TrfRefusal
  | TshRefusal;
