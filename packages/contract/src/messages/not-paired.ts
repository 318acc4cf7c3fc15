import type { NotPairedReason } from "@losfee/core";
import { notPaired, worseForPlayers, worseForTeams } from "@losfee/messages/not-paired";
import type { Language } from "../language/language.ts";
import { formatList, formatPoints } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { unplayedLabel } from "./labels.ts";
import { describerBy } from "./message.ts";

/** Explains why two players do not meet in a round. */
export const describeNotPaired = describerBy<NotPairedReason>(
  eachLanguage(notPaired, (t, language) => {
    const at = ({ bracket, score }: Bracket) => ({ bracket, score: formatPoints(score, language) });
    const worse = (texts: WorseTexts, reason: Bracket & Worse) => ({
      ...at(reason),
      criterion: reason.criterion,
      worse: worseText(texts, reason, language) ?? "",
    });
    const players = worseForPlayers[language];
    const teams = worseForTeams[language];
    return {
      ...t,
      unplayed: ({ entry, reason }, name) =>
        t.unplayed({ entry: name(entry), reason: unplayedLabel(reason, language) }),
      "not-in-round": ({ entry }, name) => t["not-in-round"]({ entry: name(entry) }),
      unpaired: ({ entry }, name) => t.unpaired({ entry: name(entry) }),
      "by-hand": ({ entry, reason }, name) =>
        t["by-hand"]({ entry: name(entry), reason, hasReason: reason !== "" }),
      forbidden: ({ reason }) => t.forbidden({ reason, hasReason: reason !== "" }),
      "have-met": ({ rounds }) =>
        t["have-met"]({
          rounds: formatList(rounds.map(String), language),
          count: rounds.length,
        }),
      "dutch-criterion": (reason) => t["dutch-criterion"](worse(players, reason)),
      "dutch-exchange": (reason) => t["dutch-exchange"](worse(players, reason)),
      "dutch-later": (reason) => t["dutch-later"](at(reason)),
      "dutch-not-certain": (reason) => t["dutch-not-certain"](at(reason)),
      "team-bye": ({ entry }, name) => t["team-bye"]({ entry: name(entry) }),
      "team-bracket-unpaired": (reason) => t["team-bracket-unpaired"](at(reason)),
      "team-upfloaters": ({ entry, move, ...reason }, name) =>
        t["team-upfloaters"]({ ...worse(teams, reason), entry: name(entry), move }),
      "team-upfloaters-later": ({ entry, move, ...reason }, name) =>
        t["team-upfloaters-later"]({ ...at(reason), entry: name(entry), move }),
      "team-criterion": (reason) => t["team-criterion"](worse(teams, reason)),
      "team-later": (reason) => t["team-later"](at(reason)),
      "team-not-certain": (reason) => t["team-not-certain"](at(reason)),
    };
  }),
);

interface Bracket {
  readonly bracket: number;
  readonly score: number;
}

/** A criterion of the rules that other pairings would meet less well. */
interface Worse {
  readonly criterion: string;
  readonly worseBy: number;
}

/** Texts by criterion: what gets worse. */
interface WorseTexts {
  readonly other: string;
  readonly [criterion: string]:
    | string
    | ((given: { readonly count: number; readonly points: string }) => string);
}

const worseText = (
  texts: WorseTexts,
  { criterion, worseBy }: Worse,
  language: Language,
): string | undefined => {
  const text = Object.hasOwn(texts, criterion) ? texts[criterion] : texts.other;
  return typeof text === "function"
    ? text({ count: worseBy, points: formatPoints(worseBy, language) })
    : text;
};
