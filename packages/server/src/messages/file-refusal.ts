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

/** Why a file of any format cannot be read or written. */
export type FileRefusal =
  | CompetitionFileRefusal
  | EncodingRefusal
  | EntriesCsvRefusal
  | StandingsRefusal
  | TrfEncodingRefusal
  | TrfImportFault
  | TrfRefusal
  | TshRefusal;
