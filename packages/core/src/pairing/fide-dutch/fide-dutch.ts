import type { EntryId } from "../../base/entry-id.ts";
import { err, ok } from "../../base/result.ts";
import type { PairingNote } from "../notes.ts";
import { choice, type OptionValues } from "../options.ts";
import type {
  PairedGame,
  PairingRefusal,
  PairingSystem,
  RoundInput,
  RoundPairing,
} from "../system.ts";
import { allocate } from "./allocation.ts";
import { dutchBreaches } from "./breaches.ts";
import { notPairedReasonOf } from "./not-paired.ts";
import { pairDutch } from "./pair-dutch.ts";
import { type NumberedField, numberedField } from "./pairing-numbers.ts";
import { duePreference } from "./player-state.ts";
import { isIn, type Roster, rosterOf } from "./roster.ts";
import type { DutchPair, DutchRefusal, DutchRound } from "./round.ts";
import type { Colour } from "./tournament.ts";
import { whyNotPaired } from "./why-not.ts";

const options = {
  initialColour: choice(["lot", "white", "black"], "lot"),
  acceleration: choice(["none", "baku"], "none"),
} as const;

type DutchOptions = OptionValues<typeof options>;

/**
 * The FIDE (Dutch) system in force since 1 February 2026 (C.04.3), with colours and the bye.
 * Pairing numbers are those of the competition: by rating, then FIDE title, then alphabet or lot.
 */
export const fideDutch: PairingSystem<typeof options> = {
  id: "fide-dutch",
  options,
  ownStarts: "always",
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
    const paired = pairDutch(field.tournament);
    return paired.ok
      ? ok(roundPairing(paired.value, field, options))
      : err(refusalOf(paired.error, field, lastRound));
  },
  breaches: (input, options, round) => dutchBreaches(input, fieldOf(input, options), round),
  seatPairs: (input, options, pairs) => {
    // Numbers count among all participants, including those paired by hand.
    const field = fieldOf({ ...input, available: input.field ?? input.available }, options);
    const roster = rosterOf(field.tournament);
    return pairs.map((players) => seatedPair(roster, field, players));
  },
  whyNotPaired: (input, options, players) => {
    const field = fieldOf(input, options);
    const [one, other] = players.map(field.numberOf);
    const paired = pairDutch(field.tournament);
    const why = whyNotPaired(field.tournament, one ?? 0, other ?? 0);
    return paired.ok && why.ok ? notPairedReasonOf(why.value, players, paired.value, field) : null;
  },
};

const fieldOf = (input: RoundInput, options: DutchOptions): NumberedField =>
  numberedField(input, {
    initialColour: initialColourOf(input, options.initialColour),
    isAccelerated: options.acceleration === "baku",
  });

/** Returns the given colour, or one by a lot drawn once for the stage: 1 is white, 2 is black. */
export const initialColourOf = (
  { stage, lots, drawn }: RoundInput,
  setting: DutchOptions["initialColour"],
): Colour => {
  if (setting !== "lot") return setting;
  const name = `stage/${stage.firstRound}/initial-colour`;
  const order = drawn?.find((draw) => draw.name === name)?.order ?? lots.order(name, [1, 2]);
  return order[0] === 1 ? "white" : "black";
};

/** Returns a manual pair with the colours by article 5.2. */
const seatedPair = (
  roster: Roster,
  { numberOf }: NumberedField,
  [one, other]: readonly [EntryId, EntryId],
): PairedGame => {
  const [a, b] = [one, other].map((entry) => roster.numbers.indexOf(numberOf(entry)));
  if (a === undefined || b === undefined || a < 0 || b < 0) {
    return { players: [one, other], notes: [] };
  }
  const { colour, rule } = allocate(roster, a, b);
  const isWhite = colour === 1;
  const due = (isWhite ? [a, b] : [b, a]).map((rank) => duePreference(roster, rank));
  const players = isWhite ? ([one, other] as const) : ([other, one] as const);
  return {
    players,
    notes: [
      { code: "dutch-colours", white: players[0], rule, due: [due[0] ?? null, due[1] ?? null] },
    ],
  };
};

const roundPairing = (
  { pairs, bye, brackets }: DutchRound,
  field: NumberedField,
  options: DutchOptions,
): RoundPairing => ({
  games: pairs.map((pair): PairedGame => {
    const score = brackets[pair.bracket - 1]?.score ?? pair.white.score;
    return {
      players: [field.entryOf(pair.white.number), field.entryOf(pair.black.number)],
      notes: pairNotes(pair, score, field.entryOf),
    };
  }),
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
  { white, black, bracket, colourRule }: DutchPair,
  score: number,
  entryOf: (number: number) => EntryId,
): readonly PairingNote[] => {
  const [down, up] = white.score > black.score ? [white, black] : [black, white];
  const float: readonly PairingNote[] =
    down.score === up.score
      ? []
      : [
          {
            code: "dutch-float",
            down: entryOf(down.number),
            up: entryOf(up.number),
            scores: [down.score, up.score],
          },
        ];
  return [
    { code: "dutch-bracket", bracket, score },
    ...float,
    {
      code: "dutch-colours",
      white: entryOf(white.number),
      rule: colourRule,
      due: [white.due, black.due],
    },
  ];
};

const roundNotes = (
  pairs: readonly DutchPair[],
  { tournament, fictitious, entryOf }: NumberedField,
  { initialColour }: DutchOptions,
): readonly PairingNote[] => {
  const notes: PairingNote[] = [];
  const first = pairs.filter(({ colourRule }) => colourRule === "initial-colour");
  if (first.length > 0) {
    const numbers = first.flatMap(({ white, black }) => [white.number, black.number]);
    notes.push({
      code: "dutch-initial-colour",
      colour: tournament.initialColour,
      by: initialColour === "lot" ? "lot" : "director",
      ...uncountedBelow(Math.max(...numbers), tournament, entryOf),
    });
  }
  if (fictitious.points > 0) notes.push({ code: "dutch-accelerated", ...fictitious });
  return notes;
};

/** Returns the entries skipped when numbers are counted for the initial colour. */
const uncountedBelow = (
  highest: number,
  { players }: NumberedField["tournament"],
  entryOf: NumberedField["entryOf"],
): { readonly uncounted?: readonly EntryId[] } => {
  const uncounted = players.filter((player) => player.number < highest && !isIn(player));
  return uncounted.length === 0
    ? {}
    : { uncounted: uncounted.map(({ number }) => entryOf(number)) };
};

/** Translates a refusal from pairing numbers to entries. */
export const refusalOf = (
  refusal: DutchRefusal,
  { entryOf }: Pick<NumberedField, "entryOf">,
  lastRound: number,
): PairingRefusal => {
  switch (refusal.code) {
    case "no-pairing":
      return { code: "no-legal-pairing", players: refusal.players };
    case "no-such-round":
      return { code: "round-outside-stage", round: refusal.round, lastRound };
    case "numbers-not-ascending":
      return { code: "field-changed", entries: [entryOf(refusal.number)] };
    case "history-too-long":
    case "unknown-opponent":
      return { code: "field-changed", entries: [entryOf(refusal.player)] };
  }
};
