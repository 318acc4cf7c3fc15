import {
  describeLaterImpact,
  type JournalBreak,
  type Language,
  may,
  meets,
  type Role,
  stagesIn,
  type Viewer,
} from "@losfee/contract";
import type {
  AnswerOf,
  CompetitionDetails,
  ConflictResource,
  EntryResource,
  ImpactResource,
  LineUpResource,
  NamedRow,
  NamedStageRow,
  NamedTablesImpact,
  OddsReport,
  ResultResource,
  RoundResource,
  RoundSummary,
} from "@losfee/contract/api";
import {
  type CompetitionState,
  type Contest,
  type CorrectionImpact,
  countingResult,
  displayName,
  type Entry,
  isPaired,
  missingResults,
  placeFates,
  publishedRounds,
  type Round,
  reasonsOf,
  standingsOf,
  type TablesImpact,
  type TablesStandingsRow,
  type TournamentState,
} from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import { summaryOf } from "../competitions/summary.ts";
import { kindAdapter } from "../kinds/registry.ts";
import { annulledFor, conflictResourceOf, knownOf } from "./report-resources.ts";
import { namedRow } from "./stage-resources.ts";
import { namesIn } from "./subject.ts";

/** A competition as a whole, as this role may see it. */
export const detailsOf = (
  state: CompetitionState,
  broken: JournalBreak | null,
  role: Role,
): CompetitionDetails => ({
  ...summaryOf(state, broken),
  details: state.details,
  pictures: state.pictures,
  ...kindAdapter(state.kind).details(state, role),
  seedHash: state.seedHash,
  seed: state.status === "closed" ? state.seed : null,
});

/** An entry as this role may see it. */
export const entryOf = (
  { birth, sex, checkedIn, withdrawal, erased, ...entry }: Entry,
  viewer: Pick<Viewer, "role" | "also">,
): EntryResource => ({
  ...entry,
  withdrawal:
    withdrawal && (may(viewer, "director") ? withdrawal : { fromRound: withdrawal.fromRound }),
  ...(may(viewer, "viewer") ? { checkedIn } : {}),
  ...(may(viewer, "entries") && birth !== undefined ? { birth } : {}),
  ...(may(viewer, "entries") && sex !== undefined ? { sex } : {}),
  // The neighbours in alphabetical order would reveal much about an erased name.
  ...(erased === undefined ? {} : { erased: may(viewer, "entries") ? erased : { before: [] } }),
});

/** The rounds that a role may see: drafts are for the director. */
export const visibleRounds = (state: TournamentState, role: Role): readonly Round[] =>
  state.rounds.filter(({ status }) => status === "published" || meets(role, "director"));

export const roundSummaryOf = (round: Round): RoundSummary => ({
  number: round.number,
  stage: round.stage,
  status: round.status,
  games: round.games.length,
  missing: missingResults<Contest>(round).length,
});

/** A round as this role may see it. */
export const roundResourceOf = (
  state: TournamentState,
  round: Round,
  role: Role,
): RoundResource => {
  const { number, stage, status, unplayed, unpaired, notes, draws } = round;
  const fields = {
    number,
    stage,
    status,
    unplayed,
    unpaired,
    notes,
    draws: draws.map(({ name, order }) => ({ name, order })),
    breaches: round.breaches.map(({ breach, reason, actor }) => ({
      breach,
      reason,
      ...(meets(role, "director") ? { actor } : {}),
    })),
  };
  if (!isPaired(round))
    return { ...fields, at: "tables", games: withResults(state, round.games, role) };
  const { request, acts } = round;
  return {
    ...fields,
    at: "boards",
    games: withResults(state, round.games, role),
    ...(state.settings.teams === undefined ? {} : { lineUps: lineUpsOf(state, number, role) }),
    ...(meets(role, "director") ? { request, acts } : {}),
  };
};

const lineUpsOf = (
  { lineUps }: TournamentState,
  round: number,
  role: Role,
): readonly LineUpResource[] =>
  [...(lineUps.get(round) ?? [])]
    .filter(([, { isPublished }]) => isPublished || meets(role, "director"))
    .map(([team, { players, isPublished }]) => ({ team, players, isPublished }));

const withResults = <Played extends Contest>(
  state: TournamentState,
  contests: readonly Played[],
  role: Role,
) =>
  contests.map((contest) => ({
    ...contest,
    ...("annulled" in contest
      ? { annulled: annulledFor(role, contest.annulled) }
      : reasonsOf(contest)),
    result: resultResourceOf(state, contest, role),
  }));

const resultResourceOf = (
  state: TournamentState,
  { result }: Contest,
  role: Role,
): ResultResource | ConflictResource | null => {
  if (result === null) return null;
  const sees = meets(role, "results");
  if (result.status === "conflict") return conflictResourceOf(result, sees);
  if (!sees && countingResult({ result }, state.settings) === null) return null;
  const { outcome, status, corrections, secondEntry } = result;
  const behindTheTable = { secondEntry: secondEntry.state, ...knownOf(state, result) };
  return { outcome, status, corrections, ...(sees ? behindTheTable : {}) };
};

/** The standings after `round`, with names. */
export const namedRows = (state: TournamentState, round: number): readonly NamedRow[] => {
  const rows = standingsOf(state, round);
  const fates = placeFates(state, round, rows.length);
  return rows.map(({ entry, tiedWith: _, ...row }, index) => {
    const fate = fates[index] ?? null;
    const name = state.entries.get(entry)?.name ?? "";
    return { ...row, entry, name, ...(fate === null ? {} : { fate }) };
  });
};

/** The requested round of standings: all published ones by default; null if there is none. */
export const standingsRound = (
  state: TournamentState,
  wanted: number | undefined,
): number | null => {
  const published = publishedRounds(state);
  if (wanted === undefined) return published;
  return wanted <= published ? wanted : null;
};

/** The date as the machine shows it, whether it is in doubt, and what was confirmed. */
export const clockResource = async (clock: Clock): Promise<AnswerOf<"GET /clock">> => ({
  now: clock.now(),
  heartbeatAt: await clock.heartbeatAt(),
  doubt: await clock.doubt(),
  confirmed: [...(await clock.confirmed())],
});

/** The odds as an API resource, with names. */
export const oddsResource = (
  state: TournamentState,
  { odds, wanted, status }: OddsReport,
): AnswerOf<"GET /competitions/:id/odds"> => ({
  ...odds,
  wanted,
  status,
  answers: odds.answers.map((answer) => ({
    ...answer,
    chances: answer.chances.map((chance) => ({
      ...chance,
      name: displayName(state, chance.entry),
    })),
  })),
});

/** The impact of a correction, with names and with its refusals in words. */
export const impactResourceOf = (
  state: TournamentState,
  impact: CorrectionImpact | TablesImpact,
  language: Language,
): ImpactResource | NamedTablesImpact => {
  const later = describeLaterImpact(
    impact,
    language,
    namesIn(state, language),
    stagesIn(state.settings, language),
  );
  if (impact.at === "boards") return { ...impact, ...later };
  const named = (row: TablesStandingsRow): NamedStageRow => namedRow(state, row);
  return {
    ...impact,
    ...later,
    before: impact.before.map(named),
    after: impact.after.map(named),
  };
};
