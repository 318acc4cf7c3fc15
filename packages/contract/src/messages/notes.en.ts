import type { FinalFate, GameOutcome, PairingNote } from "@losfee/core";
import { formatChoice, formatHalves, formatList } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { sharedFates } from "./final-fates.ts";
import type { NameOf, Sentences } from "./message.ts";
import { describeNotPaired } from "./not-paired.ts";
import { dutchNotesEn } from "./notes-dutch.en.ts";
import { teamSwissNotesEn } from "./notes-team-swiss.en.ts";

const PARTS = {
  top: "Top group",
  middle: "Middle group",
  bottom: "Bottom group",
  all: "Whole field",
} as const;

const FATES: Readonly<Record<FinalFate, string>> = {
  in: "sure of the final",
  out: "out of the final",
  open: "still in the running",
};

const AFTER = { win: "win", draw: "draw", loss: "loss" } as const;

const WINS = { one: "win", other: "wins" } as const;
const POINTS = { one: "point", other: "points" } as const;

const winsOf = (wins: number): string =>
  Number.isInteger(wins) ? counted(wins, WINS, "en") : `${formatHalves(wins)} wins`;

/** `2 wins and 150 points ahead of`, `level with`, `1 win ahead of, but by spread 30 points behind`. */
const distance = (wins: number, spread: number): string => {
  const side = (value: number): string => (value > 0 ? "ahead of" : "behind");
  const points = counted(Math.abs(spread), POINTS, "en");
  if (wins === 0 && spread === 0) return "level with";
  if (wins === 0) return `${points} ${side(spread)}`;
  if (spread === 0) return `${winsOf(Math.abs(wins))} ${side(wins)}`;
  if (Math.sign(wins) === Math.sign(spread)) {
    return `${winsOf(Math.abs(wins))} and ${points} ${side(wins)}`;
  }
  return `${winsOf(Math.abs(wins))} ${side(wins)}, but by spread ${points} ${side(spread)}`;
};

const assumed = ({ players: [a, b], result }: GameOutcome, name: NameOf): string =>
  result === "draw"
    ? `a draw between ${name(a)} and ${name(b)}`
    : `a win by ${name(result === "win" ? a : b)} against ${name(result === "win" ? b : a)}`;

const times = (count: number): string =>
  isOne(count, "en") ? "once" : count === 2 ? "twice" : `${count} times`;

/** Reasons of pairings in English. */
export const notesEn: Sentences<PairingNote> = {
  ...dutchNotesEn,
  ...teamSwissNotesEn,
  repeat: ({ meetings, lastRound }) =>
    `Repeat: the two have met ${times(meetings)} before, last in round ${lastRound}.`,
  "by-hand": ({ reason }) =>
    reason === "" ? "Paired by the director." : `Paired by the director: ${reason}`,
  "despite-event-rule": ({ rule }, name) =>
    `Against a rule of this event: ${describeNotPaired(rule, "en", name)}`,
  bye: ({ byes, rank, of }) =>
    `Bye, as the number of players is odd: ${byes === 0 ? "none so far" : `${byes} so far, nobody had fewer`}, rank ${rank} of ${of}.`,
  "bye-passed-on": ({ from }, name) =>
    `It was the turn of ${name(from)} to have the bye, but the rest could not have been paired.`,
  "berger-table": ({ round }) => `Round ${round} of the Berger table.`,
  "scheveningen-table": ({ round }) =>
    `Round ${round} of the Scheveningen table tells who sits at which board.`,
  "opponent-missing": ({ opponent }, name) => `${name(opponent)} was due, but is not available.`,
  "by-rank": ({ ranks: [a, b] }) => `Rank ${a} v rank ${b}.`,
  "not-kept-apart": ({ by, names }) =>
    `Players of the same ${by} may meet here, which is otherwise avoided: ${formatList(names, "en")}. There is no other pairing.`,
  gibsonised: ({ entry, rank }, name) =>
    `${name(entry)} can no longer be caught from below and is sure of rank ${rank} (Gibson rule).`,
  "final-game": ({ game, of }) => `Final, game ${game} of at most ${of}.`,
  "final-starts-alternate": ({ entry }, name) =>
    `Starts alternate in the final: this time ${name(entry)} goes first.`,
  "new-swiss-flight": ({ part, wins: [high, low], from, to }) =>
    `${PARTS[part]}: ranks ${from} to ${to} with ${high === low ? winsOf(high) : `${formatHalves(low)} to ${winsOf(high)}`}.`,
  "new-swiss-distance": ({ ranks: [a, b], aim }) =>
    `Number ${a} v number ${b} within the group; the aim was ${counted(aim, { one: "place", other: "places" }, "en")} apart.`,
  "preliminary-group": ({ group, size, letters: [a, b] }) =>
    b === ""
      ? `Preliminary group ${group} (${size} players): ${a} has the bye in this round.`
      : `Preliminary group ${group} (${size} players): ${a} v ${b}.`,
  "group-opponent-missing": ({ entry, opponent, group }, name) =>
    `${name(entry)} was to play ${name(opponent)} in preliminary group ${group}; that was not possible.`,
  "group-bye-played": ({ entry, group }, name) =>
    `${name(entry)} would have the bye of preliminary group ${group}, but plays because somebody else lacked an opponent.`,
  "outside-groups": ({ entry }, name) =>
    `${name(entry)} came after the groups were drawn and belongs to none.`,
  "sure-of-final": ({ entry, against, wins, spread }, name) =>
    `${name(entry)} is sure of the final: ${distance(wins, spread)} ${name(against)}.`,
  candidate: ({ entry, against, wins, spread }, name) =>
    `${name(entry)} is a candidate for the final: ${distance(wins, spread)} ${name(against)}.`,
  "out-of-final": ({ entry, against, wins, spread }, name) =>
    `${name(entry)} is out of the final: ${distance(wins, spread)} ${name(against)}.`,
  "final-settled": ({ finalists }, name) =>
    finalists.length === 0
      ? "The finalists are settled; no game is fixed."
      : `The final is settled: ${formatList(finalists.map(name), "en")}. No game is fixed.`,
  "group-filled-up": ({ entry }, name) =>
    `${name(entry)} joins the candidates to make their number even.`,
  "group-shortened": ({ entry }, name) =>
    `${name(entry)} leaves the candidates to make their number even.`,
  "candidate-not-paired": ({ entry }, name) =>
    `${name(entry)} is a candidate, but away or paired by hand already.`,
  fixed: ({ places: [a, b], size }) =>
    `Candidates’ round: number ${a} v number ${b} of ${size} candidates, fixed.`,
  "fixed-forbidden": ({ players: [a, b] }, name) =>
    `${name(a)} – ${name(b)} would be fixed, but the two may not meet.`,
  "first-pairing-matters": ({ entry, others, fates }, name) => {
    const elsewhere =
      others.length === 0 ? "" : ` (given ${others.map((game) => assumed(game, name)).join(", ")})`;
    const ends = sharedFates(fates).map(
      ({ fate, results }) =>
        `${FATES[fate]} after a ${formatChoice(
          results.map((result) => AFTER[result]),
          "en",
        )}`,
    );
    return `The first pairing is kept, because it can decide who reaches the final: ${name(entry)} would be ${ends.join(", ")}${elsewhere}.`;
  },
  "first-pairing-released": ({ players: [a, b] }, name) =>
    `${name(a)} – ${name(b)} is released again: its result would not affect the final.`,
};
