import { fold, type RecordedTournamentEvent, type Verification, verifyJournal } from "@losfee/core";
import { type Call, optionalArgument } from "../call.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { chooseCompetition } from "../journal/choose.ts";
import { withJournal } from "../journal/open.ts";
import { unreadable } from "../language/messages.ts";
import { verifyTexts } from "../language/verify.ts";
import { LARGEST_COMPETITION, readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";

/** `losfee verify [FILE]`: repeats all draws and pairings; exit code 1 if anything differs. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = optionalArgument(call, 0);
  const events = path === undefined ? await journalEvents(call) : await fileEvents(call, path);
  const verification = verifyJournal(events);
  if (call.json) printJson(isClosed(events) ? verification : { ...verification, seed: null });
  else print(describe(call, verification));
  return verification.sound ? EXIT.done : EXIT.refused;
};

/** The seed of an open competition stays secret: who knows it knows the draws to come. */
const isClosed = (events: readonly RecordedTournamentEvent[]): boolean =>
  fold(events)?.status === "closed";

const journalEvents = (call: Call): Promise<readonly RecordedTournamentEvent[]> =>
  withJournal(call, "refuse", async (service) =>
    service.events(await chooseCompetition(call, service)),
  );

const fileEvents = async (
  call: Call,
  path: string,
): Promise<readonly RecordedTournamentEvent[]> => {
  const { readCompetitionFile } = await import("@losfee/files");
  const read = await readCompetitionFile(await readBytes(call, path, LARGEST_COMPETITION));
  if (!read.ok) throw await unreadable(call, path, read.error);
  return read.value.events;
};

const mark = (matches: boolean): string => (matches ? "✓" : "✗");

const describe = (call: Call, verification: Verification): string => {
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
