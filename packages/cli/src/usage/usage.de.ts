import type { CommandTexts } from "./command-texts.ts";
import { eventDetailUsage } from "./event-detail-usage.ts";
import { tablesUsage } from "./usage-tables.ts";

/** What each command does, in German: for `--help`. */
export const commandsDe: CommandTexts = {
  serve: {
    about: "Öffnet das Journal und startet Leitung und öffentliche Seiten",
    arguments: {},
    options: {
      "--port <number>": "Port (sonst 4711 oder ein freier)",
      "--host <address>": "Adresse, an der gelauscht wird",
      "--network": "auch für andere Geräte im Netz (wie --host 0.0.0.0)",
      "--trust-proxy <address>":
        "Adresse oder Netz (CIDR) eines Proxys davor, dem geglaubt wird, für wen er weiterleitet; auch mehrmals",
    },
  },
  link: {
    about: "Gibt der Turnierleitung einen neuen Link, der einmal gilt; auch während Losfee läuft",
    arguments: {},
    options: {
      "--port <number>": "Port, den Losfee haben wird, wenn es noch nicht läuft (sonst 4711)",
      "--host <address>": "Adresse, an der Losfee lauschen wird, wenn es noch nicht läuft",
      "--network": "Losfee wird auch im Netz des Saals zu erreichen sein (wie --host 0.0.0.0)",
    },
  },
  "confirm-date": {
    about: "Bestätigt das Datum des Rechners, wenn Losfee ihm nicht traut",
    arguments: {},
    options: { "--yes": "ohne Rückfrage" },
  },
  backup: {
    about: "Sichert das ganze Journal, auch im laufenden Betrieb",
    arguments: {
      "[to]":
        "Ordner (zweiter Datenträger, USB-Stick) oder neue Datei .sqlite; ohne: der des Plans",
    },
    options: {
      "--keep <count>": "im Ordner so viele Sicherungen dieses Journals aufheben",
      "--every <minutes>": "von jetzt an sichert der Server alle so viele Minuten dorthin",
      "--off": "beendet den Plan",
    },
  },
  restore: {
    about:
      "Spielt eine Sicherung ein, mit -c nur ein Turnier; das bisherige Journal bleibt daneben liegen",
    arguments: { "<backup>": "die Sicherung, oder ein anderes vollständiges Journal" },
    options: { "--force": "ohne Rückfrage, und auch wenn die letzten Eingaben darin fehlen" },
  },
  new: {
    about: "Legt ein Turnier an",
    arguments: { "<name>": "Name des Turniers" },
    options: {
      "--format <id>":
        "scrabble-championship (sonst dies), scrabble-swiss, scrabble-round-robin, fide-swiss, fide-round-robin, king-lui, table-tournament, pyramid",
      "--set <name=value>": "Einstellung, z. B. stages.2.rounds=5",
      ...eventDetailUsage.de,
    },
  },
  details: {
    about:
      "Zeigt oder ändert, was vom Turnier angekündigt ist: Ort, Tage, Zeitplan, Schiedsrichter …",
    arguments: {},
    options: eventDetailUsage.de,
  },
  list: { about: "Zeigt die Turniere des Journals", arguments: {}, options: {} },
  rename: {
    about: "Gibt dem Turnier einen anderen Namen",
    arguments: { "<name>": "neuer Name" },
    options: {},
  },
  settings: {
    about: "Zeigt oder ändert Einstellungen",
    arguments: {},
    options: {
      "--set <name=value>": "Einstellung, z. B. stages.2.rounds=5",
      "--reason <text>": "warum",
    },
  },
  enter: {
    about: "Meldet Personen: aus einer CSV-Datei oder eine mit --name",
    arguments: { "[file]": "CSV-Datei, - für die Standardeingabe" },
    options: {
      "--name <name>": "Name",
      "--rating <number>": "Wertungszahl",
      "--club <name>": "Verein",
      "--nation <code>": "Land",
      "--class <name>": "Klasse",
      "--title <title>": "Titel, z. B. WGM",
      "--fide-id <digits>": "FIDE-ID",
      "--sex <m|w>": "Geschlecht",
      "--birth <date>": "Geburtsdatum oder -jahr",
      "--starting-number <number>": "Startnummer, wo sie nicht aus der Wertungszahl folgt",
      "--yes": "ohne Rückfrage",
    },
  },
  entries: { about: "Zeigt alle Gemeldeten mit Nummer", arguments: {}, options: {} },
  change: {
    about: "Ändert Angaben zu einer Person",
    arguments: { "<player>": "Nummer oder Name" },
    options: {
      "--name <name>": "Name",
      "--rating <number>": "Wertungszahl",
      "--club <name>": "Verein",
      "--nation <code>": "Land",
      "--class <name>": "Klasse",
      "--title <title>": "Titel, z. B. WGM",
      "--fide-id <digits>": "FIDE-ID",
      "--sex <m|w>": "Geschlecht",
      "--birth <date>": "Geburtsdatum oder -jahr",
      "--starting-number <number>": "Startnummer, wo sie nicht aus der Wertungszahl folgt",
      "--yes": "ohne Rückfrage",
    },
  },
  remove: {
    about: "Streicht eine Meldung, die noch keine Runde hat",
    arguments: { "<player>": "Nummer oder Name" },
    options: { "--yes": "ohne Rückfrage" },
  },
  "erase-person": {
    about: "Löscht endgültig, was sagt, wer jemand ist; Ergebnisse bleiben",
    arguments: { "<player>": "Nummer oder Name" },
    options: { "--yes": "ohne Rückfrage" },
  },
  withdraw: {
    about: "Meldet ab, von der nächsten oder einer späteren Runde an",
    arguments: { "<player>": "Nummer oder Name" },
    options: {
      "--from-round <round>": "erste Runde ohne",
      "--reason <text>": "warum",
      "--yes": "ohne Rückfrage",
    },
  },
  reinstate: {
    about: "Nimmt eine Abmeldung zurück",
    arguments: { "<player>": "Nummer oder Name" },
    options: {},
  },
  pause: {
    about: "Setzt die Runden, in denen jemand pausiert",
    arguments: {
      "<player>": "Nummer oder Name",
      "[rounds...]": "Runden; keine: pausiert nicht mehr",
    },
    options: { "--half": "jede dieser Runden ist einen halben Punkt wert" },
  },
  "check-in": {
    about: "Vermerkt, wer im Saal ist",
    arguments: { "[players...]": "Nummern oder Namen" },
    options: { "--all": "alle", "--absent": "als nicht da vermerken" },
  },
  pair: {
    about: "Setzt die nächste Runde oder Stufe an: des Turniers oder einer Division von tsh",
    arguments: { "[file]": "Division von tsh (NAME.t); ohne sie das Turnier im Journal" },
    options: {
      "--system <id>": "Ansetzungssystem (sonst das der Etappe; für Dateien new-swiss)",
      "--based-on <round>": "Stand nach dieser Runde zählt (sonst die vorige)",
      "--repeats <count>": "so oft dürfen sich zwei schon begegnet sein",
      "--track-starts": "ausgleichbare Anspiele gehen vor",
      "--no-track-starts": "Anspiele zählen für die Paarung nicht",
      "--option <name=value>": "weitere Einstellung des Systems",
      "--pin <pair>": "Paarung von Hand, z. B. 3-7",
      "--forbid <pair>": "diese beiden nicht, z. B. 3-7",
      "--reason <text>": "warum von Hand",
      "--despite <reason>":
        "warum, obwohl Regeln gebrochen werden, von denen das System nie abweicht",
      "--publish": "gleich veröffentlichen",
      "--why": "mit Begründung jeder Paarung",
    },
  },
  round: {
    about: "Zeigt eine Runde oder Stufe mit Plätzen und Ergebnissen",
    arguments: { "[round]": "Runde (sonst die letzte)" },
    options: { "--why": "mit Begründung jeder Paarung" },
  },
  adjust: {
    about: "Ändert Paarungen oder Sitzplätze von Hand",
    arguments: {
      "<act>":
        "pair, break, swap, exchange-starts (exchange-colours), exchange-boards, bye, rest; an Tischen: swap, move, order, redraw",
      "[what...]": "Personen oder Bretter, z. B. pair 3 7",
    },
    options: {
      "--reason <text>": "warum",
      "--despite <reason>":
        "warum, obwohl Regeln gebrochen werden, von denen das System nie abweicht",
    },
  },
  publish: {
    about: "Veröffentlicht den Entwurf",
    arguments: { "[round]": "Runde des Entwurfs" },
    options: {
      "--despite <reason>":
        "warum, obwohl Regeln gebrochen werden, von denen das System nie abweicht",
    },
  },
  recall: {
    about: "Holt die letzte Runde oder Stufe zurück in den Entwurf",
    arguments: { "[round]": "Runde (sonst die letzte)" },
    options: { "--reason <text>": "warum" },
  },
  discard: {
    about: "Verwirft den Entwurf",
    arguments: { "[round]": "Runde des Entwurfs" },
    options: {},
  },
  result: {
    about:
      "Trägt Ergebnisse ein: 12 412 389, meier 412 389, 12 + - oder 12 - - (beide nicht da), im Schach 12 1, 12 ½-½, 12 0-0; an Tischen 3.2 120 98 87 (Tisch 3, Spiel 2, wie sie sitzen); ohne Angabe Zeile für Zeile",
    arguments: {
      "[line...]": "Brett oder Person und zwei Punktzahlen; Tisch.Spiel und Punkte oder Plätze",
    },
    options: {
      "--round <round>": "Runde (sonst die laufende)",
      "--file <file>": "Zeilen aus einer Datei",
      "--again": "blinde zweite Eingabe",
    },
  },
  undo: {
    about: "Nimmt ein Ergebnis zurück, sonst das letzte",
    arguments: { "[board]": "Brett; an Tischen z. B. 3.2" },
    options: { "--round <round>": "Runde oder Stufe (sonst die laufende)" },
  },
  correct: {
    about: "Berichtigt ein Ergebnis; zeigt vorher, was sich ändert",
    arguments: { "<round>": "Runde oder Stufe", "<line...>": "wie bei result" },
    options: {
      "--reason <text>": "warum",
      "--repair <how>": "keep (sonst dies) oder draft-again",
      "--yes": "ohne Rückfrage",
    },
  },
  penalty: {
    about: "Zieht Strafpunkte von der Differenz ab, an Tischen von einer Stufe",
    arguments: { "<player>": "Nummer oder Name", "<points>": "Punkte" },
    options: {
      "--round <round>": "Runde oder Stufe (sonst die letzte)",
      "--of <what>": "an Tischen: rank-points (sonst dies) oder game-points",
      "--reason <text>": "warum",
    },
  },
  "lift-penalty": {
    about: "Hebt eine Strafe auf",
    arguments: { "<number>": "Nummer der Strafe" },
    options: { "--reason <text>": "warum" },
  },
  standings: {
    about: "Zeigt die Tabelle: des Turniers im Journal oder einer TRF-Datei",
    arguments: {
      "[file]": "TRF-Datei, - für die Standardeingabe; ohne sie das Turnier im Journal",
    },
    options: {
      "--tie-breaks <codes>": 'Datei: die Wertung, z. B. "PTS, DE, BH/C1, SB"',
      "--rounds <round>": "Stand nach dieser Runde",
      "--rules <year>": "Datei: Feinwertungsregeln der FIDE von 2026 (sonst diese) oder 2024",
      "--swiss": "Datei: Schweizer System, was auch immer darin steht",
      "--round-robin": "Datei: Rundenturnier, was auch immer darin steht",
      "--teams": "Datei: die Mannschaften",
      "--individual": "Datei: die Einzelnen, auch bei Mannschaften",
      "--anyway": "Datei: trotz Fehlern rechnen",
      "--seq <number>": "Journal: Stand nach diesem Ereignis",
      "--why <player>": "Journal: wie der Platz zustande kommt",
      "--compare <players...>": "Journal: warum eine Person vor der anderen steht",
      "--final": "an Tischen: alle nach der Stufe, die sie erreicht haben",
      "--csv": "als CSV (für Tabellenprogramme und losfee candidates)",
      "--tsv": "mit Tabulatoren; bei Dateien nach Startnummern",
    },
  },
  explain: {
    about: "Zeigt, wie Werte zustande kommen: des Turniers im Journal oder einer TRF-Datei",
    arguments: {
      "[file]": "TRF-Datei, - für die Standardeingabe; ohne sie das Turnier im Journal",
    },
    options: {
      "--player <player>": "wessen Werte (Nummer oder Name)",
      "--compare <players...>": "warum eine Person vor der anderen steht",
      "--tie-break <code>": "nur dieser Wert, z. B. BH/C1",
      "--tie-breaks <codes>": 'Datei: die Wertung, z. B. "PTS, DE, BH/C1, SB"',
      "--rounds <round>": "Stand nach dieser Runde",
      "--rules <year>": "Datei: Feinwertungsregeln der FIDE von 2026 (sonst diese) oder 2024",
      "--swiss": "Datei: Schweizer System, was auch immer darin steht",
      "--round-robin": "Datei: Rundenturnier, was auch immer darin steht",
      "--teams": "Datei: die Mannschaften",
      "--individual": "Datei: die Einzelnen, auch bei Mannschaften",
      "--anyway": "Datei: trotz Fehlern rechnen",
    },
  },
  close: {
    about: "Schließt das Turnier ab und gibt den Startwert der Lose frei",
    arguments: {},
    options: { "--yes": "ohne Rückfrage" },
  },
  reopen: {
    about: "Öffnet ein abgeschlossenes Turnier wieder; neue Lose aus neuem Startwert",
    arguments: {},
    options: { "--reason <text>": "warum" },
  },
  verify: {
    about: "Wiederholt alle Lose und Ansetzungen und vergleicht",
    arguments: { "[file]": "exportierte Datei; ohne sie das Turnier im Journal" },
    options: {},
  },
  candidates: {
    about: "Kandidatenrunde: wer sicher im Finale ist, Kandidat oder draußen, und warum",
    arguments: { "<standings>": "Tabelle als CSV: rank,name,wins,spread" },
    options: {
      "--spread-margin <points>": "Differenz, die eine Runde nicht umkehrt (350)",
      "--win-margin <wins>": "Siege, die mit dieser Differenz sicher sind (1)",
    },
  },
  export: {
    about: "Schreibt das ganze Turnier in eine Datei, oder für tsh in einen Ordner",
    arguments: { "[file]": "Datei (sonst die Standardausgabe)" },
    options: {
      "--tsh <folder>": "als a.t und config.tsh",
      "--trf <file>": "als TRF-2026, zur Auswertung von Schach",
      "--strict": "mit --trf: nichts schreiben, solange etwas Nötiges für die Auswertung fehlt",
      "--utf8": "für tsh in UTF-8 statt ISO-8859-1",
      "--force": "vorhandene Dateien ersetzen",
    },
  },
  import: {
    about: "Nimmt ein exportiertes Turnier, eine Division von tsh oder ein Schachturnier (TRF) auf",
    arguments: { "<file>": "exportierte Datei, NAME.t oder NAME.trf" },
    options: {
      "--config <file>": "config.tsh (sonst die neben der Division)",
      "--name <name>": "Name des Turniers",
    },
  },
  delete: {
    about: "Löscht ein Turnier endgültig",
    arguments: {},
    options: { "--yes": "ohne Rückfrage (zusammen mit -c)" },
  },
  pyramid: { about: "Pyramide: zeigt, wer wo sitzt", arguments: {}, options: {} },
  join: {
    about: "Pyramide: nimmt jemanden auf, auf den Platz für Neue",
    arguments: { "<name>": "Name" },
    options: {
      "--address <address>": "Mailadresse (mehrfach möglich; die erste bekommt Mails)",
      "--rating <number>": "Wertungszahl",
      "--club <name>": "Verein",
    },
  },
  challenge: {
    about: "Pyramide: trägt eine Forderung ein, oder mehrere in der Reihenfolge einer Mail",
    arguments: {
      "<player>": "wer fordert: Nummer oder Name",
      "<targets...>": "wen: Nummer oder Name; freie Plätze als 5.1",
    },
    options: {},
  },
  accept: {
    about: "Pyramide: trägt ein, dass eine Forderung angenommen ist",
    arguments: { "<challenger>": "wer gefordert hat", "<defender>": "wer gefordert ist" },
    options: {},
  },
  report: {
    about: "Pyramide: trägt ein Ergebnis ein, vorläufig bis zum Ende der Einspruchsfrist",
    arguments: {
      "<challenger>": "wer gefordert hat (Weiß)",
      "<defender>": "wer gefordert ist",
      "<result>": "1-0, 0-1 oder 1/2",
    },
    options: { "--by <player>": "wer es gemeldet hat (sonst, wer gefordert hat)" },
  },
  deadlines: { about: "Pyramide: zeigt, was bis wann geschehen muss", arguments: {}, options: {} },
  "pass-time": {
    about: "Pyramide: lässt abgelaufene Fristen wirken (ein Server tut es von selbst)",
    arguments: {},
    options: {},
  },
  mail: {
    about: "Pyramide: zeigt oder ändert, wie sie Mails sendet und liest",
    arguments: {},
    options: {
      "--address <address>": "eigene Adresse; leer: die des Servers",
      "--sender-name <name>": "Name neben der Adresse",
      "--sending <off|drafts|on>": "gar nicht, als Entwürfe für die Leitung, sofort",
      "--since <time>": "was vorher geschah oder ankam, wird weder gesandt noch gelesen",
      "--receiving": "Mails lesen",
      "--no-receiving": "keine Mails lesen",
    },
  },
  "mail-in": {
    about: "Pyramide: nimmt gespeicherte Mails auf, als kämen sie ins Postfach",
    arguments: { "<files...>": "Dateien (.eml), - für die Standardeingabe" },
    options: {
      "--at <time>": "wann sie ankamen (sonst, was ihr letzter Server vermerkt hat)",
    },
  },
  do: {
    about: "Führt irgendeinen Befehl der Schnittstelle aus",
    arguments: { "<command>": "z. B. withdraw-entry", "[fields]": "Angaben als JSON" },
    options: {},
  },
  ...tablesUsage.de,
};
