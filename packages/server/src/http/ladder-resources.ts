import {
  describeConsequence,
  describeLadderRefusal,
  type Language,
  ladderWords,
} from "@losfee/contract";
import type {
  AbsenceResource,
  ArchivedGameResource,
  ChallengeOptionsResource,
  ConsequenceResource,
  DeadlineResource,
  LadderImpactResource,
  OpenGameResource,
  PyramidResource,
  QuestionResource,
  TenureResource,
  WaitingListsResource,
} from "@losfee/contract/api";
import {
  type ArchivedGame,
  type Challenge,
  type ChallengeOptions,
  type ChallengeRejection,
  type Consequence,
  type DirectorsQuestion,
  dayText,
  departedPlayers,
  dueInAbsence,
  type EntryId,
  type Instant,
  type LadderImpact,
  type LadderState,
  levelsOf,
  type OpenGame,
  type Tenure,
  type Timer,
  type WaitingLists,
} from "@losfee/core";
import { namesIn } from "./subject.ts";

/** API resources of a pyramid: names beside numbers, times in UTC, reasons in words. */
export interface LadderResources {
  readonly pyramid: () => PyramidResource;
  readonly deadline: (timer: Timer) => DeadlineResource;
  /** Includes holidays only of players that `seesHolidaysOf` accepts. */
  readonly openGame: (
    game: OpenGame,
    seesHolidaysOf: (player: EntryId) => boolean,
  ) => OpenGameResource;
  readonly archivedGame: (game: ArchivedGame) => ArchivedGameResource;
  readonly lists: (lists: WaitingLists) => WaitingListsResource;
  readonly options: (options: ChallengeOptions) => ChallengeOptionsResource;
  readonly tenure: (tenure: Tenure) => TenureResource;
  readonly question: (question: DirectorsQuestion) => QuestionResource;
  readonly consequence: (consequence: Consequence) => ConsequenceResource;
  readonly impact: (impact: LadderImpact) => LadderImpactResource;
  /** The absence and its actions due by `now`; null: there is nothing to decide. */
  readonly absence: (now: Instant) => AbsenceResource | null;
}

/** The resources of one pyramid, in the visitor's language. */
export const ladderResources = (state: LadderState, language: Language): LadderResources => {
  const name = namesIn(state, language);
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
  const consequence = (one: Consequence): ConsequenceResource => ({
    ...one,
    at: momentText(one.at),
    message: describeConsequence(one, language, words),
  });
  return {
    pyramid: () => ({
      levels: levelsOf(state).map(({ level, seats }) => ({
        level,
        seats: seats.map(({ seat, player }) => ({ seat, player, name: nameOrNull(player) })),
      })),
      departed: departedPlayers(state).map((player) => ({ player, name: name(player) })),
    }),
    deadline: deadlineOf,
    openGame: ({ game: challenge, deadline, awaitsLetter, onHoliday }, seesHolidaysOf) => ({
      ...game(challenge),
      // The date is public; its reason is for the holder and the director.
      deadline:
        deadline &&
        deadlineOf(
          deadline.holders.every(seesHolidaysOf) ? deadline : { ...deadline, holidayDays: 0 },
        ),
      awaitsLetter,
      onHoliday: onHoliday.filter(seesHolidaysOf),
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
    absence: (now) =>
      state.absence && {
        since: momentText(state.absence.since),
        until: momentText(state.absence.until),
        due: dueInAbsence(state, now).map(({ timer, consequences }) => {
          const about = timer.challenge === null ? undefined : state.open.get(timer.challenge);
          const players = about ? [about.challenger, about.defender] : timer.holders;
          return {
            timer: timer.id,
            deadline: deadlineOf(timer),
            names: players.map(name),
            consequences: consequences.map(consequence),
          };
        }),
      },
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
}: Timer): DeadlineResource => ({
  kind,
  holders,
  challenge,
  lastDay: dayText(lastDay),
  endsAt: momentText(endsAt),
  holidayDays,
});

const momentText = (at: Instant): string => new Date(at).toISOString();

const momentOrNull = (at: Instant | null): string | null => (at === null ? null : momentText(at));
