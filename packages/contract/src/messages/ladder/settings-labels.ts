import type { Language } from "../../language/language.ts";
import { type Texts, texts } from "../../language/texts.ts";

type Labels = Texts<Readonly<Record<string, string>>>;

const settings: Labels = texts({
  de: {
    "capacity.base": "Plätze je Ebene: fester Teil",
    "capacity.perLevel": "Plätze je Ebene: mal Nummer der Ebene",
    capacity: "Plätze je Ebene",
    timeZone: "Zeitzone des Klubs",
    deadlines: "Fristen",
    "deadlines.confirmDays": "Bestätigen mit dem ersten Zug (Tage)",
    "deadlines.acceptDays": "Annehmen einer direkten Forderung (Tage)",
    "deadlines.acceptAssignedDays": "Annehmen einer zugeteilten Forderung (Tage)",
    "deadlines.clockStartDays": "Uhren laufen ab der Forderung nach (Tagen)",
    "deadlines.objectionDays": "Einspruch gegen ein Ergebnis (Tage)",
    "deadlines.gameMonths": "Längste Dauer einer Partie (Monate)",
    "deadlines.recordDays": "Partie zur Abschätzung einsenden (Tage)",
    "deadlines.idleMonths": "Brief nach Schweigen (Monate)",
    "deadlines.letterDays": "Antwort auf den Brief (Tage)",
    directorsDeadlines: "Fristen aus Nachrichten der Leitung beginnen",
    holidayDays: "Urlaub im Kalenderjahr (Tage)",
    publicHolidays: "Alle sehen, wer im Urlaub ist",
    opponents: "Die beiden einer Partie erreichen sich",
    standingListBegins: "Ewige Warteliste: die erste Partie kommt",
    onWin: "Gewinnt, wer herausgefordert hat",
    orderBy: "Wer war zuerst da",
    bestPlaced: "Warteliste: an der Reihe ist",
    impossibleInChain: "Unmögliche Forderung in einer Kette",
    strikesToExpulsion: "Ausschluss anbieten nach nicht angenommenen Forderungen",
    vacancyCountsAsPlaying: "Ein freier Platz zählt als Spielen",
    suspendedCountsAsWaiting: "Ruhende ewige Warteliste zählt als Warten",
    contradictionIsObjection: "Widersprechende Ergebnismeldung zählt als Einspruch",
  },
  en: {
    "capacity.base": "Seats on a level: fixed part",
    "capacity.perLevel": "Seats on a level: times the level’s number",
    capacity: "Seats on a level",
    timeZone: "The club’s time zone",
    deadlines: "Deadlines",
    "deadlines.confirmDays": "To confirm with move 1 (days)",
    "deadlines.acceptDays": "To accept a direct challenge (days)",
    "deadlines.acceptAssignedDays": "To accept an assigned challenge (days)",
    "deadlines.clockStartDays": "Clocks start after the challenge (days)",
    "deadlines.objectionDays": "To object to a result (days)",
    "deadlines.gameMonths": "Longest duration of a game (months)",
    "deadlines.recordDays": "To send a game for adjudication (days)",
    "deadlines.idleMonths": "Letter after silence (months)",
    "deadlines.letterDays": "To answer that letter (days)",
    directorsDeadlines: "Deadlines from the director’s mails begin",
    holidayDays: "Holidays in a calendar year (days)",
    publicHolidays: "Everybody sees who is on holiday",
    opponents: "The two players of a game reach each other",
    standingListBegins: "Standing waiting list: the first game comes",
    onWin: "When the challenger wins",
    orderBy: "Who was first",
    bestPlaced: "Waiting list: next is",
    impossibleInChain: "An impossible challenge in a chain",
    strikesToExpulsion: "Propose expulsion after challenges not accepted",
    vacancyCountsAsPlaying: "Taking a vacancy counts as playing",
    suspendedCountsAsWaiting: "A suspended entry on the standing waiting list counts as waiting",
    contradictionIsObjection: "A contradicting report counts as an objection",
  },
});

const choices: Labels = texts({
  de: {
    "from-departure": "mit dem Abgang der Nachricht, nie vorher",
    "from-mail": "mit dem Ereignis; geht die Nachricht an einem späteren Tag ab, dann mit ihr",
    "from-cause": "mit dem Ereignis, auch wenn die Nachricht später abgeht",
    addresses: "direkt: Briefe nennen die Adresse",
    relay: "über die Leitung: Briefe nennen keine Adresse",
    "at-game-end": "wenn eine Partie als Herausforderer endet",
    "at-once": "sofort",
    swap: "tauschen beide die Plätze",
    insert: "rücken alle dazwischen um einen Platz nach unten",
    arrival: "nach Ankunft der Nachrichten",
    recording: "nach dem Eintragen",
    earliest: "wer zuerst kam",
    "highest-seat": "wer am höchsten sitzt",
    skip: "überspringen, den Rest ausführen",
    stop: "den Rest liegen lassen",
    true: "ja",
    false: "nein",
  },
  en: {
    "from-departure": "when the mail has left, never before",
    "from-mail": "with the event; if the mail leaves on a later day, with the mail",
    "from-cause": "with the event, even if the mail leaves later",
    addresses: "directly: letters name the address",
    relay: "through the director: letters name no address",
    "at-game-end": "when a game as challenger ends",
    "at-once": "at once",
    swap: "the two exchange seats",
    insert: "everybody in between moves down by one",
    arrival: "by when mails arrived",
    recording: "by when they were recorded",
    earliest: "who came first",
    "highest-seat": "who sits highest",
    skip: "skip it and carry out the rest",
    stop: "skip the rest, too",
    true: "yes",
    false: "no",
  },
});

/** Returns the name of a pyramid's setting, by its key (`deadlines.confirmDays`). */
export const ladderSettingLabel = (key: string, language: Language): string =>
  settings[language][key] ?? key;

/** Returns the name of a setting's value. */
export const ladderChoiceLabel = (value: string, language: Language): string =>
  choices[language][value] ?? value;

/** Returns allowed values in words, from the form that refusals use (`0–366`, `swap | insert`). */
export const ladderAllowedLabel = (allowed: string, language: Language): string =>
  allowed
    .split(" | ")
    .map((choice) => ladderChoiceLabel(choice, language))
    .join(OR[language]);

const OR = texts({ de: " oder ", en: " or " });
