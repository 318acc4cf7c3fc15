import type { TeamNotPairedReason } from "@losfee/core";
import { formatPoints } from "../language/numbers.ts";
import { isOne } from "../language/plurals.ts";
import type { Sentences } from "./message.ts";

/** `eine Mannschaft mehr müsste …`, `3 Mannschaften mehr müssten …`. */
const more = (count: number, one: string, many: string, rest: string): string =>
  isOne(count, "de")
    ? `eine Mannschaft mehr ${one} ${rest}`
    : `${count} Mannschaften mehr ${many} ${rest}`;

const moreMatches = (count: number): string =>
  isOne(count, "de") ? "in einem Kampf mehr" : `in ${count} Kämpfen mehr`;

/** Sentences for the criteria of C.04.6, article 2.2: what gets worse. */
const CRITERIA: Readonly<Record<string, (count: number) => string>> = {
  C4: (count) => more(count, "müsste", "müssten", "aufrücken"),
  C5: (count) =>
    `aufrücken würde eine Mannschaft mit ${isOne(count, "de") ? "einem Punkt" : `${formatPoints(count, "de")} Punkten`} weniger`,
  C6: () => "die nächste Gruppe ließe sich dann schlechter paaren",
  C7: (count) =>
    more(
      count,
      "würde",
      "würden",
      "aufrücken, nachdem schon die Vorrunde Gegner aus einer anderen Punktgruppe brachte",
    ),
  C8: (count) => `${moreMatches(count)} bliebe ein Farbwunsch unerfüllt`,
  C9: (count) => `${moreMatches(count)} bliebe ein starker Farbwunsch unerfüllt`,
  C10: (count) =>
    `${moreMatches(count)} träfe eine aufgerückte Mannschaft auf eine, die schon in der Vorrunde einen Gegner aus einer anderen Punktgruppe hatte`,
};

const worse = (criterion: string, count: number): string =>
  `${CRITERIA[criterion]?.(count) ?? "ein Kriterium wäre schlechter erfüllt"} [${criterion}]`;

const group = ({ bracket, score }: { readonly bracket: number; readonly score: number }): string =>
  `${bracket}. Gruppe (Punktzahl ${formatPoints(score, "de")})`;

/** Reasons why the FIDE Swiss Team Pairing System keeps two teams apart, in German. */
export const teamsNotPairedDe: Sentences<TeamNotPairedReason> = {
  "team-bye": ({ entry }, name) =>
    `${name(entry)} hat Freilos. Das wird vor allen Paarungen vergeben: an die Mannschaft mit der niedrigsten Punktzahl, dann den meisten gespielten Kämpfen, dann der größten Startnummer, die keines hatte und ohne die sich alle anderen paaren lassen (3.4).`,
  "team-rest-unpaired": () =>
    "Spielten sie gegeneinander, ließen sich die übrigen Mannschaften nicht mehr alle paaren, ohne dass zwei zum zweiten Mal aufeinanderträfen [C1, C3].",
  "team-bracket-unpaired": (at) =>
    `Entschieden wurde in der ${group(at)}. Spielten sie gegeneinander, ließen sich die übrigen Mannschaften der Gruppe nicht mehr alle paaren, ohne dass zwei zum zweiten Mal aufeinanderträfen [C1].`,
  "team-upfloaters": ({ entry, move, criterion, worseBy, ...at }, name) =>
    move === "up"
      ? `Entschieden wurde in der ${group(at)}. Damit sie gegeneinander spielen, müsste ${name(entry)} dorthin aufrücken, und das wäre schlechter: ${worse(criterion, worseBy)}.`
      : `${name(entry)} ist in die ${group(at)} aufgerückt und hat dort den Gegner bekommen. Ohne ${name(entry)} wäre es dort schlechter: ${worse(criterion, worseBy)}.`,
  "team-upfloaters-later": ({ entry, move, ...at }, name) =>
    move === "up"
      ? `Entschieden wurde in der ${group(at)}. Damit sie gegeneinander spielen, müsste ${name(entry)} dorthin aufrücken. Das wäre nach allen Kriterien gleich gut; die Regeln nehmen aber die kleinere Startnummer (3.5.4).`
      : `${name(entry)} ist in die ${group(at)} aufgerückt und hat dort den Gegner bekommen. Mit anderen wäre es nach allen Kriterien gleich gut; die Regeln nehmen aber die kleinere Startnummer (3.5.4).`,
  "team-criterion": ({ criterion, worseBy, ...at }) =>
    `Entschieden wurde in der ${group(at)}. Spielten sie gegeneinander, wäre auch die beste Paarung der Gruppe schlechter: ${worse(criterion, worseBy)}.`,
  "team-later": (at) =>
    `Entschieden wurde in der ${group(at)}. Der Kampf wäre nach allen Kriterien gleich gut; die Regeln nehmen aber die erste Möglichkeit in ihrer festen Reihenfolge: kleinere Startnummern gegen größere (3.6.3).`,
  "team-not-certain": (at) =>
    `Entschieden wurde in der ${group(at)}. Das Feld ist zu groß, um für diese beiden alle Möglichkeiten durchzurechnen.`,
};
