import type { EntryId, RatingReportLack, ReportedDetail } from "@losfee/core";
import * as words from "@losfee/messages/rating-report";
import type { Language } from "../language/language.ts";
import { formatInteger, formatList } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { makeRounds } from "../language/round-list.ts";
import { type Texts, texts } from "../language/texts.ts";
import { eventDetailLabel, rateOfPlayLabel } from "./event-detail-labels.ts";
import { systemLabel } from "./labels.ts";
import { describerBy, type NameOf, type Sentences } from "./message.ts";
import { shortened } from "./shortened.ts";

const playerDetails: Texts<Readonly<Record<ReportedDetail, string>>> = words.playerDetails;

const list = (items: readonly (number | string)[], language: Language, more: string): string =>
  formatList(
    shortened(
      items.map((item) => (typeof item === "number" ? formatInteger(item) : item)),
      more,
    ),
    language,
  );

/** Names have commas of their own. */
const namesOf = (entries: readonly EntryId[], name: NameOf, more: string): string =>
  shortened(entries.map(name), more).join("; ");

const sentences: Texts<Sentences<RatingReportLack>> = texts<Sentences<RatingReportLack>>({
  de: {
    "detail-missing": ({ detail }) => `${eventDetailLabel(detail, "de")} fehlt.`,
    "arbiter-id-missing": ({ name }) => `Die FIDE-ID von ${name} (Schiedsrichter) fehlt.`,
    "round-dates-missing": ({ rounds }) => `Der Tag von Runde ${makeRounds(rounds)} fehlt.`,
    "rate-of-play-differs": ({ stated, computed }) =>
      `Angegeben ist ${rateOfPlayLabel(stated, "de")}, nach der Bedenkzeit ist es ${rateOfPlayLabel(computed, "de")}.`,
    "no-players": () => "Noch ist niemand gemeldet.",
    "player-detail-missing": ({ detail, entries }, name) =>
      `${playerDetails.de[detail]} fehlt: ${namesOf(entries, name, "weitere")}.`,
    "results-missing": ({ round, boards, ofTeams }) =>
      `Runde ${round}: Ergebnisse fehlen ${ofTeams === true ? "in Kampf" : "an Brett"} ${list(boards, "de", "weiteren")}.`,
    "matches-by-total": ({ round, boards }) =>
      `Runde ${round}: Von Kampf ${list(boards, "de", "weiteren")} sind nur die Summen eingetragen; die Partien fehlen im Bericht. Bitte Brett für Brett eintragen.`,
    "titles-left-out": ({ titles }) =>
      `Keine Titel der FIDE, deshalb nicht im Bericht: ${titles.join(", ")}.`,
    "round-in-draft": ({ round }) =>
      `Runde ${round} ist nur ein Entwurf und steht nicht im Bericht.`,
    "rounds-to-come": ({ published, planned }) =>
      `Erst ${published} von ${counted(planned, { one: "Runde", other: "Runden" }, "de")} ${isOne(published, "de") ? "ist" : "sind"} veröffentlicht.`,
    "system-without-code": ({ systems }) =>
      `Für das Auslosungssystem (${list(
        systems.map((system) => systemLabel(system, "de")),
        "de",
        "weitere",
      )}) hat die FIDE keinen Code.`,
  },
  en: {
    "detail-missing": ({ detail }) => `${eventDetailLabel(detail, "en")} is missing.`,
    "arbiter-id-missing": ({ name }) => `The FIDE ID of ${name} (arbiter) is missing.`,
    "round-dates-missing": ({ rounds }) => `The day of round ${makeRounds(rounds)} is missing.`,
    "rate-of-play-differs": ({ stated, computed }) =>
      `The rate of play is given as ${rateOfPlayLabel(stated, "en").toLowerCase()}; by the time control it is ${rateOfPlayLabel(computed, "en").toLowerCase()}.`,
    "no-players": () => "Nobody has entered yet.",
    "player-detail-missing": ({ detail, entries }, name) =>
      `No ${playerDetails.en[detail]}: ${namesOf(entries, name, "more")}.`,
    "results-missing": ({ round, boards, ofTeams }) =>
      `Round ${round}: results are missing ${ofTeams === true ? "of match" : "at board"} ${list(boards, "en", "more")}.`,
    "matches-by-total": ({ round, boards }) =>
      `Round ${round}: only the totals of match ${list(boards, "en", "more")} are entered; the games are not in the report. Enter them board by board.`,
    "titles-left-out": ({ titles }) =>
      `Not titles of FIDE and therefore not in the report: ${titles.join(", ")}.`,
    "round-in-draft": ({ round }) => `Round ${round} is only a draft and is not in the report.`,
    "rounds-to-come": ({ published, planned }) =>
      `Only ${published} of ${counted(planned, { one: "round", other: "rounds" }, "en")} ${isOne(published, "en") ? "is" : "are"} published.`,
    "system-without-code": ({ systems }) =>
      `FIDE has no code for the pairing system (${list(
        systems.map((system) => systemLabel(system, "en")),
        "en",
        "more",
      )}).`,
  },
});

/** Describes what a report for rating lacks. */
export const describeReportLack = describerBy(sentences);
