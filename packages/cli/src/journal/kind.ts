import { type CompetitionKind, type CompetitionState, isOfKind, playsTables } from "@losfee/core";
import { journalTexts } from "@losfee/messages/cli-journal";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, withCompetition } from "./competition.ts";

/** Returns the competition as one of a kind; ends the call if it is of another. */
export const ofKind = <Kind extends CompetitionKind>(
  needed: Kind,
  competition: Competition<CompetitionKind>,
): Competition<Kind> => {
  if (isCompetitionOf(needed, competition)) return competition;
  throw wrongKind(competition, competition.state(), needed);
};

/** As {@link withCompetition}, for commands of tournaments only. */
export const withTournament = (
  call: Call,
  work: (competition: Competition) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withCompetition(call, (competition) => work(ofKind("tournament", competition)));

/** As {@link withTournament}, for commands of tables only. */
export const withTables = (
  call: Call,
  work: (competition: Competition) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withCompetition(call, (competition) => {
    const state = competition.state();
    if (isOfKind("tournament", state) && playsTables(state.settings)) {
      return work(ofKind("tournament", competition));
    }
    throw wrongKind(competition, state, "tables");
  });

/** Returns the competition as one of games for two only, the limit of some file formats. */
export const withoutTables = (competition: Competition<CompetitionKind>): Competition => {
  const tournament = ofKind("tournament", competition);
  const state = tournament.state();
  if (playsTables(state.settings)) throw wrongKind(competition, state, "tournament");
  return tournament;
};

/** Kind of a competition for users: also distinguishes tournaments with tables. */
type PlayedKind = CompetitionKind | "tables";

/** Reports that a command is for another kind of competition. */
export const wrongKind = (
  { call, id, messages }: Pick<Competition<CompetitionKind>, "call" | "id" | "messages">,
  state: CompetitionState,
  needed: PlayedKind,
): Failure => {
  const kind = playedKindOf(state);
  const labelOf = (one: PlayedKind): string => messages.kindLabel(one, call.language);
  const message = journalTexts[call.language].wrongKind({
    id,
    what: labelOf(kind),
    needed: labelOf(needed),
  });
  return new Failure(EXIT.refused, message, { code: "wrong-kind", kind, needed });
};

const playedKindOf = (state: CompetitionState): PlayedKind =>
  isOfKind("tournament", state) && playsTables(state.settings) ? "tables" : state.kind;

/** The kind of a competition never changes: what is true of its state now stays true. */
const isCompetitionOf = <Kind extends CompetitionKind>(
  kind: Kind,
  competition: Competition<CompetitionKind>,
): competition is Competition<CompetitionKind> & Competition<Kind> =>
  competition.state().kind === kind;
