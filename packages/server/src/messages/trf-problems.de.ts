import { counted, isOne } from "@losfee/contract";
import type { TrfField, TrfFinding } from "@losfee/files";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

const withoutEffect = {
  "teams-only": "Er gilt nur für Mannschaftsturniere",
  "one-number": "Gemeint sind mindestens zwei verschiedene Nummern",
  "after-last-round": "So viele Runden hat das Turnier nicht",
  "no-points": "Er nennt keine Punkte",
} as const;

const fields: Readonly<Record<TrfField, string>> = {
  "starting-rank": "eine Startnummer",
  sex: "m, w oder nichts",
  title: "ein Titel (GM, IM, …) oder nichts",
  name: "ein Name",
  rating: "eine Wertungszahl",
  federation: "ein Verband aus drei Buchstaben",
  "fide-id": "eine FIDE-Nummer",
  "birth-date": "ein Geburtsdatum (JJJJ/MM/TT)",
  points: "eine Punktzahl mit einem Punkt, etwa 4.5",
  rank: "ein Platz",
  opponent: "die Startnummer eines Gegners oder 0000",
  colour: "w, b oder -",
  result: "ein Ergebnis (1 = 0 + - W D L H F U Z)",
  date: "ein Datum",
  number: "eine ganze Zahl",
  round: "die Nummer einer Runde",
  "player-or-team": "die Nummer einer Person oder Mannschaft",
  team: "die Nummer einer Mannschaft",
  symbol: "ein Zeichen der Punktwertung",
  "bye-type": "F, H oder Z für das Freilos",
  "forfeit-type": "ein Zeichen für kampflos (+-, -+, -- oder F)",
  "assignment-type": "W, D, L, F, H, Z, +, - oder nichts",
  "rank-method": "ein Verfahren für die Startnummern",
  configuration: "rank, white1 oder black1",
  strength: "eine Stärke",
  "time-control": "eine verschlüsselte Bedenkzeit",
  players: "Startnummern",
};

const someone = (number: number | null): string => (number === null ? "niemanden" : `${number}`);

/** Fields that were understood although FIDE writes them differently. */
const adjustedFields: Readonly<Partial<Record<TrfField, string>>> = {
  title: "ein Titel",
  date: "ein Datum",
  "birth-date": "ein Geburtsdatum",
};

/** Faults of a TRF file in German; line and column precede them. */
export const trfFindingsDe: CodeSentences<TrfFinding> = {
  "trf-expected": ({ record, field, found }) =>
    `Im Satz ${excerpt(record)} wird hier ${fields[field]} erwartet${found === "" ? "; das Feld ist leer" : `, gefunden „${excerpt(found)}“`}.`,
  "trf-adjusted": ({ record, field, found, read, count }) =>
    `Satz ${excerpt(record)}, ${adjustedFields[field] ?? fields[field]}: „${excerpt(found)}“ wurde als „${excerpt(read)}“ gelesen${count === 1 ? "" : `, ebenso ${count - 1} weitere`}.`,
  "trf-not-understood": ({ record, count }) =>
    `Der Satz ${excerpt(record)} ist${count === 1 ? "" : ` in ${count} Zeilen`} nicht lesbar. Von ihm hängt nichts ab.`,
  "trf-unknown-record": ({ record }) =>
    `Der Satz „${excerpt(record)}“ ist unbekannt und wurde übergangen.`,
  "trf-stray-text": ({ record, found }) =>
    `„${excerpt(found)}“ steht im Satz ${excerpt(record)} zwischen den Feldern. Ist die Zeile verschoben?`,
  "trf-misaligned": ({ record, found }) =>
    `„${excerpt(found)}“ steht im Satz ${excerpt(record)} nicht genau in seinen Spalten; gelesen wurde es trotzdem.`,
  "trf-decimal-comma": ({ found }) =>
    `„${excerpt(found)}“ hat ein Komma; TRF schreibt Punktzahlen mit Punkt. Gelesen wurde es trotzdem.`,
  "trf-control-character": ({ character }) =>
    `Das Steuerzeichen ${character} gehört in keine TRF-Datei.`,
  "trf-line-too-long": ({ length, limit }) =>
    `Die Zeile hat ${length} Zeichen; gelesen werden ${limit}. Fehlen Zeilenenden?`,
  "trf-columns-in-bytes": ({ record }) =>
    `Der Satz ${excerpt(record)} ist nach Bytes statt nach Zeichen ausgerichtet und wurde so gelesen.`,
  "trf-repeated-record": ({ record, firstLine }) =>
    `Den Satz ${excerpt(record)} gibt es schon in Zeile ${firstLine}; es gilt der spätere.`,
  "trf-conflicting-records": ({ record, other, otherLine }) =>
    `Der Satz ${excerpt(record)} widerspricht Satz ${excerpt(other)} in Zeile ${otherLine}; es gilt jener.`,
  "trf-no-players": () => "Die Datei enthält niemanden (keinen Satz 001). Ist es eine TRF-Datei?",
  "trf-repeated-starting-rank": ({ player, firstLine }) =>
    `Die Startnummer ${player} ist schon in Zeile ${firstLine} vergeben.`,
  "trf-repeated-fide-id": ({ player, other, fideId }) =>
    `Nummer ${player} hat dieselbe FIDE-ID ${excerpt(fideId)} wie Nummer ${other}. Bitte die Ziffern berichtigen oder eine der beiden streichen.`,
  "trf-repeated-team": ({ team, firstLine }) =>
    `Die Mannschaft ${team} steht schon in Zeile ${firstLine}.`,
  "trf-unknown-player": ({ record, player }) =>
    `Der Satz ${excerpt(record)} nennt die Startnummer ${player}, die es nicht gibt.`,
  "trf-unknown-team": ({ record, team }) =>
    `Der Satz ${excerpt(record)} nennt die Mannschaft ${team}, die es nicht gibt.`,
  "trf-player-in-two-teams": ({ player, team }) =>
    `Nummer ${player} gehört schon zur Mannschaft ${team}.`,
  "trf-too-many-boards": ({ team, round, players, boards }) =>
    `Für die Mannschaft ${team} stehen in Runde ${round} ${players} Personen, ein Wettkampf hat aber ${counted(boards, { one: "Brett", other: "Bretter" }, "de")}.`,
  "trf-other-match": ({ player, opponent, round, team, meets }) =>
    team === 0
      ? `Nummer ${player} spielt in Runde ${round} gegen ${opponent}, gehört aber zu keiner Mannschaft.`
      : `Nummer ${player} spielt in Runde ${round} gegen ${opponent}; die Mannschaft ${team} trifft aber auf ${meets === 0 ? "niemanden" : `die Mannschaft ${meets}`}.`,
  "trf-boards-differ": ({ player, opponent, round, boards: [own, theirs] }) =>
    `In Runde ${round} spielt ${player} an Brett ${own} gegen ${opponent}, der Satz 300 setzt ${opponent} aber an Brett ${theirs}.`,
  "trf-lineup-differs": ({ record, round, team, opponent, meets }) =>
    `Der Satz ${record} lässt in Runde ${round} die Mannschaft ${team} auf ${opponent} treffen, anderswo steht ${meets === 0 ? "niemand" : meets}.`,
  "trf-team-points-differ": ({ team, score, stated, computed }) =>
    `Mannschaft ${team}: Die Datei nennt ${stated} ${score === "match" ? "Mannschaftspunkte" : "Brettpunkte"}, die Ergebnisse ergeben ${computed}.`,
  "trf-match-by-total": ({ team, opponent, round, points }) =>
    `Runde ${round}, Mannschaft ${team} gegen ${opponent}: Bekannt ist nur das Gesamtergebnis (${points} für ${team}, Satz 802), keine Partie. Ein Import übernimmt es; Auslosung und Prüfung nach der Datei nehmen den Kampf als nicht gespielt, spätere Runden können deshalb abweichen. Abhilfe: die Partien nachtragen.`,
  "trf-summary-differs": ({ team, round, stated, computed }) =>
    `Im Satz 802 steht für die Mannschaft ${team} in Runde ${round} „${stated}“, aus den übrigen Sätzen folgt „${computed}“. Diese gelten.`,
  "trf-own-opponent": ({ player, round }) =>
    `Nummer ${player} spielt in Runde ${round} gegen sich selbst.`,
  "trf-not-mutual": ({ player, opponent, round, named }) =>
    `In Runde ${round} nennt ${player} als Gegner ${opponent}, ${opponent} aber ${someone(named)}.`,
  "trf-same-colours": ({ player, opponent, round }) =>
    `In Runde ${round} haben ${player} und ${opponent} dieselbe Farbe.`,
  "trf-results-disagree": ({ player, opponent, round, own, theirs }) =>
    `In Runde ${round} passen die Ergebnisse nicht zusammen: ${player} hat „${own}“, ${opponent} hat „${theirs}“.`,
  "trf-game-without-opponent": ({ player, round, result }) =>
    `Nummer ${player} hat in Runde ${round} das Ergebnis „${result}“, aber keinen Gegner.`,
  "trf-bye-with-opponent": ({ player, round, result }) =>
    `Nummer ${player} hat in Runde ${round} das Freilos „${result}“ und trotzdem einen Gegner.`,
  "trf-colour-missing": ({ player, round }) =>
    `Bei Nummer ${player} fehlt in Runde ${round} die Farbe.`,
  "trf-points-differ": ({ player, stated, computed }) =>
    `Nummer ${player} hat laut Datei ${stated} ${isOne(Number(stated), "de") ? "Punkt" : "Punkte"}, nach den Ergebnissen ${computed}. Gerechnet wird mit den Ergebnissen.`,
  "trf-count-differs": ({ record, stated, counted }) =>
    `Der Satz ${excerpt(record)} sagt ${stated}, gezählt sind ${counted}.`,
  "trf-without-effect": ({ record, reason }) =>
    `Der Satz ${excerpt(record)} bewirkt hier nichts: ${withoutEffect[reason]}.`,
  "trf-second-bye": ({ round, player, other }) =>
    `In Runde ${round} haben ${other} und ${player} ein Freilos; es kann nur eines geben.`,
  "trf-round-beyond-last": ({ round, rounds }) =>
    `Runde ${round} gibt es nicht: Das Turnier hat ${counted(rounds, { one: "Runde", other: "Runden" }, "de")}.`,
  "trf-range-reversed": ({ first, last }) =>
    `Der Bereich von ${first} bis ${last} läuft rückwärts.`,
  "trf-bye-differs": ({ player, round, bye, result }) =>
    `Für ${player} sagt Satz 240 in Runde ${round} „${excerpt(bye)}“, die eigene Zeile „${result}“; es gilt die Zeile.`,
  "trf-more-problems": ({ count }) =>
    isOne(count, "de")
      ? "Dazu kommt eine weitere Stelle."
      : `Dazu kommen ${count} weitere Stellen.`,
};
