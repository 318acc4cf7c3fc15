import type { EntryId } from "../../base/entry-id.ts";
import type { NotPairedReason } from "../not-paired.ts";
import type { TeamSwissRound } from "./round.ts";
import type { TeamField } from "./team-field.ts";
import type { WhyTeamsApart } from "./why-not.ts";

/** Translates a reason from pairing numbers to entries. */
export const teamNotPairedReason = (
  why: WhyTeamsApart,
  [one, other]: readonly [EntryId, EntryId],
  { pairs, brackets }: TeamSwissRound,
  { entryOf }: TeamField,
): NotPairedReason => {
  switch (why.code) {
    case "they-meet":
      return { code: "would-meet" };
    case "not-available":
      return { code: "not-in-round", entry: entryOf(why.team) };
    case "have-met":
      return { code: "have-met", rounds: [why.round] };
    case "forbidden":
      return { code: "forbidden", reason: "" };
    case "bye":
      return { code: "team-bye", entry: entryOf(why.team) };
  }
  const { bracket } = why;
  const at = { bracket, score: brackets[bracket - 1]?.score ?? 0 };
  switch (why.code) {
    case "rest-unpaired":
    case "bracket-unpaired":
    case "not-certain":
      return { code: `team-${why.code}`, ...at };
    case "upfloaters":
    case "upfloaters-later": {
      const { team, move, upfloaters } = why;
      const alternative = { upfloaters: upfloaters.map(entryOf) };
      const instead = { ...at, entry: entryOf(team), move, alternative };
      if (why.code === "upfloaters-later") return { code: "team-upfloaters-later", ...instead };
      const { criterion, worseBy } = why;
      return { code: "team-upfloaters", ...instead, criterion, worseBy };
    }
    case "criterion":
    case "later": {
      const isTheirs = (pair: readonly EntryId[]): boolean =>
        pair.includes(one) && pair.includes(other);
      const played = new Set(pairs.map(({ white, black }) => keyOf(white.number, black.number)));
      const fresh = why.pairs
        .filter(([a, b]) => !played.has(keyOf(a, b)))
        .map(([a, b]) => [entryOf(a), entryOf(b)] as const)
        .sort((a, b) => +isTheirs(b) - +isTheirs(a));
      const alternative = { pairs: fresh };
      if (why.code === "later") return { code: "team-later", ...at, alternative };
      const { criterion, worseBy } = why;
      return { code: "team-criterion", ...at, criterion, worseBy, alternative };
    }
  }
};

const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
