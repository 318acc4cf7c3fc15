import { texts } from "../language/texts.ts";
import type { EventDetailOption } from "./event-detail-options.ts";

/** What the options about the event mean: for `--help`. */
export const eventDetailUsage = texts<Readonly<Record<EventDetailOption, string>>>({
  de: {
    "--place <town>": "Ort (leer: streichen, wie bei allen diesen Angaben)",
    "--federation <code>": "Föderation, drei Buchstaben, z. B. GER",
    "--organiser <name>": "Veranstalter",
    "--start <day>": "erster Tag, z. B. 2026-11-22",
    "--end <day>": "letzter Tag",
    "--time-zone <name>": "Zeitzone der Uhrzeiten, z. B. Europe/Berlin",
    "--round-date <round=day>": "Tag oder Beginn einer Runde, z. B. 1=2026-11-22T10:00",
    "--arbiter <name:id>": 'Hauptschiedsrichter oder Leitung mit FIDE-ID, z. B. "Name:4600001"',
    "--deputy <name:id>": "weitere Schiedsrichter; ersetzt alle bisherigen",
    "--time-control <code>": "Bedenkzeit in Sekunden, z. B. 5400+30 oder 40/6000+30:900+30",
    "--times <text>": "Bedenkzeit in Worten",
    "--rate <standard|rapid|blitz>": "Art der Partien",
    "--type <text>": "Art des Turniers in Worten, wo das Format es nicht sagt",
    "--type-code <code>": "Code für Satz 192, wo der übliche nicht passt, z. B. FIDE_DUTCH_2025",
  },
  en: {
    "--place <town>": "place (empty: take it away, as with all of these)",
    "--federation <code>": "federation, three letters, e.g. GER",
    "--organiser <name>": "organiser",
    "--start <day>": "first day, e.g. 2026-11-22",
    "--end <day>": "last day",
    "--time-zone <name>": "time zone of the times, e.g. Europe/Berlin",
    "--round-date <round=day>": "day or beginning of a round, e.g. 1=2026-11-22T10:00",
    "--arbiter <name:id>": 'chief arbiter or director with FIDE ID, e.g. "Name:4600001"',
    "--deputy <name:id>": "further arbiters; replaces those so far",
    "--time-control <code>": "time control in seconds, e.g. 5400+30 or 40/6000+30:900+30",
    "--times <text>": "time control in words",
    "--rate <standard|rapid|blitz>": "rate of play",
    "--type <text>": "type of event in words, where the format does not say it",
    "--type-code <code>": "code of record 192, where the usual one will not do: FIDE_DUTCH_2025",
  },
});
