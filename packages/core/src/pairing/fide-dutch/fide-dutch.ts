import type { EntryId } from "../../base/entry-id.ts";
import type { PairingNote } from "../notes.ts";
import { choice, type OptionValues } from "../options.ts";
import type { PairedGame, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import { allocate } from "./allocation.ts";
import { dutchBreaches } from "./breaches.ts";
import { fideRoundNotes, fideRoundPairing, fideSystem, initialColourOf } from "./fide-round.ts";
import { notPairedReasonOf } from "./not-paired.ts";
import { pairDutch } from "./pair-dutch.ts";
import { type NumberedField, numberedField } from "./pairing-numbers.ts";
import { duePreference } from "./player-state.ts";
import { isIn, type Roster, rosterOf } from "./roster.ts";
import type { DutchPair, DutchRound } from "./round.ts";
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
  ...fideSystem({
    fieldOf: (input, options: DutchOptions) => fieldOf(input, options),
    rosterOf: ({ tournament }) => rosterOf(tournament),
    pair: ({ tournament }) => pairDutch(tournament),
    pairingOf: (round, field, options) => roundPairing(round, field, options),
    seated: (roster, ranks, field) => seatedPair(roster, ranks, field),
    reasonOf: (round, field, players) => {
      const [one = 0, other = 0] = players.map(field.numberOf);
      const why = whyNotPaired(field.tournament, one, other);
      return why.ok ? notPairedReasonOf(why.value, players, round, field) : null;
    },
  }),
  breaches: (input, options, round) => dutchBreaches(input, fieldOf(input, options), round),
};

const fieldOf = (input: RoundInput, options: DutchOptions): NumberedField =>
  numberedField(input, {
    initialColour: initialColourOf(input, options.initialColour),
    isAccelerated: options.acceleration === "baku",
  });

/** Returns a manual pair with the colours by article 5.2. */
const seatedPair = (
  roster: Roster,
  [a, b]: readonly [number, number],
  { entryOf }: NumberedField,
): PairedGame => {
  const { colour, rule } = allocate(roster, a, b);
  const ranks = colour === 1 ? ([a, b] as const) : ([b, a] as const);
  const [white, black] = ranks.map((rank) => entryOf(roster.numbers[rank] as number)) as [
    EntryId,
    EntryId,
  ];
  const due = [duePreference(roster, ranks[0]), duePreference(roster, ranks[1])] as const;
  return { players: [white, black], notes: [{ code: "dutch-colours", white, rule, due }] };
};

const roundPairing = (
  round: DutchRound,
  field: NumberedField,
  { initialColour }: DutchOptions,
): RoundPairing => {
  const { tournament, fictitious, entryOf } = field;
  const coloursOf = ({ white, black, colourRule }: DutchPair): PairingNote => ({
    code: "dutch-colours",
    white: entryOf(white.number),
    rule: colourRule,
    due: [white.due, black.due],
  });
  const uncounted = (highest: number): readonly EntryId[] =>
    tournament.players
      .filter((player) => player.number < highest && !isIn(player))
      .map(({ number }) => entryOf(number));
  const notes = fideRoundNotes(round.pairs, tournament, fictitious, initialColour, uncounted);
  return fideRoundPairing(round, field, coloursOf, notes);
};
