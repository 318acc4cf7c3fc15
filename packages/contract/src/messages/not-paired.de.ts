import type { NotPairedReason } from "@losfee/core";
import { formatList, formatPoints } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { unplayedLabel } from "./labels.ts";
import type { Sentences } from "./message.ts";
import { teamsNotPairedDe } from "./not-paired-teams.de.ts";

/** `eine Person mehr bekäme …`, `3 Personen mehr bekämen …`. */
const more = (count: number, one: string, many: string, rest: string): string =>
  isOne(count, "de") ? `eine Person mehr ${one} ${rest}` : `${count} Personen mehr ${many} ${rest}`;

/** Sentences for the criteria of C.04.3, article 2.4: what gets worse. */
const CRITERIA: Readonly<Record<string, (count: number) => string>> = {
  C6: (count) =>
    `in der Gruppe ${isOne(count, "de") ? "käme eine Paarung" : `kämen ${count} Paarungen`} weniger zustande`,
  C7: () => "es müsste jemand mit höherer Punktzahl heruntergelost werden",
  C8: () => "wer heruntergelost würde, ließe sich in der nächsten Gruppe schlechter paaren",
  C9: (count) =>
    `das Freilos bekäme jemand, der schon ${counted(count, { one: "Runde", other: "Runden" }, "de")} mehr ausgesetzt hat`,
  C10: (count) =>
    `bei den Führenden ${more(count, "hätte", "hätten", "eine Farbdifferenz über zwei")}`,
  C11: (count) =>
    `bei den Führenden ${more(count, "hätte", "hätten", "dreimal nacheinander dieselbe Farbe")}`,
  C12: (count) => more(count, "bekäme", "bekämen", "nicht die Farbe, die ansteht"),
  C13: (count) => more(count, "bekäme", "bekämen", "trotz starken Farbanspruchs die andere Farbe"),
  C14: (count) => more(count, "würde", "würden", "wie in der Vorrunde heruntergelost"),
  C15: (count) => more(count, "würde", "würden", "wie in der Vorrunde hochgelost"),
  C16: (count) => more(count, "würde", "würden", "wie vor zwei Runden heruntergelost"),
  C17: (count) => more(count, "würde", "würden", "wie vor zwei Runden hochgelost"),
  C18: () => "für jemanden, der in der Vorrunde heruntergelost wurde, wüchse der Punktabstand",
  C19: () => "für jemanden, der in der Vorrunde hochgelost wurde, wüchse der Punktabstand",
  C20: () => "für jemanden, der vor zwei Runden heruntergelost wurde, wüchse der Punktabstand",
  C21: () => "für jemanden, der vor zwei Runden hochgelost wurde, wüchse der Punktabstand",
};

const worse = (criterion: string, count: number): string =>
  `${CRITERIA[criterion]?.(count) ?? "ein Kriterium wäre schlechter erfüllt"} [${criterion}]`;

const group = ({ bracket, score }: { readonly bracket: number; readonly score: number }): string =>
  `${bracket}. Gruppe (Punktzahl ${formatPoints(score, "de")})`;

const COLOURS = { white: "Weiß", black: "Schwarz" } as const;

const reasonSuffix = (reason: string): string => (reason === "" ? "." : `: ${reason}`);

/** Reasons why two players do not meet, in German. */
export const notPairedDe: Sentences<NotPairedReason> = {
  meet: ({ board }) => `Sie spielen gegeneinander, an Brett ${board}.`,
  "meet-in-match": ({ match }) => `Sie spielen gegeneinander, in Kampf ${match}.`,
  unplayed: ({ entry, reason }, name) =>
    `${name(entry)} hat in dieser Runde keinen Gegner: ${unplayedLabel(reason, "de")}.`,
  "not-in-round": ({ entry }, name) => `${name(entry)} gehört nicht zu dieser Runde.`,
  unpaired: ({ entry }, name) => `${name(entry)} ist in diesem Entwurf noch ohne Gegner.`,
  "by-hand": ({ entry, reason }, name) =>
    `${name(entry)} ist von der Turnierleitung von Hand gesetzt${reasonSuffix(reason)}`,
  forbidden: ({ reason }) =>
    `Die beiden dürfen in dieser Runde nicht gegeneinander spielen${reasonSuffix(reason)}`,
  "kept-apart": ({ by, name }) =>
    `Wer ${{ club: "im selben Verein ist", nation: "aus demselben Land kommt", team: "in derselben Mannschaft ist" }[by]} (${name}), spielt in dieser Runde möglichst nicht gegeneinander.`,
  "have-met": ({ rounds }) =>
    `Sie haben schon gegeneinander gespielt, in Runde ${formatList(rounds.map(String), "de")}.`,
  "would-meet": () =>
    "Nach heutigem Stand würden sie gegeneinander spielen. Als die Runde ausgelost wurde, war etwas anders: Seitdem wurde ein Ergebnis korrigiert oder der Entwurf von Hand geändert.",
  "by-system": () =>
    "Das Auslosungssystem hat beiden andere Gegner gegeben; die Gründe stehen bei ihren Partien.",
  "dutch-same-colour": ({ colour }) =>
    `Beide müssen in dieser Runde ${COLOURS[colour]} bekommen (absoluter Farbanspruch) und dürfen deshalb nicht gegeneinander spielen [C3].`,
  "dutch-rest-unpaired": () =>
    "Spielten sie gegeneinander, ließen sich die übrigen nicht mehr alle nach den Regeln paaren, oder das Freilos ginge an jemanden mit mehr Punkten [C4, C5].",
  "dutch-criterion": ({ criterion, worseBy, ...at }) =>
    `Entschieden wurde in der ${group(at)}. Spielten sie gegeneinander, wäre auch die beste Paarung der Gruppe schlechter: ${worse(criterion, worseBy)}.`,
  "dutch-exchange": ({ criterion, worseBy, ...at }) =>
    `Entschieden wurde in der ${group(at)}. Sie ist zu groß, um alles durchzurechnen; spielten die beiden und dafür ihre Gegner gegeneinander, wäre es schlechter: ${worse(criterion, worseBy)}.`,
  "dutch-later": (at) =>
    `Entschieden wurde in der ${group(at)}. Die Partie wäre nach allen Kriterien gleich gut; die Regeln nehmen aber die erste Möglichkeit in ihrer festen Reihenfolge: obere gegen untere Hälfte, möglichst ohne Umstellung.`,
  "dutch-not-certain": (at) =>
    `Entschieden wurde in der ${group(at)}. Das Feld ist zu groß, um für diese beiden alle Möglichkeiten durchzurechnen.`,
  ...teamsNotPairedDe,
};
