import { absenceIn } from "../entries/entry.ts";
import { isSeated, type PairedStage, type Settings, type Stage } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { stageTable } from "./placed-stages.ts";

/** Minimum number of players. */
const FEWEST = 2;

type Followed = Pick<TournamentState, "entries" | "tablePlaces">;

/**
 * Returns the settings with the number of rounds of each stage that follows its table: by its
 * players or, before its first round is paired, by the entries that have not left. The same object
 * if nothing changes. O(stages · entries).
 */
export const withFollowingRounds = (settings: Settings, state: Followed): Settings => {
  if (settings.stages.every(({ roundsFollow }) => roundsFollow !== true)) return settings;
  const stages: Stage[] = [];
  let firstRound = 1;
  for (const [index, stage] of settings.stages.entries()) {
    const next = isSeated(stage)
      ? stage
      : following(state, stage, index, firstRound, settings.teams?.boards ?? 1);
    stages.push(next);
    firstRound += next.rounds;
  }
  const isSame = stages.every((stage, index) => stage === settings.stages[index]);
  return isSame ? settings : { ...settings, stages };
};

const following = (
  { entries, tablePlaces }: Followed,
  stage: PairedStage,
  index: number,
  firstRound: number,
  boards: number,
): PairedStage => {
  const table = stage.roundsFollow === true ? stageTable(stage) : null;
  if (table === null) return stage;
  const coming = [...entries.values()].filter(
    (entry) => absenceIn({ ...entry, pauses: [] }, firstRound) === null,
  ).length;
  const { participants } = stage;
  const expected = participants === "everybody" ? coming : Math.min(coming, participants.top);
  const players = tablePlaces.get(index)?.places.length ?? expected;
  const rounds = table.rounds(Math.max(FEWEST, players), boards);
  return rounds === stage.rounds ? stage : { ...stage, rounds };
};

/**
 * Marks every skipped stage in the settings: a later one has rounds, it has none. The same object
 * if nothing changes.
 */
export const withSkippedStages = (
  settings: Settings,
  rounds: TournamentState["rounds"],
): Settings => {
  const last = rounds.at(-1)?.stage ?? -1;
  const played = new Set(rounds.map(({ stage }) => stage));
  const isSkipped = (index: number): boolean => index < last && !played.has(index);
  const isSame = settings.stages.every(
    ({ skipped }, index) => (skipped === true) === isSkipped(index),
  );
  if (isSame) return settings;
  const stages = settings.stages.map(
    ({ skipped: _, ...stage }, index): Stage =>
      isSkipped(index) ? { ...stage, skipped: true } : stage,
  );
  return { ...settings, stages };
};

/** A changed number of rounds is set by hand, and no longer follows the table. */
export const withRoundsByHand = (before: Settings, after: Settings): Settings => ({
  ...after,
  stages: after.stages.map((stage, index) => {
    const was = before.stages[index];
    const isFollowing = stage.roundsFollow === true && was?.roundsFollow === true;
    if (!isFollowing || was.rounds === stage.rounds) return stage;
    const { roundsFollow: _, ...byHand } = stage;
    return byHand;
  }),
});
