import type { EntryId } from "../../base/entry-id.ts";
import { breachesOfBasicRules } from "../basic-swiss/basic-rules.ts";
import {
  fideRoundNotes,
  fideRoundPairing,
  fideSystem,
  initialColourOf,
} from "../fide-dutch/fide-round.ts";
import type { NotPairedReason } from "../not-paired.ts";
import type { PairingNote } from "../notes.ts";
import { choice, flag, type OptionValues } from "../options.ts";
import type { PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import { allocateTeams } from "./allocation.ts";
import { pairTeams, teamPairOf } from "./pair-teams.ts";
import { teamRosterOf } from "./roster.ts";
import type { TeamSwissPair, TeamSwissRound } from "./round.ts";
import { type TeamField, teamFieldFor } from "./team-field.ts";
import type { TeamPreferences } from "./tournament.ts";
import { type WhyTeamsApart, whyTeamsApart } from "./why-not.ts";

const options = {
  preferences: choice(["type-a", "type-b", "unused"], "type-a"),
  secondaryForColours: flag(true),
  initialColour: choice(["lot", "white", "black"], "lot"),
  acceleration: choice(["none", "baku"], "none"),
} as const;

type TeamSwissOptions = OptionValues<typeof options>;

/** C.04.6: no colour forbids a match, and its criteria for the basic rules. */
const RULES = {
  criteria: {
    2: [{ rules: "C.04.6", article: "C1" }],
    4: [{ rules: "C.04.6", article: "C2" }],
    6: [],
    7: [],
  },
  freeColours: () => true,
} as const;

/**
 * The FIDE Swiss Team Pairing System in force since 1 February 2026 (C.04.6), including colours of
 * the first board and the bye. Cards and points are those of the primary score; the other score is
 * given separately.
 */
export const teamSwiss: PairingSystem<typeof options> = {
  id: "team-swiss",
  options,
  forTeams: true,
  ...fideSystem({
    fieldOf: (input, options: TeamSwissOptions) => fieldOf(input, options),
    rosterOf: ({ tournament }) => teamRosterOf(tournament),
    pair: ({ tournament }) => pairTeams(tournament),
    pairingOf: (round, field, options) => roundPairing(round, field, options),
    seated: (roster, [a, b], { entryOf }, options) => {
      const pair = teamPairOf(roster, preferencesOf(options), allocateTeams(roster, a, b), 0);
      return {
        players: [entryOf(pair.white.number), entryOf(pair.black.number)],
        notes: [coloursNote(pair, entryOf)],
      };
    },
    reasonOf: (round, field, teams) => {
      const [one = 0, other = 0] = teams.map(field.numberOf);
      const why = whyTeamsApart(field.tournament, one, other);
      return why.ok ? teamNotPairedReason(why.value, teams, round, field) : null;
    },
  }),
  breaches: (input, _options, round) => breachesOfBasicRules(input, round, RULES),
};

const PREFERENCES = { "type-a": "A", "type-b": "B", unused: "none" } as const;

const preferencesOf = ({ preferences }: TeamSwissOptions): TeamPreferences =>
  PREFERENCES[preferences];

const fieldOf = (input: RoundInput, options: TeamSwissOptions): TeamField =>
  teamFieldFor(input, {
    initialColour: initialColourOf(input, options.initialColour),
    isAccelerated: options.acceleration === "baku",
    preferences: preferencesOf(options),
    secondaryForColours: options.secondaryForColours,
  });

const roundPairing = (
  round: TeamSwissRound,
  field: TeamField,
  { initialColour }: TeamSwissOptions,
): RoundPairing =>
  fideRoundPairing(
    round,
    field,
    (pair) => coloursNote(pair, field.entryOf),
    fideRoundNotes(round.pairs, field.tournament, field.fictitious, initialColour),
  );

const coloursNote = (
  { white, black, firstTeam, colourRule }: TeamSwissPair,
  entryOf: (number: number) => EntryId,
): PairingNote => ({
  code: "team-colours",
  white: entryOf(white.number),
  firstTeam: entryOf(firstTeam),
  rule: colourRule,
  preferences: [white.preference, black.preference],
});

/** Translates a reason from pairing numbers to entries. */
const teamNotPairedReason = (
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
