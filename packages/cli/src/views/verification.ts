import {
  BrokenJournal,
  type CompetitionKind,
  foldCompetition,
  type RecordedCompetitionEvent,
  type RecordedEventOf,
  type Verification,
  verifyJournal,
} from "@losfee/core";
import type { Call } from "../call.ts";
import { verifyTexts } from "../language/verify.ts";

/** What came of repeating everything in a journal that follows from something else. */
interface Verified {
  readonly sound: boolean;
  /** For programs, with the seed. */
  readonly report: object;
  readonly text: string;
}

/** How the journals of each kind of competition are verified. */
const verifiers: {
  readonly [Kind in CompetitionKind]: (
    call: Call,
    events: readonly RecordedEventOf<Kind>[],
  ) => Verified;
} = {
  tournament: (call, events) => {
    const verification = verifyJournal(events);
    const text = describeTournament(call, verification);
    return { sound: verification.sound, report: verification, text };
  },
};

/** Verifies a whole journal, of whatever kind of competition it is. */
export const verified = (
  call: Call,
  events: readonly RecordedCompetitionEvent[],
): Verified & { readonly status: "open" | "closed" } => {
  const state = foldCompetition(events);
  if (state === null) throw new BrokenJournal(0, "there are no events");
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const verify = verifiers[state.kind] as (
    call: Call,
    events: readonly RecordedCompetitionEvent[],
  ) => Verified;
  return { ...verify(call, events), status: state.status };
};

const mark = (matches: boolean): string => (matches ? "✓" : "✗");

const describeTournament = (call: Call, verification: Verification): string => {
  const words = verifyTexts[call.language];
  const { draws, rounds, seedHash, seedMatches, events, sound } = verification;
  return [
    `${mark(seedMatches)} ${words.seed(seedHash)}`,
    ...draws.map(({ matches, round, draw, expected }) =>
      [
        `${mark(matches)} ${words.draw(round, draw.name, draw.order.join(" "))}`,
        ...(matches ? [] : [`  ${words.expected(expected.join(" "))}`]),
      ].join("\n"),
    ),
    ...rounds.map(
      ({ matches, round, by, seq }) =>
        `${mark(matches)} ${by === "hand" ? words.byHand(round, seq) : words.round(round)}`,
    ),
    sound ? words.sound(events, draws.length, rounds.length) : words.unsound,
  ].join("\n");
};
