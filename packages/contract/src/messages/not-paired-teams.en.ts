import type { TeamNotPairedReason } from "@losfee/core";
import { formatPoints } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import type { Sentences } from "./message.ts";

const teams = (count: number): string =>
  counted(count, { one: "more team", other: "more teams" }, "en");

const matches = (count: number): string =>
  counted(count, { one: "more match", other: "more matches" }, "en");

/** Sentences for the criteria of C.04.6, article 2.2: what gets worse. */
const CRITERIA: Readonly<Record<string, (count: number) => string>> = {
  C4: (count) => `${teams(count)} would have to move up`,
  C5: (count) =>
    `a team with ${isOne(count, "en") ? "one point" : `${formatPoints(count, "en")} points`} less would move up`,
  C6: () => "the next bracket could then be paired less well",
  C7: (count) =>
    `${teams(count)} would move up that met an opponent of another score in the round before`,
  C8: (count) => `${matches(count)} would leave a colour preference unfulfilled`,
  C9: (count) => `${matches(count)} would leave a strong colour preference unfulfilled`,
  C10: (count) =>
    `in ${matches(count)} a team that moved up would play one that met an opponent of another score in the round before`,
};

const worse = (criterion: string, count: number): string =>
  `${CRITERIA[criterion]?.(count) ?? "a criterion would be satisfied less well"} [${criterion}]`;

const group = ({ bracket, score }: { readonly bracket: number; readonly score: number }): string =>
  `bracket ${bracket} (score ${formatPoints(score, "en")})`;

/** Reasons why the FIDE Swiss Team Pairing System keeps two teams apart, in English. */
export const teamsNotPairedEn: Sentences<TeamNotPairedReason> = {
  "team-bye": ({ entry }, name) =>
    `${name(entry)} has the bye. It is given before any pair is made: to the team with the lowest score, then the most matches played, then the largest pairing number, that had none and without which all others can be paired (3.4).`,
  "team-rest-unpaired": () =>
    "If they met, the other teams could not all be paired without two of them meeting again [C1, C3].",
  "team-bracket-unpaired": (at) =>
    `It was decided in ${group(at)}. If they met, the other teams of the bracket could not all be paired without two of them meeting again [C1].`,
  "team-upfloaters": ({ entry, move, criterion, worseBy, ...at }, name) =>
    move === "up"
      ? `It was decided in ${group(at)}. For the two to meet, ${name(entry)} would have to move up to it, which would be worse: ${worse(criterion, worseBy)}.`
      : `${name(entry)} moved up to ${group(at)} and was paired there. Without ${name(entry)} it would be worse there: ${worse(criterion, worseBy)}.`,
  "team-upfloaters-later": ({ entry, move, ...at }, name) =>
    move === "up"
      ? `It was decided in ${group(at)}. For the two to meet, ${name(entry)} would have to move up to it. That would be as good by all criteria; but the rules take the smaller pairing number (3.5.4).`
      : `${name(entry)} moved up to ${group(at)} and was paired there. Others would be as good by all criteria; but the rules take the smaller pairing number (3.5.4).`,
  "team-criterion": ({ criterion, worseBy, ...at }) =>
    `It was decided in ${group(at)}. If they met, even the best pairing of the bracket would be worse: ${worse(criterion, worseBy)}.`,
  "team-later": (at) =>
    `It was decided in ${group(at)}. Their match would be as good by all criteria; but the rules take the first possibility in their fixed order: smaller pairing numbers v larger ones (3.6.3).`,
  "team-not-certain": (at) =>
    `It was decided in ${group(at)}. The field is too large to work out every possibility for these two.`,
};
