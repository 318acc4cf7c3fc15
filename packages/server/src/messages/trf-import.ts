import {
  counted,
  describeLostDetail,
  describeRefusal,
  isOne,
  type Language,
  texts,
} from "@losfee/contract";
import type { TrfImportFault, TrfImportNote, TrfRefusal } from "@losfee/files";
import { detailsTexts } from "@losfee/messages/server-trf-import";
import type { TrfFileRefusal } from "../reading/import-trf.ts";
import { excerpt } from "./excerpt.ts";
import { describeFileRefusal } from "./file-refusals.ts";
import type { CodeSentences } from "./sentences.ts";

const listed = (numbers: readonly (number | string)[]): string => {
  const excerpt = numbers.slice(0, 12).join(", ");
  return numbers.length > 12 ? `${excerpt} …` : excerpt;
};

const sentences = texts<CodeSentences<TrfImportNote>>({
  de: {
    "trf-import-no-time-zone": () =>
      "In welcher Zeitzone das Turnier ist, sagt die Datei nicht: Bis sie eingetragen ist, stehen Uhrzeiten in der des Servers, mit deren Namen.",
    "trf-import-rounds-assumed": ({ rounds }) =>
      `Die Datei nennt keine Rundenzahl: ${isOne(rounds, "de") ? "Angenommen wird die eine gespielte Runde" : `Angenommen werden die ${rounds} gespielten Runden`}.`,
    "trf-import-other-system": ({ record, declared }) =>
      `Satz ${record} nennt das System „${excerpt(declared)}“, das Losfee nicht hat: Tabelle und Bericht gehen, weitere Runden werden von Hand gepaart oder nach einem System, das in den Einstellungen gewählt wird.`,
    "trf-import-colours-assumed": ({ games }) =>
      `Ohne Farben: In ${counted(games, { one: "Partie", other: "Partien" }, "de")} wurde die kleinere Nummer als Weiß gelesen.`,
    "trf-import-colour-by-lot": () =>
      "Die Datei sagt nicht, mit welcher Farbe begonnen wird: Das entscheidet das Los.",
    "trf-import-numbered-by-rank": () =>
      "Die Datei ordnet nach Rang (XXC rank): Die Ränge sind jetzt die Startnummern.",
    "trf-import-tie-breaks-left-out": ({ criteria }) =>
      `Diese Feinwertungen sind unbekannt oder doppelt und fehlen: ${excerpt(criteria.join(", "))}.`,
    "trf-import-ranks-differ": ({ players }) =>
      `Bei ${counted(players, { one: "Person", other: "Personen" }, "de")} steht in der Datei ein anderer Rang, als Ergebnisse und Feinwertung ergeben.`,
    "trf-import-detail-left-out": ({ player, detail, value }) =>
      `Nummer ${player}: „${excerpt(value)}“ (${detailsTexts.de[detail]}) passt nicht und wurde weggelassen.`,
    "trf-import-event-detail-left-out": ({ problem }) =>
      `Nicht übernommen: ${describeLostDetail(problem, "de")}`,
    "trf-import-records-left-out": ({ records }) =>
      `Diese Sätze der Datei wurden nicht übernommen: ${excerpt(records.join(", "))}.`,
    "trf-import-full-points-ahead": ({ players }) =>
      `Volle Punkte für kommende Runden gibt es nicht im Voraus: Nummer ${listed(players)} ist dann abwesend.`,
    "trf-import-forfeits-as-byes": ({ rounds }) =>
      `Kampflos, aber gegen niemanden: ${isOne(rounds, "de") ? "Ein Ergebnis wurde als freie Runde" : `${rounds} Ergebnisse wurden als freie Runden`} gelesen.`,
    "trf-import-teams-of-players": ({ teams }) =>
      `Einzelturnier mit ${counted(teams, { one: "Mannschaft", other: "Mannschaften" }, "de")}: Bei ihren Mitgliedern steht sie jetzt als Mannschaft. Eine Mannschaftswertung lässt sich in den Einstellungen einschalten.`,
    "trf-import-nicknames-left-out": ({ teams }) =>
      `Kurznamen von ${counted(teams, { one: "Mannschaft", other: "Mannschaften" }, "de")} wurden weggelassen.`,
    "trf-import-without-team": ({ players }) =>
      `Zu keiner Mannschaft gehört Nummer ${listed(players)}: weggelassen.`,
    "trf-import-board-colours-assumed": () =>
      "Die Farben der Bretter (Satz 352) fehlen: Angenommen wird, dass sie sich abwechseln.",
    "trf-import-game-points-left-out": ({ lines }) =>
      `Brettpunkte, die nicht aus Partien folgen (Satz 299), wurden nicht übernommen: Zeile ${listed(lines)}.`,
  },
  en: {
    "trf-import-no-time-zone": () =>
      "The file does not say which time zone the event is in: until one is entered, times are the server’s, with the name of its zone.",
    "trf-import-rounds-assumed": ({ rounds }) =>
      `The file gives no number of rounds: ${isOne(rounds, "en") ? "the one round that was played is" : `the ${rounds} rounds that were played are`} assumed.`,
    "trf-import-other-system": ({ record, declared }) =>
      `Record ${record} declares the system “${excerpt(declared)}”, which Losfee does not have: standings and reports work; further rounds are paired by hand, or by a system chosen in the settings.`,
    "trf-import-colours-assumed": ({ games }) =>
      `No colours: in ${counted(games, { one: "game", other: "games" }, "en")} the lower number was taken for White.`,
    "trf-import-colour-by-lot": () =>
      "The file does not give the initial colour: it will be drawn by lot.",
    "trf-import-numbered-by-rank": () =>
      "The file orders by rank (XXC rank): the ranks are now the starting numbers.",
    "trf-import-tie-breaks-left-out": ({ criteria }) =>
      `These tie-breaks are unknown or repeated, and were left out: ${excerpt(criteria.join(", "))}.`,
    "trf-import-ranks-differ": ({ players }) =>
      `The file has another rank for ${counted(players, { one: "player", other: "players" }, "en")} than results and tie-breaks give.`,
    "trf-import-detail-left-out": ({ player, detail, value }) =>
      `Number ${player}: “${excerpt(value)}” (${detailsTexts.en[detail]}) is not valid and was left out.`,
    "trf-import-event-detail-left-out": ({ problem }) =>
      `Left out: ${describeLostDetail(problem, "en")}`,
    "trf-import-records-left-out": ({ records }) =>
      `These records of the file were not taken over: ${excerpt(records.join(", "))}.`,
    "trf-import-full-points-ahead": ({ players }) =>
      `Full points for coming rounds are not awarded in advance: number ${listed(players)} is absent then.`,
    "trf-import-forfeits-as-byes": ({ rounds }) =>
      `Forfeited, but against nobody: ${isOne(rounds, "en") ? "one result was taken for a round" : `${rounds} results were taken for rounds`} without a game.`,
    "trf-import-teams-of-players": ({ teams }) =>
      `An individual event with ${counted(teams, { one: "team", other: "teams" }, "en")}: each member is now entered for the team. The settings can turn on a ranking of teams.`,
    "trf-import-nicknames-left-out": ({ teams }) =>
      `Short names of ${counted(teams, { one: "team", other: "teams" }, "en")} were left out.`,
    "trf-import-without-team": ({ players }) =>
      `Number ${listed(players)} is in no team, and was left out.`,
    "trf-import-board-colours-assumed": () =>
      "The colours of the boards (record 352) are missing: they are assumed to alternate.",
    "trf-import-game-points-left-out": ({ lines }) =>
      `Game points that do not follow from games (record 299) were not taken over: line ${listed(lines)}.`,
  },
});

/** Describes why no competition was made from a TRF file. */
export const describeTrfFileRefusal = (refusal: TrfFileRefusal, language: Language): string =>
  isOfFile(refusal) ? describeFileRefusal(refusal, language) : describeRefusal(refusal, language);

/** The file readers prefix their codes with the format. */
const isOfFile = (refusal: TrfFileRefusal): refusal is TrfImportFault | TrfRefusal =>
  refusal.code.startsWith("trf-");

/** Describes an assumption or an omission in a competition made from a TRF file. */
export const describeTrfImportNote = (note: TrfImportNote, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][note.code] as (note: TrfImportNote) => string;
  return sentence(note);
};
