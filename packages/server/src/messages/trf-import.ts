import { describeLostDetail, describeRefusal, eachLanguage, type Language } from "@losfee/contract";
import type { TrfImportFault, TrfImportNote, TrfRefusal } from "@losfee/files";
import { notes } from "@losfee/messages/server-trf-import";
import type { TrfFileRefusal } from "../reading/import-trf.ts";
import { excerpt } from "./excerpt.ts";
import { describeFileRefusal } from "./file-refusals.ts";
import { quotingDescriberOf } from "./sentences.ts";

const listed = (numbers: readonly (number | string)[]): string => {
  const first = numbers.slice(0, 12).join(", ");
  return numbers.length > 12 ? `${first} …` : first;
};

/** Describes why no competition was made from a TRF file. */
export const describeTrfFileRefusal = (refusal: TrfFileRefusal, language: Language): string =>
  isOfFile(refusal) ? describeFileRefusal(refusal, language) : describeRefusal(refusal, language);

/** The file readers prefix their codes with the format. */
const isOfFile = (refusal: TrfFileRefusal): refusal is TrfImportFault | TrfRefusal =>
  refusal.code.startsWith("trf-");

/** Describes an assumption or an omission in a competition made from a TRF file. */
export const describeTrfImportNote = quotingDescriberOf<TrfImportNote>(
  eachLanguage(notes, (t, language) => ({
    ...t,
    "trf-import-tie-breaks-left-out": ({ criteria }) =>
      t["trf-import-tie-breaks-left-out"]({ criteria: excerpt(criteria.join(", ")) }),
    "trf-import-event-detail-left-out": ({ problem }) =>
      t["trf-import-event-detail-left-out"]({ problem: describeLostDetail(problem, language) }),
    "trf-import-records-left-out": ({ records }) =>
      t["trf-import-records-left-out"]({ records: excerpt(records.join(", ")) }),
    "trf-import-full-points-ahead": ({ players }) =>
      t["trf-import-full-points-ahead"]({ count: players.length, players: listed(players) }),
    "trf-import-ranks-differ": ({ players, ofTeams = false }) =>
      t["trf-import-ranks-differ"]({ players, ofTeams }),
    "trf-import-rounds-differ": ({ rounds }) =>
      t["trf-import-rounds-differ"]({ count: rounds.length, rounds: listed(rounds) }),
    "trf-import-without-team": ({ players }) =>
      t["trf-import-without-team"]({ count: players.length, players: listed(players) }),
    "trf-import-game-points-left-out": ({ lines }) =>
      t["trf-import-game-points-left-out"]({ count: lines.length, lines: listed(lines) }),
  })),
);
