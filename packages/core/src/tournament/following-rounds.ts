import type { Settings, Stage } from "./settings.ts";
import type { TournamentState } from "./state.ts";
import { stageTable } from "./table-stage.ts";

/** The fewest who can play. */
const FEWEST = 2;

type Followed = Pick<TournamentState, "entries" | "tablePlaces">;

/**
 * The settings with the number of rounds of each stage that leaves it to its table: by those who sit
 * in it or, before its first round is paired, by those who have entered and have not left. The same
 * object where nothing changes. O(stages · entries).
 */
export const withFollowingRounds = (settings: Settings, state: Followed): Settings => {
  if (settings.stages.every(({ roundsFollow }) => roundsFollow !== true)) return settings;
  const stages: Stage[] = [];
  let firstRound = 1;
  for (const [index, stage] of settings.stages.entries()) {
    const rounds = followingRounds(state, stage, index, firstRound);
    stages.push(rounds === stage.rounds ? stage : { ...stage, rounds });
    firstRound += rounds;
  }
  const isSame = stages.every((stage, index) => stage === settings.stages[index]);
  return isSame ? settings : { ...settings, stages };
};

const followingRounds = (
  { entries, tablePlaces }: Followed,
  stage: Stage,
  index: number,
  firstRound: number,
): number => {
  const table = stage.roundsFollow === true ? stageTable(stage) : null;
  if (table === null) return stage.rounds;
  const coming = [...entries.values()].filter(
    ({ joinedRound, withdrawnFrom }) =>
      joinedRound <= firstRound && (withdrawnFrom === null || withdrawnFrom > firstRound),
  ).length;
  const { participants } = stage;
  const expected = participants === "everybody" ? coming : Math.min(coming, participants.top);
  return table.rounds(Math.max(FEWEST, tablePlaces.get(index)?.places.length ?? expected));
};

/** A number of rounds that was changed is set by hand: it follows nothing any more. */
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
