import { oncePerObject } from "../base/once.ts";
import type { Contest, Round } from "./round.ts";
import type { TournamentState } from "./state.ts";

/**
 * All actors of what a state contains: entries, reported or checked results, manual changes of
 * drafts or seatings, line-ups. Linear in the state, cached per state.
 */
export const actorsOf = oncePerObject(
  ({ rounds, seatings, lineUps }: TournamentState): ReadonlySet<string> =>
    new Set(
      [
        ...rounds.flatMap(actedIn),
        ...[...seatings.values()].flatMap(({ acts }) => acts),
        ...[...lineUps.values()].flatMap((ofRound) => [...ofRound.values()]),
      ].map(({ actor }) => actor),
    ),
);

interface Acted {
  readonly actor: string;
}

const actedIn = (round: Round): readonly Acted[] => [
  ...round.games.flatMap(saidOf),
  ...round.breaches,
  ...(round.at === "boards" ? round.acts : []),
];

const saidOf = ({ result }: Contest): readonly Acted[] => {
  if (result === null) return [];
  if (result.status === "conflict") return result.reports;
  const { secondEntry } = result;
  return [
    result,
    ...(secondEntry.state === "missing" ? [] : [secondEntry]),
    ...(result.status === "reported"
      ? result.reports
      : [...result.decided, ...result.contradictions]),
  ];
};
