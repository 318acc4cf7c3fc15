import type { BoardFault, LineUpFault, Refusal, Sanction, SquadFault } from "@losfee/core";
import { formatDecimal, formatScore } from "../language/numbers.ts";
import { counted } from "../language/plurals.ts";
import { entryFaultSentence } from "./entry-faults.ts";
import type { NameOf, Sentences, WithStages } from "./message.ts";
import { describeWrongNumber } from "./out-of-range.ts";
import { shortened, shortList } from "./shortened.ts";
import type { TeamRefusal } from "./team-refusals.en.ts";

const BOARDS = { one: "Brett", other: "Bretter" } as const;
const PLAYERS = { one: "Person", other: "Personen" } as const;

const COSTS: Readonly<Record<Sanction, string>> = {
  none: "ohne Folgen",
  board: "das Brett geht kampflos verloren",
  "lower-boards": "dieses und alle tieferen Bretter gehen kampflos verloren",
  match: "der ganze Kampf geht kampflos verloren",
  penalty: "dafür sehen die Regeln einen Punktabzug vor",
};

const faultOf = ({ rule, board, player, sanction }: LineUpFault, name: NameOf): string => {
  const who = player === null ? "" : name(player);
  const what = {
    order: `${who} steht in der Rangliste vor jemandem, der weiter oben spielt`,
    "empty-board": "bleibt leer, obwohl weiter unten jemand spielt",
    bound: `${who} hat sich in einer höheren Mannschaft festgespielt`,
    registered: `${who} ist noch nicht spielberechtigt`,
    suspended: `${who} ist gesperrt`,
    loan: `${who} ist für diese Runde nicht ausgeliehen`,
    "same-day": `${who} spielt am selben Tag schon in einem anderen Kampf`,
  }[rule];
  return `Brett ${board}: ${what} (${COSTS[sanction]})`;
};

export { faultOf as lineUpFaultDe };

const boardFault = (fault: BoardFault, name: NameOf): string => {
  const at = `Brett ${fault.board}`;
  switch (fault.code) {
    case "not-in-squad":
      return `${at}: ${name(fault.player)} steht nicht in der Rangliste von ${name(fault.team)}`;
    case "plays-twice":
      return `${at}: ${name(fault.player)} spielt schon an einem anderen Brett`;
    case "scores-do-not-fit": {
      const [one, other] = fault.scores;
      return `${at}: ${formatScore([one, other])} ist kein Ergebnis einer Partie`;
    }
    case "score-out-of-range": {
      const { score: value, minimum: least, maximum: most } = fault;
      return describeWrongNumber({ field: at, value, least, most }, "de");
    }
    case "nobody-there":
      return `${at}: für ${name(fault.team)} ist niemand aufgestellt`;
  }
};

const squadFault = (fault: SquadFault): string => {
  if (fault.code === "member-wrong") {
    return `${fault.team}: ${entryFaultSentence(fault.fault, "de")}`;
  }
  const {
    name,
    teams: [one, other],
  } = fault;
  return `${name} stünde in zwei Kadern, bei ${one} und bei ${other}. Bitte einmal streichen.`;
};

/** Refusals about teams in German. */
export const teamRefusalsDe: Sentences<Extract<Refusal, { code: TeamRefusal }>, WithStages> = {
  "no-teams": () =>
    "In diesem Turnier spielen keine Mannschaften. Dafür bitte ein Mannschaftsturnier anlegen.",
  "squad-too-large": ({ team, players, allowed }, name) =>
    `${name(team)} hätte ${counted(players, PLAYERS, "de")} in der Rangliste; erlaubt sind ${allowed}. Bitte weniger eintragen.`,
  "squads-wrong": ({ faults }) =>
    [
      "Nichts wurde eingetragen:",
      ...shortened(
        faults.map((fault) => squadFault(fault)),
        "weitere",
      ),
    ].join("\n"),
  "order-does-not-fit": ({ team, missing, strangers }, name) =>
    [
      `Die Rangliste von ${name(team)} muss alle genau einmal nennen.`,
      ...(missing.length > 0 ? [`Es fehlt: ${shortList(missing.map(name), "de")}.`] : []),
      ...(strangers.length > 0
        ? [`Nicht in dieser Mannschaft: ${shortList(strangers.map(name), "de")}.`]
        : []),
    ].join(" "),
  "too-many-boards": ({ boards, allowed }) =>
    `${counted(boards, BOARDS, "de")} sind zu viele: Ein Kampf hat hier ${counted(allowed, BOARDS, "de")}. Die Einstellungen ändern das.`,
  "boards-missing": ({ boards, missing }) =>
    `Es fehlen noch ${counted(missing, BOARDS, "de")} von ${boards}. Nicht gespielte Bretter bitte als solche eintragen.`,
  "match-wrong": ({ teams, faults }, name) =>
    `${teams.map(name).join(" – ")} ist nicht eingetragen. ${faults.map((fault) => `${boardFault(fault, name)}.`).join(" ")}`,
  "line-up-players": ({ team, strangers, twice }, name) =>
    [
      `Die Aufstellung von ${name(team)} stimmt nicht.`,
      ...(strangers.length > 0
        ? [`Nicht in dieser Mannschaft: ${shortList(strangers.map(name), "de")}.`]
        : []),
      ...(twice.length > 0 ? [`Zweimal aufgestellt: ${shortList(twice.map(name), "de")}.`] : []),
    ].join(" "),
  "line-up-breaks-rules": ({ team, faults }, name) =>
    `Die Aufstellung von ${name(team)} verstößt gegen die Regeln. ${faults.map((fault) => `${faultOf(fault, name)}.`).join(" ")} Bitte ändern, oder einen Grund angeben und so abgeben.`,
  "line-up-empty": ({ team, round }, name) =>
    `In der Aufstellung von ${name(team)} für Runde ${round} steht niemand. Tritt die Mannschaft nicht an, trägt die Turnierleitung den Kampf als kampflos ein.`,
  "line-up-published": ({ team, round }, name) =>
    `Die Aufstellungen der Runde ${round} sind veröffentlicht: Die von ${name(team)} ändert jetzt nur noch die Turnierleitung. Bitte dort melden.`,
  "line-up-unchanged": ({ team, round }, name) =>
    `Die Aufstellung von ${name(team)} für Runde ${round} ist schon so. Es gibt nichts zu ändern.`,
  "no-line-ups": ({ round }) =>
    `In Runde ${round} gibt es keine Aufstellung, die noch zu zeigen wäre. Fehlt eine Seite noch, bitte den Kampf nennen.`,
  "match-date-malformed": ({ value }) =>
    `„${value}“ ist kein Tag und keine Uhrzeit. So geht es: 22.11.2026 10:00, oder nur der Tag.`,
  "match-date-unchanged": ({ round, teams }, name) =>
    `${teams.map(name).join(" – ")} in Runde ${round} ist schon so angesetzt. Es gibt nichts zu ändern.`,
  "line-ups-stay": ({ round, teams }, name) =>
    `Für ${shortList(teams.map(name), "de")} gibt es in Runde ${round} keine Aufstellung zurückzunehmen: Es ist keine da, oder der Kampf hat schon ein Ergebnis. Das bitte zuerst zurücknehmen.`,
  "no-penalty-proposed": ({ entry, round }, name) =>
    `Für ${name(entry)} ist in Runde ${round} weder ein Punktabzug noch ein Brettverlust vorgeschlagen, auf den zu verzichten wäre.`,
  "fixture-unknown": ({ round }) =>
    `Wer in Runde ${round} aufeinandertrifft, steht noch nicht fest. Bitte die Runde erst veröffentlichen.`,
  "teams-settled": ({ setting }) =>
    setting === "teams"
      ? "Ob Mannschaften spielen, liegt mit der ersten Meldung fest. Dafür bitte ein neues Turnier anlegen."
      : "Die Zahl der Bretter liegt mit der ersten Aufstellung und dem ersten Ergebnis fest. Bleibt ein Brett frei, wird es leer eingetragen.",
  "squad-order-settled": ({ team }, name) =>
    `Nach der Reihenfolge von ${name(team)} sagt die Scheveninger Tabelle, wer gegen wen spielt, und danach wurde schon gespielt. Ersatz bitte als Aufstellung der Runde eintragen.`,
  "no-team-ranking": () =>
    "Dieses Turnier hat keine Mannschaftswertung. Die Turnierleitung kann sie in den Einstellungen einschalten.",
  "match-scores-do-not-fit": ({ scores: [one, other], boards }) =>
    `${formatDecimal(one, "de")} : ${formatDecimal(other, "de")} kann an ${boards} Brettern nicht herauskommen. Bitte prüfen, oder Brett für Brett eintragen.`,
};
