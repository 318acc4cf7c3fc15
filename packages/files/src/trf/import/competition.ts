import {
  applyEvent,
  type DecisionContext,
  decide,
  err,
  isComplete,
  isInFideMode,
  ok,
  type RecordedTournamentEvent,
  type Result,
  recordAs,
  roundsPairedOtherwise,
  type Seed,
  standingsOf,
  type TournamentCommand,
  type TournamentDecision,
  type TournamentEvent,
  type TournamentState,
  tidyText,
} from "@losfee/core";
import { isLeaving } from "../comments.ts";
import type { TrfFile } from "../file.ts";
import type { TrfProblem } from "../problem.ts";
import type { TrfTournament } from "../tournament.ts";
import { entriesOfTrf, type NumberedPlayer } from "./entries.ts";
import type { TrfImportFault, TrfImportNote, TrfImportRefusal } from "./notes.ts";
import { roundOfTrf } from "./rounds.ts";
import { inexpressiblePoints, settingsOfTrf } from "./settings.ts";
import { teamEventOfTrf, teamsRankedOtherwise } from "./team-competition.ts";

/** External input of an imported competition. */
export interface TrfImportOptions {
  /** If the file has none, or to override it. */
  readonly name?: string;
  readonly seed: Seed;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** IANA name of the competition's zone: no TRF file has one. */
  readonly timeZone?: string;
}

/** A competition made from a file: its journal, and deviations from the file. */
export interface TrfCompetition {
  readonly name: string;
  readonly events: readonly RecordedTournamentEvent[];
  readonly state: TournamentState;
  readonly notes: readonly TrfImportNote[];
}

const ACTOR = "import:trf";

/**
 * Makes a running competition from a TRF file of any dialect: entries by starting rank, every
 * paired round with its results, forfeits and byes, absences and withdrawals, points, tie-breaks,
 * acceleration, forbidden pairs, initial colour, and the event's details. The next round is then
 * paired as the engine pairs that file. O(players · rounds), apart from folding.
 */
export const competitionOfTrf = (
  file: TrfFile,
  options: TrfImportOptions,
): Result<TrfCompetition, TrfImportRefusal> => {
  const trf = file.tournament;
  if (trf.teamEvent) return competitionOfTeams(file, options);
  const unsound = refuseFile(file);
  if (unsound !== null) return err(unsound);
  const numbered = numberedPlayers(trf);
  if (!numbered.ok) return numbered;
  const players = numbered.value;
  const entryByRank = new Map(players.map(({ player }, index) => [player.startingRank, index + 1]));
  const entryOf = (startingRank: number): number | undefined => entryByRank.get(startingRank);
  const { notes, ...announced } = settingsOfTrf(trf, entryOf);
  const { settings } = announced;
  const title = titleOf(file, options.name);
  const recording = { competition: "import", actor: ACTOR, now: options.at };
  const begun = createdFrom(file, creationOf(title, announced, options), recording);
  if (!begun.ok) return begun;
  const stage = settings.stages?.[0];
  const { entries, notes: aboutEntries } = entriesOfTrf(trf, players, stage?.rounds ?? 0);
  const bye = settings.bye ?? { credit: "win", spread: 0 };
  const context = { system: stage?.system ?? "fide-dutch", bye, players, entryOf };
  const rounds = Array.from({ length: trf.playedRounds }, (_, index) =>
    roundOfTrf(context, index + 1),
  );
  const journal = journalFrom(
    begun.value,
    [{ type: "entries-added", data: { entries } }, ...rounds.flatMap(({ events }) => events)],
    recording,
  );
  const colourless = rounds.reduce((sum, round) => sum + round.colourless, 0);
  return ok({
    name: title,
    ...journal,
    notes: [
      ...notes,
      ...aboutEntries,
      ...furtherNotes(file, journal.state, entryOf, colourless),
      ...fideNotes(journal.state),
      ...zoneNotes(options),
    ],
  });
};

type Creation = Extract<TournamentCommand, { type: "create-competition" }>;

type Announced = Pick<Creation, "format" | "settings" | "details">;

const creationOf = (
  name: string,
  { format, settings, details }: Announced,
  { seed, timeZone }: TrfImportOptions,
): Creation => ({
  ...{ type: "create-competition", name, format, seed },
  ...(settings === undefined ? {} : { settings }),
  details: { ...details, ...(timeZone === undefined ? {} : { timeZone }) },
});

/**
 * Creates the event in FIDE mode, unless FIDE does not allow its settings, the file left it, or its
 * pairing system is not one of ours.
 */
const createdFrom = (
  { entries }: TrfFile,
  creation: Creation,
  recording: DecisionContext,
): ReturnType<typeof decide> => {
  const outside: Creation = { ...creation, settings: { ...creation.settings, fideMode: "left" } };
  const isPairedByHand = creation.settings?.stages?.some(({ system }) => system === "by-hand");
  if (isPairedByHand === true || entries.some(({ record }) => isLeaving(record))) {
    return decide(null, outside, recording);
  }
  const begun = decide(null, creation, recording);
  const isRefused = !begun.ok && begun.error.code === "not-in-fide-mode";
  return isRefused ? decide(null, outside, recording) : begun;
};

const fideNotes = ({ settings, acknowledged }: TournamentState): readonly TrfImportNote[] => {
  const rounds = acknowledged.flatMap(({ caution }) =>
    caution.code === "pairing-differs" ? [caution.round] : [],
  );
  return [
    ...(settings.fideMode === "left" ? [{ code: "trf-import-fide-mode-left" } as const] : []),
    ...(rounds.length === 0 ? [] : [{ code: "trf-import-rounds-differ", rounds } as const]),
  ];
};

const zoneNotes = ({ timeZone }: TrfImportOptions): readonly TrfImportNote[] =>
  timeZone === undefined ? [{ code: "trf-import-no-time-zone" }] : [];

/** Makes the team event of a file. */
const competitionOfTeams = (
  file: TrfFile,
  options: TrfImportOptions,
): Result<TrfCompetition, TrfImportRefusal> => {
  const made = teamEventOfTrf(file, contradictionsIn(file));
  if (!made.ok) return made;
  const { events, notes, entryOf, ...announced } = made.value;
  const title = titleOf(file, options.name);
  const recording = { competition: "import", actor: ACTOR, now: options.at };
  const begun = createdFrom(file, creationOf(title, announced, options), recording);
  if (!begun.ok) return begun;
  const journal = journalFrom(begun.value, events, recording);
  const further = [...leftOut(file), ...teamsRankedOtherwise(file, journal.state, entryOf)];
  return ok({
    name: title,
    ...journal,
    notes: [...notes, ...further, ...fideNotes(journal.state), ...zoneNotes(options)],
  });
};

const titleOf = ({ tournament }: TrfFile, name: string | undefined): string =>
  tidyText(name ?? "") || tidyText(tournament.header.name) || "TRF";

/** Contradictions between a file's rounds that no played competition can have. */
const CONTRADICTIONS: readonly TrfProblem["code"][] = [
  "trf-not-mutual",
  "trf-results-disagree",
  "trf-same-colours",
  "trf-bye-with-opponent",
  "trf-repeated-fide-id",
];

const refuseFile = (file: TrfFile): TrfImportFault | null => {
  const problems = contradictionsIn(file);
  if (problems.length > 0) return { code: "trf-import-not-sound", problems };
  const parts = inexpressiblePoints(file.tournament.scoring);
  return parts.length > 0 ? { code: "trf-import-points", parts } : null;
};

/** Returns errors of a file, and contradictory lines. */
const contradictionsIn = ({ problems }: TrfFile): readonly TrfProblem[] =>
  problems.filter(({ code, severity }) => severity === "error" || CONTRADICTIONS.includes(code));

/** Returns players in the order of their pairing numbers. */
const numberedPlayers = ({
  players,
  orderByRank,
}: TrfTournament): Result<readonly NumberedPlayer[], TrfImportRefusal> => {
  if (!orderByRank) {
    return ok(players.map((player) => ({ player, number: player.startingRank })));
  }
  const byRank = new Map<number, NumberedPlayer>();
  for (const player of players) {
    const { rank, startingRank } = player;
    if (rank === null || rank < 1 || byRank.has(rank)) {
      return err({ code: "trf-import-no-own-rank", player: startingRank });
    }
    byRank.set(rank, { player, number: rank });
  }
  return ok([...byRank.values()].toSorted((a, b) => a.number - b.number));
};

/**
 * Returns the journal: the given creation, the events of play, and in FIDE mode the rounds that the
 * engine would pair differently.
 */
const journalFrom = (
  begun: TournamentDecision,
  played: readonly TournamentEvent[],
  recording: DecisionContext,
): Pick<TrfCompetition, "events" | "state"> => {
  const recorded = (from: TournamentState, events: readonly TournamentEvent[]) =>
    events.map((event, index) => recordAs(event, from.seq + index + 1, recording));
  const events = recorded(begun.state, played);
  const state = events.reduce<TournamentState>(applyEvent, begun.state);
  const checked = recorded(state, checkedRounds(state));
  return {
    events: [...begun.events, ...events, ...checked],
    state: checked.reduce<TournamentState>(applyEvent, state),
  };
};

const checkedRounds = (state: TournamentState): readonly TournamentEvent[] => {
  const different = isInFideMode(state.settings) ? roundsPairedOtherwise(state) : [];
  if (different.length === 0) return [];
  const cautions = different.map(
    ({ number: round }) => ({ code: "pairing-differs", round, cause: "import" }) as const,
  );
  return [{ type: "cautions-acknowledged", data: { round: state.rounds.length, cautions } }];
};

const furtherNotes = (
  file: TrfFile,
  state: TournamentState,
  entryOf: (startingRank: number) => number | undefined,
  colourless: number,
): readonly TrfImportNote[] => {
  const { tournament: trf } = file;
  const notes: TrfImportNote[] = [];
  if (trf.orderByRank) notes.push({ code: "trf-import-numbered-by-rank" });
  if (colourless > 0) notes.push({ code: "trf-import-colours-assumed", games: colourless });
  const alone = trf.players.reduce(
    (sum, { lines }) =>
      sum +
      lines.filter(
        ({ opponent, kind }) =>
          opponent === null && (kind === "forfeit-win" || kind === "forfeit-loss"),
      ).length,
    0,
  );
  if (alone > 0) notes.push({ code: "trf-import-forfeits-as-byes", rounds: alone });
  notes.push(...leftOut(file));
  const players = differingRanks(trf, state, entryOf);
  if (players > 0) notes.push({ code: "trf-import-ranks-differ", players });
  return notes;
};

/** Returns the records that a competition has no place for. */
const leftOut = ({ entries }: TrfFile): readonly TrfImportNote[] => {
  const records = entries.flatMap(({ record }): readonly string[] => {
    if (record.kind === "rank-method") return ["172"];
    return record.kind === "unknown" ? [record.text.slice(0, 3)] : [];
  });
  return records.length === 0
    ? []
    : [{ code: "trf-import-records-left-out", records: [...new Set(records)] }];
};

/** Counts players with another rank in the file, if it is complete with tie-breaks. */
const differingRanks = (
  { players, header }: TrfTournament,
  state: TournamentState,
  entryOf: (startingRank: number) => number | undefined,
): number => {
  const isStated = header.standings.length + header.tieBreaks.length > 0;
  if (!isStated || !state.rounds.every(isComplete)) return 0;
  const ranks = new Map(standingsOf(state).map(({ entry, rank }) => [entry, rank]));
  return players.filter(
    ({ rank, startingRank }) => rank !== null && ranks.get(entryOf(startingRank) ?? 0) !== rank,
  ).length;
};
