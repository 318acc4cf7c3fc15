import type { NotPairedReason } from "@losfee/core";
import { formatList, formatPoints } from "../language/numbers.ts";
import { counted } from "../language/plurals.ts";
import { unplayedLabel } from "./labels.ts";
import type { Sentences } from "./message.ts";
import { teamsNotPairedEn } from "./not-paired-teams.en.ts";

const players = (count: number): string =>
  counted(count, { one: "more player", other: "more players" }, "en");

/** Sentences for the criteria of C.04.3, article 2.4: what gets worse. */
const CRITERIA: Readonly<Record<string, (count: number) => string>> = {
  C6: (count) =>
    `the bracket would have ${counted(count, { one: "pair", other: "pairs" }, "en")} fewer`,
  C7: () => "somebody with a higher score would have to float down",
  C8: () => "those who float down could be paired less well in the next bracket",
  C9: (count) =>
    `the bye would go to somebody who has sat out ${counted(count, { one: "round", other: "rounds" }, "en")} more`,
  C10: (count) => `among the leaders, ${players(count)} would have a colour difference above two`,
  C11: (count) =>
    `among the leaders, ${players(count)} would have the same colour three times in a row`,
  C12: (count) => `${players(count)} would not get the colour that is due`,
  C13: (count) => `${players(count)} with a strong preference would get the other colour`,
  C14: (count) => `${players(count)} would float down as in the round before`,
  C15: (count) => `${players(count)} would float up as in the round before`,
  C16: (count) => `${players(count)} would float down as two rounds before`,
  C17: (count) => `${players(count)} would float up as two rounds before`,
  C18: () => "the difference in score would grow for somebody who floated down the round before",
  C19: () => "the difference in score would grow for somebody who floated up the round before",
  C20: () => "the difference in score would grow for somebody who floated down two rounds before",
  C21: () => "the difference in score would grow for somebody who floated up two rounds before",
};

const worse = (criterion: string, count: number): string =>
  `${CRITERIA[criterion]?.(count) ?? "a criterion would be satisfied less well"} [${criterion}]`;

const group = ({ bracket, score }: { readonly bracket: number; readonly score: number }): string =>
  `bracket ${bracket} (score ${formatPoints(score, "en")})`;

const reasonSuffix = (reason: string): string => (reason === "" ? "." : `: ${reason}`);

/** Reasons why two players do not meet, in English. */
export const notPairedEn: Sentences<NotPairedReason> = {
  meet: ({ board }) => `They do meet, on board ${board}.`,
  "meet-in-match": ({ match }) => `They do meet, in match ${match}.`,
  unplayed: ({ entry, reason }, name) =>
    `${name(entry)} has no opponent in this round: ${unplayedLabel(reason, "en")}.`,
  "not-in-round": ({ entry }, name) => `${name(entry)} is not part of this round.`,
  unpaired: ({ entry }, name) => `${name(entry)} is still without an opponent in this draft.`,
  "by-hand": ({ entry, reason }, name) =>
    `${name(entry)} was paired by hand by the director${reasonSuffix(reason)}`,
  forbidden: ({ reason }) => `The two may not meet in this round${reasonSuffix(reason)}`,
  "kept-apart": ({ by, name }) =>
    `Players of the same ${by === "nation" ? "country" : by} (${name}) do not meet in this round as far as possible.`,
  "have-met": ({ rounds }) =>
    `They have met before, in round ${formatList(rounds.map(String), "en")}.`,
  "would-meet": () =>
    "As things stand now they would meet. When the round was paired something was different: a result has been corrected since, or the draft was changed by hand.",
  "by-system": () =>
    "The pairing system gave both of them other opponents; the reasons stand with their games.",
  "dutch-same-colour": ({ colour }) =>
    `Both must have ${colour} in this round (absolute preference), so they may not meet [C3].`,
  "dutch-rest-unpaired": () =>
    "If they met, the others could not all be paired by the rules, or the bye would go to somebody with a higher score [C4, C5].",
  "dutch-criterion": ({ criterion, worseBy, ...at }) =>
    `It was decided in ${group(at)}. If they met, even the best pairing of the bracket would be worse: ${worse(criterion, worseBy)}.`,
  "dutch-exchange": ({ criterion, worseBy, ...at }) =>
    `It was decided in ${group(at)}, which is too large to work out everything; if the two met, and their opponents met instead, it would be worse: ${worse(criterion, worseBy)}.`,
  "dutch-later": (at) =>
    `It was decided in ${group(at)}. Their game would be as good by all criteria; but the rules take the first possibility in their fixed order: upper half v lower half, with as little exchanged as possible.`,
  "dutch-not-certain": (at) =>
    `It was decided in ${group(at)}. The field is too large to work out every possibility for these two.`,
  ...teamsNotPairedEn,
};
