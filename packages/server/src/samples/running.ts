import type { Language } from "@losfee/contract";
import {
  type BoardRound,
  type EntryId,
  type Game,
  pairedRound,
  recordedResult,
} from "@losfee/core";
import { sampleTexts } from "@losfee/messages/samples";
import { casts } from "./names.ts";
import type { Rehearsal } from "./rehearsal.ts";

/** Plays whole rounds up to and including `last`. */
const playUpTo = (rehearsal: Rehearsal, last: number): void => {
  while (rehearsal.state.rounds.length < last) {
    rehearsal.beginRound();
    rehearsal.enterResults();
  }
};

const roundOf = (rehearsal: Rehearsal, number: number): BoardRound => {
  const round = pairedRound(rehearsal.state, number);
  if (round === undefined) throw new Error(`sample: there is no round ${number}`);
  return round;
};

const gameAt = (rehearsal: Rehearsal, round: number, board: number): Game => {
  const game = roundOf(rehearsal, round).games.find((candidate) => candidate.board === board);
  if (game === undefined) throw new Error(`sample: there is no board ${board} in round ${round}`);
  return game;
};

/**
 * Plays a real event's incidents, up to the middle of round 9: a latecomer, a no-show, a
 * withdrawal, a pairing by hand, a corrected result.
 */
export const playRunning = (rehearsal: Rehearsal, language: Language): void => {
  const t = sampleTexts[language];
  playUpTo(rehearsal, 3);
  rehearsal.give({
    type: "add-entries",
    entries: [{ name: t.latecomer, rating: 1502, ...casts[language].scrabbleClubs[7] }],
  });
  playUpTo(rehearsal, 4);
  rehearsal.beginRound();
  const [, absent] = gameAt(rehearsal, 5, 7).seats;
  rehearsal.give({
    type: "enter-result",
    round: 5,
    outcome: { kind: "forfeit", absent: [absent] },
  });
  rehearsal.enterResults();
  playUpTo(rehearsal, 6);
  rehearsal.give({ type: "withdraw-entry", entry: last(rehearsal), reason: t.illAway });
  playUpTo(rehearsal, 7);
  rehearsal.give({ type: "draft-round" });
  const [one, other] = [gameAt(rehearsal, 8, 4).seats[0], gameAt(rehearsal, 8, 5).seats[0]];
  rehearsal.give(
    {
      type: "adjust-draft",
      round: 8,
      act: { kind: "swap", players: [one, other] },
      reason: t.family,
    },
    { type: "publish-round", round: 8 },
  );
  rehearsal.enterResults();
  correct(rehearsal, t.swapped);
  rehearsal.beginRound();
  rehearsal.enterResults(6);
};

/** Returns the last entry of the list that was not added late. */
const last = (rehearsal: Rehearsal): EntryId =>
  Math.max(
    ...[...rehearsal.state.entries.values()].flatMap(({ id, joinedRound }) =>
      joinedRound === 1 ? [id] : [],
    ),
  );

/** Corrects two scores of round 7 that were typed in the wrong order. */
const correct = (rehearsal: Rehearsal, reason: string): void => {
  const game = gameAt(rehearsal, 7, 2);
  const { seats } = game;
  const result = recordedResult(game);
  if (result?.outcome.kind !== "played") throw new Error("sample: that game was not played");
  const [first, second] = result.outcome.scores;
  rehearsal.give({
    type: "correct-result",
    round: 7,
    outcome: {
      kind: "played",
      sides: [
        { entry: seats[0], score: second },
        { entry: seats[1], score: first },
      ],
    },
    reason,
    repair: "keep",
  });
};
