import {
  type EntryId,
  gameTermsOf,
  isComplete,
  missingResults,
  pairedRound,
  placedStages,
  publishedRounds,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { type EventDetailRow, eventDetailRows } from "../../../../messages/event-details.ts";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type StandingsLine, standingsLines } from "../standings/model.ts";

/** A stage of the competition and how far it is. */
export interface StageProgress {
  readonly system: string;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly state: "done" | "now" | "ahead";
}

/** A competition at a glance. */
export interface OverviewModel {
  readonly competition: string;
  readonly name: string;
  readonly format: string;
  /** What is announced of the event. */
  readonly facts: readonly EventDetailRow[];
  readonly closed: boolean;
  readonly entries: number;
  readonly round: number;
  readonly planned: number;
  /** Results that the last round still lacks. */
  readonly missing: number;
  readonly games: number;
  readonly stages: readonly StageProgress[];
  /** The first of the standings; before round 1 nobody. */
  readonly leaders: readonly StandingsLine[];
  /** Everybody by number where the event tells numbers, else by name; before round 1 only. */
  readonly field: readonly (PlayerLabel & { readonly entry: EntryId; readonly club: string })[];
  readonly seedHash: string;
}

const LEADERS = 5;

/** The public front page of a competition. */
export const buildOverview = ({ state, language }: PageRequest): OverviewModel | null => {
  if (state === null) return null;
  const round = publishedRounds(state);
  const current = pairedRound(state, round);
  const entries = [...state.entries.values()];
  return {
    competition: state.competition,
    name: state.name,
    format: state.format,
    facts: eventDetailRows(state.details, language, {
      officials: gameTermsOf(state.settings).officials,
      staged: false,
    }),
    closed: state.status === "closed",
    entries: entries.filter(({ withdrawal }) => withdrawal === null).length,
    round,
    planned: totalRounds(state.settings),
    missing: current === undefined ? 0 : missingResults(current).length,
    games: current?.games.length ?? 0,
    stages: placedStages(state.settings).map(({ stage, firstRound, lastRound }) => ({
      system: stage.system,
      firstRound,
      lastRound,
      state: stageState(round, firstRound, lastRound, current !== undefined && isComplete(current)),
    })),
    leaders: round === 0 ? [] : standingsLines(state, round, language).slice(0, LEADERS),
    field: round > 0 ? [] : startingList(state, language),
    seedHash: state.seedHash,
  };
};

const startingList = (state: TournamentState, language: Language): OverviewModel["field"] => {
  const collator = new Intl.Collator(language, { numeric: true });
  return [...state.entries.values()]
    .map(({ id, club, rating }) => ({ ...playerLabel(state, id), entry: id, club, rating }))
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || collator.compare(a.name, b.name));
};

const stageState = (
  round: number,
  firstRound: number,
  lastRound: number,
  complete: boolean,
): StageProgress["state"] => {
  if (round < firstRound) return "ahead";
  return round > lastRound || (round === lastRound && complete) ? "done" : "now";
};
