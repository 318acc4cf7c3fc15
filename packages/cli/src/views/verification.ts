import type { StageOf } from "@losfee/contract";
import {
  BrokenJournal,
  type CompetitionKind,
  checkedSeeds,
  foldCompetition,
  type PublicCommitment,
  type RecordedCompetitionEvent,
  type RecordedEventOf,
  type Verification,
  verifyJournal,
} from "@losfee/core";
import type { Call } from "../call/call.ts";
import type { Messages } from "../call/messages.ts";
import { partTexts } from "../language/part.ts";
import { verifyTexts } from "../language/verify.ts";

/** Result of recomputing everything in a journal that derives from something else. */
interface Verified {
  readonly sound: boolean;
  /** For programs, with the seed. */
  readonly report: object;
  readonly text: string;
}

/** Verifiers by kind of competition. */
const verifiers: {
  readonly [Kind in CompetitionKind]: (
    call: Call,
    events: readonly RecordedEventOf<Kind>[],
    stageOf: StageOf,
  ) => Verified;
} = {
  tournament: (call, events, stageOf) => {
    const verification = verifyJournal(events);
    const text = describeTournament(call, verification, stageOf);
    return { sound: verification.sound, report: verification, text };
  },
  ladder: (call, events) => verifiedWithoutDraws(call, events),
};

/** Without draws, only the fold is checked, which just happened. */
const verifiedWithoutDraws = (
  call: Call,
  events: readonly RecordedCompetitionEvent[],
): Verified => {
  const words = verifyTexts[call.language];
  const { seed, seedMatches, ...seeds } = checkedSeeds(foldCompetition(events));
  const report = { seed, ...seeds, seedMatches, events: events.length };
  const text = [
    ...seedLines(call, seeds.commitments),
    seedMatches ? words.soundFacts(events.length) : words.unsound,
  ].join("\n");
  return { sound: seedMatches, report: { ...report, sound: seedMatches }, text };
};

/** Verifies a whole journal of any kind of competition. */
export const verified = (
  call: Call,
  events: readonly RecordedCompetitionEvent[],
  messages: Pick<Messages, "stagesIn">,
): Verified & { readonly status: "open" | "closed" } => {
  const state = foldCompetition(events);
  if (state === null) throw new BrokenJournal(0, "there are no events");
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const verify = verifiers[state.kind] as (
    call: Call,
    events: readonly RecordedCompetitionEvent[],
    stageOf: StageOf,
  ) => Verified;
  const stageOf: StageOf =
    state.kind === "tournament" ? messages.stagesIn(state.settings, call.language) : String;
  return { ...verify(call, events, stageOf), status: state.status };
};

const mark = (matches: boolean): string => (matches ? "✓" : "✗");

/** Returns a line for each seed, with the events whose draws used it. */
const seedLines = (call: Call, commitments: readonly PublicCommitment[]): readonly string[] => {
  const words = verifyTexts[call.language];
  return commitments.map(({ seedHash, from, matches }, index) => {
    const until = commitments[index + 1]?.from ?? null;
    const range =
      commitments.length === 1 ? "" : words.range(from, until === null ? null : until - 1);
    return `${mark(matches)} ${words.seed(seedHash)}${range}`;
  });
};

const describeTournament = (call: Call, verification: Verification, stageOf: StageOf): string => {
  const words = verifyTexts[call.language];
  const { draws, rounds, seatings, commitments, events, sound } = verification;
  const labels = partTexts[call.language];
  return [
    ...seedLines(call, commitments),
    ...draws.map((checked) => {
      const { matches, draw, expected } = checked;
      const part = "round" in checked ? labels.round(checked.round) : stageOf(checked.stage);
      return [
        `${mark(matches)} ${words.draw(part, draw.name, draw.order.join(" "))}`,
        ...(matches ? [] : [`  ${words.expected(expected.join(" "))}`]),
      ].join("\n");
    }),
    ...rounds.map(({ matches, round, by, seq }) => {
      const part = labels.round(round);
      return `${mark(matches)} ${by === "hand" ? words.byHand(part, seq) : words.pairedAgain(part)}`;
    }),
    ...seatings.map(({ matches, stage, by, seq }) => {
      const part = stageOf(stage);
      return `${mark(matches)} ${by === "hand" ? words.byHand(part, seq) : words.seatedAgain(part)}`;
    }),
    sound ? words.sound(events, draws.length, rounds.length, seatings.length) : words.unsound,
  ].join("\n");
};
