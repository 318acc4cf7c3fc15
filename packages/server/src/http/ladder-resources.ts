import {
  type ArchivedGame,
  type Challenge,
  type ChallengeOptions,
  type ChallengeRejection,
  type Consequence,
  type DirectorsQuestion,
  dayText,
  type EntryId,
  type Instant,
  type LadderImpact,
  type LadderLevel,
  type LadderState,
  type OpenGame,
  type Tenure,
  type Timer,
  type WaitingLists,
} from "@losfee/core";
import {
  describeConsequence,
  describeLadderRefusal,
  type Language,
  ladderWords,
} from "@losfee/web";
import type { z } from "zod";
import { namesIn } from "./problem.ts";
import type {
  archivedGameSchema,
  consequenceSchema,
  deadlineSchema,
  ladderImpactSchema,
  openGameSchema,
  optionsSchema,
  pyramidLevelSchema,
  questionSchema,
  tenureSchema,
  waitingListsSchema,
} from "./schemas/ladder-schema.ts";

/** How the API tells of a pyramid: names beside numbers, moments in UTC, reasons in words. */
export interface LadderResources {
  readonly level: (level: LadderLevel) => z.output<typeof pyramidLevelSchema>;
  readonly deadline: (timer: Timer) => z.output<typeof deadlineSchema>;
  readonly openGame: (game: OpenGame) => z.output<typeof openGameSchema>;
  readonly archivedGame: (game: ArchivedGame) => z.output<typeof archivedGameSchema>;
  readonly lists: (lists: WaitingLists) => z.output<typeof waitingListsSchema>;
  readonly options: (options: ChallengeOptions) => z.output<typeof optionsSchema>;
  readonly tenure: (tenure: Tenure) => z.output<typeof tenureSchema>;
  readonly question: (question: DirectorsQuestion) => z.output<typeof questionSchema>;
  readonly consequence: (consequence: Consequence) => z.output<typeof consequenceSchema>;
  readonly impact: (impact: LadderImpact) => z.output<typeof ladderImpactSchema>;
}

/** The resources of one pyramid, in the visitor's language. */
export const ladderResources = (state: LadderState, language: Language): LadderResources => {
  const name = namesIn(state);
  const nameOrNull = (player: EntryId | null): string | null =>
    player === null ? null : name(player);
  const reason = (rejection: ChallengeRejection | null) =>
    rejection && { ...rejection, message: describeLadderRefusal(rejection, language, name) };
  const game = (challenge: Challenge) => ({
    id: challenge.id,
    origin: challenge.origin,
    challenger: challenge.challenger,
    defender: challenge.defender,
    names: [name(challenge.challenger), name(challenge.defender)] as [string, string],
    seats: [challenge.challengerSeat, challenge.defenderSeat] as [
      Challenge["challengerSeat"],
      Challenge["defenderSeat"],
    ],
    at: momentText(challenge.at),
    status: challenge.status,
    clockStart: dayText(challenge.clockStart),
    outcome: challenge.outcome,
    reportedBy: challenge.report?.by ?? null,
    rated: challenge.rated,
    endedAt: momentOrNull(challenge.endedAt),
    settledAt: momentOrNull(challenge.settledAt),
  });
  const words = ladderWords(state, language);
  const consequence = (one: Consequence): z.output<typeof consequenceSchema> => ({
    ...one,
    at: momentText(one.at),
    message: describeConsequence(one, language, words),
  });
  return {
    level: ({ level, seats }) => ({
      level,
      seats: seats.map(({ seat, player }) => ({ seat, player, name: nameOrNull(player) })),
    }),
    deadline: deadlineOf,
    openGame: ({ game: challenge, deadline, onHoliday }) => ({
      ...game(challenge),
      deadline: deadline && deadlineOf(deadline),
      onHoliday,
    }),
    archivedGame: ({ game: challenge, records }) => ({
      ...game(challenge),
      records: records.map(({ by, pgn }) => ({ by, pgn })),
    }),
    lists: ({ ordinary, standing }) => ({
      ordinary: ordinary.map((entry) => ({
        ...entry,
        name: name(entry.player),
        since: momentText(entry.since),
      })),
      standing: standing.map((member) => ({ ...member, name: name(member.player) })),
    }),
    options: ({ from, reach, options }) => ({
      from,
      reach,
      options: options.map(({ seat, player, rejection }) => ({
        seat,
        player,
        name: nameOrNull(player),
        rejection: reason(rejection),
      })),
    }),
    tenure: ({ player, since, until, reason: why, seq }) => ({
      player,
      name: nameOrNull(player),
      since: momentText(since),
      until: momentOrNull(until),
      reason: why,
      seq,
    }),
    question: (question) => {
      switch (question.kind) {
        case "expulsion":
          return { ...question, name: name(question.player) };
        case "contested":
          return { ...question, game: game(question.game), reason: reason(question.reason) };
        default:
          return { ...question, game: game(question.game) };
      }
    },
    consequence,
    impact: (impact) => ({
      ...impact,
      at: momentText(impact.at),
      undone: impact.undone.map(consequence),
      added: impact.added.map(consequence),
      timers: impact.timers.map(({ timer, before, after }) => ({
        timer,
        before: momentOrNull(before),
        after: momentOrNull(after),
      })),
    }),
  };
};

const deadlineOf = ({
  kind,
  holders,
  challenge,
  lastDay,
  endsAt,
  holidayDays,
}: Timer): z.output<typeof deadlineSchema> => ({
  kind,
  holders,
  challenge,
  lastDay: dayText(lastDay),
  endsAt: momentText(endsAt),
  holidayDays,
});

const momentText = (at: Instant): string => new Date(at).toISOString();

const momentOrNull = (at: Instant | null): string | null => (at === null ? null : momentText(at));
