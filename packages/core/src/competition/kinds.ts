import type { TournamentCommand } from "../tournament/commands.ts";
import type { RecordedTournamentEvent, TournamentEvent } from "../tournament/events.ts";
import type { Refusal, Warning } from "../tournament/refusal.ts";
import type { Settings } from "../tournament/settings.ts";
import type { TournamentState } from "../tournament/state.ts";

/**
 * The kinds of competition and the types each is made of. Add one: a folder beside `tournament/`,
 * a line here, one in `rules.ts`; the compiler then names every other place that has to know it.
 */
export interface CompetitionKinds {
  readonly tournament: {
    readonly state: TournamentState;
    readonly settings: Settings;
    readonly command: TournamentCommand;
    readonly event: TournamentEvent;
    readonly recorded: RecordedTournamentEvent;
    readonly refusal: Refusal;
    readonly warning: Warning;
  };
}

export type CompetitionKind = keyof CompetitionKinds;

/** The state of competitions of one kind, or of some. */
export type StateOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["state"];
export type SettingsOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["settings"];
export type CommandOfKind<Kind extends CompetitionKind> = CompetitionKinds[Kind]["command"];
export type EventOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["event"];
export type RecordedEventOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["recorded"];
export type RefusalOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["refusal"];
export type WarningOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["warning"];

export type CompetitionState = StateOf<CompetitionKind>;
export type CompetitionCommand = CommandOfKind<CompetitionKind>;
export type CompetitionEvent = EventOf<CompetitionKind>;
export type RecordedCompetitionEvent = RecordedEventOf<CompetitionKind>;
export type CompetitionRefusal = RefusalOf<CompetitionKind>;
export type CompetitionWarning = WarningOf<CompetitionKind>;
