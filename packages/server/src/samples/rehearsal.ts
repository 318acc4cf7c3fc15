import {
  decide,
  type EntryId,
  type Game,
  missingResults,
  pairedRounds,
  type RecordedTournamentEvent,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { chanceOf } from "./people.ts";

/** A competition played by commands in memory, to be stored at the wanted point. */
export interface Rehearsal {
  readonly state: TournamentState;
  readonly events: readonly RecordedTournamentEvent[];
  /** Carries out commands; throws on a refusal, which is a mistake of the sample. */
  give(...commands: readonly TournamentCommand[]): void;
  /** Carries out a command of another actor. */
  giveAs(who: string, command: TournamentCommand): void;
  /** Drafts and publishes the next round, or all rounds of the next stage at tables. */
  beginRound(): void;
  /** Enters results of the last round, of all or only the first boards. */
  enterResults(boards?: number): void;
}

/** Starts a competition with the command that creates it. Records everything at `now`. */
export const rehearse = (
  competition: string,
  creation: TournamentCommand,
  now: string,
  actor = "director",
): Rehearsal => {
  const events: RecordedTournamentEvent[] = [];
  let current: TournamentState | null = null;

  const executeCommand = (command: TournamentCommand, who: string): void => {
    const decision = decide(current, command, { competition, actor: who, now });
    if (!decision.ok) {
      throw new Error(`sample: ${command.type} refused: ${decision.error.code}`);
    }
    current = decision.value.state;
    events.push(...decision.value.events);
  };

  const state = (): TournamentState => {
    if (current === null) throw new Error("sample: nothing was created");
    return current;
  };

  const enterResult = (round: number, { seats }: Game): void => {
    const [first, second] = seats.map((id) => ({
      id,
      rating: state().entries.get(id)?.rating ?? 0,
    }));
    if (first === undefined || second === undefined) return;
    const [one, other] = sampleScores(round, [first, second]);
    executeCommand(
      {
        type: "enter-result",
        round,
        outcome: {
          kind: "played",
          sides: [
            { entry: first.id, score: one },
            { entry: second.id, score: other },
          ],
        },
      },
      "results:Anna",
    );
  };

  executeCommand(creation, actor);
  return {
    get state() {
      return state();
    },
    events,
    give(...commands) {
      for (const command of commands) executeCommand(command, actor);
    },
    giveAs(who, command) {
      executeCommand(command, who);
    },
    beginRound() {
      const round = state().rounds.length + 1;
      executeCommand({ type: "draft-round" }, actor);
      executeCommand({ type: "publish-round", round }, actor);
    },
    enterResults(boards = Number.POSITIVE_INFINITY) {
      const round = pairedRounds(state()).at(-1);
      if (round === undefined) return;
      for (const game of missingResults(round)) {
        if (game.board <= boards) enterResult(round.number, game);
      }
    },
  };
};

/** The data of a player that scores depend on. */
interface Player {
  readonly id: EntryId;
  readonly rating: number;
}

const MEAN = 375;
/** Points that 100 rating points are worth to either side. */
const POINTS_PER_HUNDRED = 5;
const DEVIATION = 62;

/**
 * Returns plausible scores of a game between two players: the better one scores more on average,
 * but not always. The same game always ends the same way.
 */
const sampleScores = (
  round: number,
  [first, second]: readonly [Player, Player],
): readonly [number, number] => {
  const edge = ((first.rating - second.rating) / 100) * POINTS_PER_HUNDRED;
  const chance = chanceOf(`${round}/${first.id}/${second.id}`);
  const score = (advantage: number): number =>
    Math.round(MEAN + advantage + DEVIATION * spreadOf(chance));
  return [score(edge), score(-edge)];
};

/** About normally distributed with deviation 1: the sum of twelve equal chances. */
const spreadOf = (chance: () => number): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance();
  return sum;
};
