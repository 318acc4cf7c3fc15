import {
  decide,
  type Game,
  missingResults,
  pairedRounds,
  type RecordedTournamentEvent,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import { outcomeOf } from "./outcomes.ts";

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

/** The helper who enters results. */
export const HELPER = "results:Anna";

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

  const enterResult = (round: number, game: Game): void =>
    executeCommand(
      { type: "enter-result", round, outcome: outcomeOf(state(), round, game) },
      HELPER,
    );

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
