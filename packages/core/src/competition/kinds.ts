import type { SettingsByKind } from "../formats/format.ts";
import type { LadderCommand } from "../ladder/commands.ts";
import type { LadderEvent, RecordedLadderEvent } from "../ladder/events.ts";
import type { LadderRefusal, LadderWarning } from "../ladder/refusal.ts";
import type { LadderState } from "../ladder/state.ts";
import type { TournamentCommand } from "../tournament/commands.ts";
import type { RecordedTournamentEvent, TournamentEvent } from "../tournament/events.ts";
import type { Refusal, Warning } from "../tournament/refusal.ts";
import type { TournamentState } from "../tournament/state.ts";

/**
 * The kinds of competition and their types. To add one, create a folder beside `tournament/`, a
 * line here and one in `rules.ts`; the compiler then reports every other place that needs it.
 */
export interface CompetitionKinds {
  readonly tournament: {
    readonly state: TournamentState;
    readonly command: TournamentCommand;
    readonly event: TournamentEvent;
    readonly recorded: RecordedTournamentEvent;
    readonly refusal: Refusal;
    readonly warning: Warning;
  };
  readonly ladder: {
    readonly state: LadderState;
    readonly command: LadderCommand;
    readonly event: LadderEvent;
    readonly recorded: RecordedLadderEvent;
    readonly refusal: LadderRefusal;
    readonly warning: LadderWarning;
  };
}

export type CompetitionKind = keyof CompetitionKinds;

/** The state of competitions of one or several kinds. */
export type StateOf<Kind extends CompetitionKind> = CompetitionKinds[Kind]["state"];
export type SettingsOf<Kind extends CompetitionKind> = SettingsByKind[Kind];
export type CommandOfKind<Kind extends CompetitionKind> = CompetitionKinds[Kind]["command"];

/**
 * A command for an existing competition, as people and programs give it; the executor adds the
 * random values it needs. Pictures are passed as files.
 */
export type CommandInput<Kind extends CompetitionKind = CompetitionKind> = WithoutSeed<
  Exclude<CommandOfKind<Kind>, { readonly type: "create-competition" | "set-picture" }>
>;

type WithoutSeed<Command> = Command extends { readonly type: "reopen-competition" }
  ? Omit<Command, "seed">
  : Command;

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
