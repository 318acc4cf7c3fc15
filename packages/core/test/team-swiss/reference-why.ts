import type { TeamSwissTournament } from "../../src/pairing/team-swiss/tournament.ts";
import type { WhyTeamsApart } from "../../src/pairing/team-swiss/why-not.ts";
import {
  canBePaired,
  firstBy,
  floatsCountIn,
  type Key,
  legalUpfloaters,
  lexicographic,
  type Pair,
  pairingKeys,
  pairings,
  type ReferenceStep,
  type ReferenceTeam,
  referenceSteps,
  upfloaterKeys,
} from "./reference.ts";

/** The first key by which one is behind the other, and by how much; null if all are equal. */
const behind = <T>(
  names: readonly string[],
  keys: readonly Key<T>[],
  chosen: T,
  instead: T,
): { readonly criterion: string; readonly worseBy: number } | null => {
  for (const [index, criterion] of names.entries()) {
    const key = keys[index] as Key<T>;
    const [does, would] = [key(chosen), key(instead)];
    if (lexicographic(does, would) === 0) continue;
    const at = would.findIndex((value, place) => value !== does[place]);
    return { criterion, worseBy: (would[at] as number) - (does[at] as number) };
  }
  return null;
};

/**
 * Explains why two teams to be paired do not meet, by listing every set of upfloaters and every
 * pairing of the bracket that had the first of them; null if the round cannot be paired.
 */
export const referenceWhy = (
  tournament: TeamSwissTournament,
  one: number,
  other: number,
): WhyTeamsApart | null => {
  const paired = referenceSteps(tournament);
  if (paired === null) return null;
  const { bye, steps } = paired;
  const record = tournament.teams.find(({ number }) => number === one)?.history ?? [];
  const met = record.findLastIndex((each) => each?.played && each.opponent === other);
  if (met >= 0) return { code: "have-met", round: met + 1 };
  if (tournament.forbidden.some((list) => list.includes(one) && list.includes(other))) {
    return { code: "forbidden" };
  }
  const isOneOfThem = ({ tpn }: ReferenceTeam): boolean => tpn === one || tpn === other;
  if (bye !== null && isOneOfThem(bye)) return { code: "bye", team: bye.tpn };
  const isTheirs = (pair: Pair): boolean => pair.every(isOneOfThem);
  const index = steps.findIndex(({ pairs }) => pairs.flat().some(isOneOfThem));
  const { residents, lower, upfloaters, pairs } = steps[index] as ReferenceStep;
  const bracket = index + 1;
  if (pairs.some(isTheirs)) return { code: "they-meet" };
  const floatsCount = floatsCountIn(tournament);
  const first = pairs.flat().find(isOneOfThem) as ReferenceTeam;
  if (pairs.flat().filter(isOneOfThem).length === 2) {
    const together = pairings([...residents, ...upfloaters]).filter((all) => all.some(isTheirs));
    if (together.length === 0) return { code: "bracket-unpaired", bracket };
    const keys = pairingKeys(upfloaters, tournament, floatsCount);
    const instead = firstBy(together, ...keys);
    const numbers = instead.map(([top, bottom]) => [top.tpn, bottom.tpn] as const);
    const worse = behind(["C8", "C9", "C10"], keys, pairs, instead);
    return worse === null
      ? { code: "later", bracket, pairs: numbers }
      : { code: "criterion", bracket, ...worse, pairs: numbers };
  }
  const everybody = [...residents, ...lower];
  if (!canBePaired(everybody.filter((team) => !isOneOfThem(team)))) {
    return { code: "rest-unpaired", bracket };
  }
  const isResident = residents.includes(first);
  const sets = legalUpfloaters(residents, lower).filter((set) =>
    isResident
      ? pairings([...residents, ...set]).some((all) => all.some(isTheirs))
      : !set.includes(first),
  );
  if (sets.length === 0) return { code: "rest-unpaired", bracket };
  const keys = upfloaterKeys(lower, floatsCount);
  const instead = firstBy(sets, ...keys);
  const move = {
    team: isResident ? (first.tpn === one ? other : one) : first.tpn,
    move: isResident ? ("up" as const) : ("stay" as const),
    upfloaters: instead.map(({ tpn }) => tpn),
  };
  const worse = behind(["C4", "C5", "C6", "C7"], keys, upfloaters, instead);
  return worse === null
    ? { code: "upfloaters-later", bracket, ...move }
    : ({ code: "upfloaters", bracket, ...worse, ...move } as WhyTeamsApart);
};
