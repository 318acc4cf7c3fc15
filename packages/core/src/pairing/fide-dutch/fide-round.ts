import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { NotPairedReason } from "../not-paired.ts";
import type { PairingNote } from "../notes.ts";
import type { OptionFields, OptionValues } from "../options.ts";
import type {
  PairedGame,
  PairingRefusal,
  PairingSystem,
  RoundInput,
  RoundPairing,
} from "../system.ts";
import type { NumberedField } from "./pairing-numbers.ts";
import type { DutchRefusal } from "./round.ts";
import type { Colour } from "./tournament.ts";

/** Choices for the initial colour of both FIDE systems. */
type InitialColour = "lot" | Colour;

/** A paired round of either system, by pairing numbers. */
interface NumberedRound<Pair> {
  readonly pairs: readonly Pair[];
  readonly bye: number | null;
  readonly brackets: readonly { readonly score: number }[];
}

interface NumberedPair {
  readonly white: { readonly number: number; readonly score: number };
  readonly black: { readonly number: number; readonly score: number };
  readonly bracket: number;
  readonly colourRule: string;
}

type ByNumber = Pick<NumberedField, "entryOf" | "numberOf" | "scoreOf">;

/** Returns the given colour, or one by a lot drawn once for the stage: 1 is white, 2 is black. */
export const initialColourOf = (
  { stage, lots, drawn }: RoundInput,
  setting: InitialColour,
): Colour => {
  if (setting !== "lot") return setting;
  const name = `stage/${stage.firstRound}/initial-colour`;
  const order = drawn?.find((draw) => draw.name === name)?.order ?? lots.order(name, [1, 2]);
  return order[0] === 1 ? "white" : "black";
};

/** One of the FIDE systems, by pairing numbers and ranks in its roster. */
interface FideSystem<Fields extends OptionFields, Field extends ByNumber, Round, Roster> {
  readonly fieldOf: (input: RoundInput, options: OptionValues<Fields>) => Field;
  readonly rosterOf: (field: Field) => Roster;
  readonly pair: (field: Field) => Result<Round, DutchRefusal>;
  readonly pairingOf: (round: Round, field: Field, options: OptionValues<Fields>) => RoundPairing;
  /** Gives two ranks their colours. */
  readonly seated: (
    roster: Roster,
    ranks: readonly [number, number],
    field: Field,
    options: OptionValues<Fields>,
  ) => PairedGame;
  readonly reasonOf: (
    round: Round,
    field: Field,
    players: readonly [EntryId, EntryId],
  ) => NotPairedReason | null;
}

/** Returns the functions of a pairing system around an engine that works with numbers. */
export const fideSystem = <
  Fields extends OptionFields,
  Field extends ByNumber,
  Round,
  Roster extends { readonly numbers: { indexOf(number: number): number } },
>(
  system: FideSystem<Fields, Field, Round, Roster>,
) =>
  ({
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
      const field = system.fieldOf(input, options);
      const paired = system.pair(field);
      return paired.ok
        ? ok(system.pairingOf(paired.value, field, options))
        : err(refusalOf(paired.error, field, lastRound));
    },
    seatPairs: (input, options, pairs) => {
      // Numbers count among all participants, including those paired by hand.
      const everybody = { ...input, available: input.field ?? input.available };
      const field = system.fieldOf(everybody, options);
      const roster = system.rosterOf(field);
      return pairs.map((players) => {
        const ranks = players.map((entry) => roster.numbers.indexOf(field.numberOf(entry)));
        const [a = -1, b = -1] = ranks;
        if (a < 0 || b < 0) return { players, notes: [] };
        return system.seated(roster, [a, b], field, options);
      });
    },
    whyNotPaired: (input, options, players) => {
      const field = system.fieldOf(input, options);
      const paired = system.pair(field);
      return paired.ok ? system.reasonOf(paired.value, field, players) : null;
    },
  }) satisfies Omit<PairingSystem<Fields>, "id" | "options" | "breaches">;

/** Translates a round from pairing numbers to entries; `coloursOf` explains a pair's colours. */
export const fideRoundPairing = <Pair extends NumberedPair>(
  { pairs, bye, brackets }: NumberedRound<Pair>,
  { entryOf, scoreOf }: ByNumber,
  coloursOf: (pair: Pair) => PairingNote,
  notes: readonly PairingNote[],
): RoundPairing => ({
  games: pairs.map((pair) => {
    const { white, black, bracket } = pair;
    const [down, up] = white.score > black.score ? [white, black] : [black, white];
    const float: PairingNote = {
      code: "dutch-float",
      down: entryOf(down.number),
      up: entryOf(up.number),
      scores: [down.score, up.score],
    };
    return {
      players: [entryOf(white.number), entryOf(black.number)],
      notes: [
        { code: "dutch-bracket", bracket, score: brackets[bracket - 1]?.score ?? white.score },
        ...(down.score === up.score ? [] : [float]),
        coloursOf(pair),
      ],
    };
  }),
  byes:
    bye === null
      ? []
      : [{ entry: entryOf(bye), notes: [{ code: "dutch-bye", score: scoreOf(bye) }] }],
  notes,
  startsAssigned: true,
});

/**
 * Explains the initial colour, if a pair got its colours by it, and the acceleration. `uncounted`
 * returns the entries skipped in counting up to a number.
 */
export const fideRoundNotes = (
  pairs: readonly NumberedPair[],
  { initialColour }: { readonly initialColour: Colour },
  fictitious: NumberedField["fictitious"],
  setting: InitialColour,
  uncounted: (highest: number) => readonly EntryId[] = () => [],
): readonly PairingNote[] => {
  const notes: PairingNote[] = [];
  const first = pairs.filter(({ colourRule }) => colourRule === "initial-colour");
  if (first.length > 0) {
    const by = setting === "lot" ? "lot" : "director";
    const numbers = first.flatMap(({ white, black }) => [white.number, black.number]);
    const skipped = uncounted(Math.max(...numbers));
    notes.push({
      ...{ code: "dutch-initial-colour", colour: initialColour, by },
      ...(skipped.length === 0 ? {} : { uncounted: skipped }),
    });
  }
  if (fictitious.points > 0) notes.push({ code: "dutch-accelerated", ...fictitious });
  return notes;
};

/** Translates a refusal from pairing numbers to entries. */
const refusalOf = (
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
