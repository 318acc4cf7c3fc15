import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import { breachesOfBasicRules } from "../basic-swiss/basic-rules.ts";
import { initialColourOf, refusalOf } from "../fide-dutch/fide-dutch.ts";
import type { NotPairedReason } from "../not-paired.ts";
import type { PairingNote } from "../notes.ts";
import { choice, flag, type OptionValues } from "../options.ts";
import type { PairedGame, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
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
  ownStarts: "always",
  forTeams: true,
  plannedAhead: false,
  pair: (input, options) => {
    const { round, stage, available } = input;
    const lastRound = stage.firstRound + stage.rounds - 1;
    if (round < stage.firstRound || round > lastRound) {
      return err({ code: "round-outside-stage", round, lastRound });
    }
    if (available.length < 2) {
      return err({ code: "too-few-players", players: available.length, needed: 2 });
    }
    const field = fieldOf(input, options);
    const paired = pairTeams(field.tournament);
    return paired.ok
      ? ok(roundPairing(paired.value, field, options))
      : err(refusalOf(paired.error, field, lastRound));
  },
  breaches: (input, _options, round) => breachesOfBasicRules(input, round, RULES),
  seatPairs: (input, options, pairs) => {
    // Numbers count among all participants, including those paired by hand.
    const field = fieldOf({ ...input, available: input.field ?? input.available }, options);
    const roster = teamRosterOf(field.tournament);
    return pairs.map(([one, other]): PairedGame => {
      const [a, b] = [one, other].map((entry) => roster.numbers.indexOf(field.numberOf(entry)));
      if (a === undefined || b === undefined || a < 0 || b < 0) {
        return { players: [one, other], notes: [] };
      }
      const pair = teamPairOf(roster, preferencesOf(options), allocateTeams(roster, a, b), 0);
      return {
        players: [field.entryOf(pair.white.number), field.entryOf(pair.black.number)],
        notes: [coloursNote(pair, field.entryOf)],
      };
    });
  },
  whyNotPaired: (input, options, teams) => {
    const field = fieldOf(input, options);
    const [one, other] = teams.map(field.numberOf);
    const paired = pairTeams(field.tournament);
    const why = whyTeamsApart(field.tournament, one ?? 0, other ?? 0);
    return paired.ok && why.ok ? teamNotPairedReason(why.value, teams, paired.value, field) : null;
  },
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
  { pairs, bye, brackets }: TeamSwissRound,
  field: TeamField,
  options: TeamSwissOptions,
): RoundPairing => ({
  games: pairs.map((pair) => ({
    players: [field.entryOf(pair.white.number), field.entryOf(pair.black.number)],
    notes: pairNotes(pair, brackets[pair.bracket - 1]?.score ?? pair.white.score, field.entryOf),
  })),
  byes:
    bye === null
      ? []
      : [
          {
            entry: field.entryOf(bye),
            notes: [{ code: "dutch-bye", score: field.scoreOf(bye) }],
          },
        ],
  notes: roundNotes(pairs, field, options),
  startsAssigned: true,
});

const pairNotes = (
  pair: TeamSwissPair,
  score: number,
  entryOf: (number: number) => EntryId,
): readonly PairingNote[] => {
  const { white, black, bracket } = pair;
  const [down, up] = white.score > black.score ? [white, black] : [black, white];
  const float: PairingNote = {
    code: "dutch-float",
    down: entryOf(down.number),
    up: entryOf(up.number),
    scores: [down.score, up.score],
  };
  return [
    { code: "dutch-bracket", bracket, score },
    ...(down.score === up.score ? [] : [float]),
    coloursNote(pair, entryOf),
  ];
};

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

const roundNotes = (
  pairs: readonly TeamSwissPair[],
  { tournament, fictitious }: TeamField,
  { initialColour }: TeamSwissOptions,
): readonly PairingNote[] => {
  const notes: PairingNote[] = [];
  if (pairs.some(({ colourRule }) => colourRule === "initial-colour")) {
    const by = initialColour === "lot" ? "lot" : "director";
    notes.push({ code: "dutch-initial-colour", colour: tournament.initialColour, by });
  }
  if (fictitious.points > 0) notes.push({ code: "dutch-accelerated", ...fictitious });
  return notes;
};

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
