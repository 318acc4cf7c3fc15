import { texts } from "@losfee/contract/language";
import type { Places } from "./command.ts";

/** Skips the question that shows a change's effects. */
export const yes: Places = {
  "--yes": texts({ de: "ohne Rückfrage", en: "without asking" }),
};

/** For the journal. */
export const reason: Places = {
  "--reason <text>": texts({ de: "warum", en: "why" }),
};

/** The director's answer to a warning of broken rules. */
export const despite: Places = {
  "--despite <reason>": texts({
    de: "warum, obwohl Regeln gebrochen werden, von denen das System nie abweicht",
    en: "why, although rules are broken that the system never departs from",
  }),
};

/** Reasons for pairings. */
export const pairReasons: Places = {
  "--why": texts({ de: "mit Begründung jeder Paarung", en: "with the reason for every pair" }),
};

/** Fate of rounds and stages made from a changed result. */
export const repair: Places = {
  "--repair <how>": texts({
    de: "keep (sonst dies) oder draft-again",
    en: "keep (default) or draft-again",
  }),
};

/** One setting by its path. */
export const setting: Places = {
  "--set <name=value>": {
    ...texts({
      de: "Einstellung, z. B. stages.2.rounds=5",
      en: "a setting, e.g. stages.2.rounds=5",
    }),
    repeatable: true,
  },
};

/** An entered player. */
export const player: Places = {
  "<player>": texts({ de: "Nummer oder Name", en: "number or name" }),
};

/** A round or stage to show or take back. */
export const lastRound: Places = {
  "[round]": texts({
    de: "Runde; wo nur an Tischen gespielt wird, Stufe (sonst die letzte)",
    en: "round; where only tables are played, stage (default: the last)",
  }),
};

/** The drafted round or stage. */
export const draftedRound: Places = {
  "[round]": texts({ de: "Runde oder Stufe des Entwurfs", en: "the draft's round or stage" }),
};

/** The round of the results. */
export const roundInPlay: Places = {
  "--round <round>": texts({
    de: "Runde oder Stufe (sonst die laufende)",
    en: "round or stage (default: the current)",
  }),
};

/** A file instead of the journal. */
export const rankedFile: Places = {
  "[file]": texts({
    de: "TRF-Datei, - für die Standardeingabe; ohne sie das Turnier im Journal",
    en: "TRF file, - for standard input; without: the journal",
  }),
};

/** Time zone of a competition. */
export const timeZone: Places = {
  "--time-zone <name>": texts({
    de: "Zeitzone der Uhrzeiten, z. B. Europe/Berlin; ohne Angabe bekommt ein neues Turnier am Terminal die des Rechners",
    en: "time zone of the times, e.g. Europe/Berlin; by default a new competition gets the machine's, at a terminal",
  }),
};

/** Details of an event. */
export const eventDetails: Places = {
  "--place <town>": texts({
    de: "Ort (leer: streichen, wie bei allen diesen Angaben)",
    en: "place (empty: take it away, as with all of these)",
  }),
  "--federation <code>": texts({
    de: "Föderation, drei Buchstaben, z. B. GER",
    en: "federation, three letters, e.g. GER",
  }),
  "--organiser <name>": texts({ de: "Veranstalter", en: "organiser" }),
  "--start <day>": texts({ de: "erster Tag, z. B. 2026-11-22", en: "first day, e.g. 2026-11-22" }),
  "--end <day>": texts({ de: "letzter Tag", en: "last day" }),
  ...timeZone,
  "--round-date <round=day>": {
    ...texts({
      de: "Tag oder Beginn einer Runde, z. B. 1=2026-11-22T10:00",
      en: "day or beginning of a round, e.g. 1=2026-11-22T10:00",
    }),
    repeatable: true,
  },
  "--arbiter <name:id>": texts({
    de: 'Hauptschiedsrichter oder Leitung mit FIDE-ID, z. B. "Name:4600001"',
    en: 'chief arbiter or director with FIDE ID, e.g. "Name:4600001"',
  }),
  "--deputy <name:id>": {
    ...texts({
      de: "weitere Schiedsrichter; ersetzt alle bisherigen",
      en: "further arbiters; replaces those so far",
    }),
    repeatable: true,
  },
  "--time-control <code>": texts({
    de: "Bedenkzeit in Sekunden, z. B. 5400+30 oder 40/6000+30:900+30",
    en: "time control in seconds, e.g. 5400+30 or 40/6000+30:900+30",
  }),
  "--times <text>": texts({ de: "Bedenkzeit in Worten", en: "time control in words" }),
  "--rate <standard|rapid|blitz>": texts({ de: "Art der Partien", en: "rate of play" }),
  "--type <text>": texts({
    de: "Art des Turniers in Worten, wo das Format es nicht sagt",
    en: "type of event in words, where the format does not say it",
  }),
  "--address <formal|informal>": texts({
    de: "Anrede in Seiten und Briefen: Sie (formal) oder du (informal)",
    en: "how pages and letters in German address people: Sie (formal) or du (informal)",
  }),
  "--hue <degrees|colour>": texts({
    de: "Farbe: Farbton 0–359 oder #rrggbb, wovon der Farbton gilt",
    en: "colour: hue 0–359, or #rrggbb, of which the hue counts",
  }),
  "--text <markdown>": texts({
    de: "Text zum Turnier in Markdown",
    en: "text about the event, in Markdown",
  }),
  "--programme <time=what>": {
    ...texts({
      de: "was neben den Runden seine Zeit hat, z. B. 2026-11-22T18:00=Siegerehrung; ersetzt alles bisherige",
      en: "what has its time beside the rounds, e.g. 2026-11-22T18:00=Prize-giving; replaces all so far",
    }),
    repeatable: true,
  },
  "--type-code <code>": texts({
    de: "Code für Satz 192, wo der übliche nicht passt, z. B. FIDE_DUTCH_2025",
    en: "code of record 192, where the usual one will not do: FIDE_DUTCH_2025",
  }),
};

/** Details of a player. */
export const entryDetails: Places = {
  "--name <name>": texts({ de: "Name", en: "name" }),
  "--rating <number>": texts({ de: "Wertungszahl", en: "rating" }),
  "--club <name>": texts({ de: "Verein", en: "club" }),
  "--team <name>": texts({
    de: "Mannschaft, für die das Ergebnis zählt",
    en: "team for which the result counts",
  }),
  "--venue <text>": texts({
    de: "einer Mannschaft: wo sie daheim spielt, Ort und Adresse",
    en: "of a team: where it plays at home, place and address",
  }),
  "--nation <code>": texts({ de: "Land", en: "nation" }),
  "--class <name>": texts({ de: "Klasse", en: "class" }),
  "--title <title>": texts({ de: "Titel, z. B. WGM", en: "title, e.g. WGM" }),
  "--fide-id <digits>": texts({ de: "FIDE-ID", en: "FIDE ID" }),
  "--sex <m|w>": texts({ de: "Geschlecht", en: "sex" }),
  "--birth <date>": texts({ de: "Geburtsdatum oder -jahr", en: "birth date or year" }),
  "--starting-number <number>": texts({
    de: "Startnummer, wo sie nicht aus der Wertungszahl folgt",
    en: "starting number, where it does not follow from the rating",
  }),
};

/** Ranking options for files. */
export const fileRanking: Places = {
  "--tie-breaks <codes>": texts({
    de: 'Datei: die Wertung, z. B. "PTS, DE, BH/C1, SB"',
    en: 'file: what ranks, e.g. "PTS, DE, BH/C1, SB"',
  }),
  "--rounds <round>": texts({
    de: "Stand nach dieser Runde, an Tischen dieser Stufe",
    en: "after this round, at tables of this stage",
  }),
  "--rules <year>": texts({
    de: "Datei: Feinwertungsregeln der FIDE von 2026 (sonst diese) oder 2024",
    en: "file: FIDE's tie-break rules of 2026 (default) or 2024",
  }),
  "--swiss": texts({
    de: "Datei: Schweizer System, was auch immer darin steht",
    en: "file: Swiss system, whatever it says",
  }),
  "--round-robin": texts({
    de: "Datei: Rundenturnier, was auch immer darin steht",
    en: "file: round robin, whatever it says",
  }),
  "--teams": texts({
    de: "die Mannschaften: einer Datei, oder wer im Turnier für sie zählt",
    en: "the teams: of a file, or who counts for them in the event",
  }),
  "--individual": texts({
    de: "Datei: die Einzelnen, auch bei Mannschaften",
    en: "file: the players, also of a team event",
  }),
  "--anyway": texts({ de: "Datei: trotz Fehlern rechnen", en: "file: compute in spite of errors" }),
};
