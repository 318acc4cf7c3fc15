import type { Language } from "@losfee/contract";
import type { Result } from "@losfee/core";
import type { CompetitionService, StoredCompetition } from "../competitions/competition-service.ts";
import { identifierFor } from "../competitions/identifier.ts";
import type { Ports } from "../competitions/ports.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { championshipFinished, championshipRunning, entriesOnly } from "./championship.ts";
import { kingLui } from "./king-lui.ts";
import { league } from "./league.ts";
import { pyramid } from "./pyramid.ts";
import type { Sample } from "./sample.ts";

/** The sample competitions; users create each with one click. */
export const SAMPLE_IDS = [
  "championship-running",
  "championship-finished",
  "entries-only",
  "king-lui",
  "pyramid",
  "league",
] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];

const samples: Readonly<Record<SampleId, Sample>> = {
  "championship-running": championshipRunning,
  "championship-finished": championshipFinished,
  "entries-only": entriesOnly,
  "king-lui": kingLui,
  pyramid,
  league,
};

/** A sample that was played and is not stored yet. */
interface PlayedSample {
  readonly competition: string;
  readonly name: string;
  readonly events: ReturnType<Sample["play"]>;
}

/** Plays a sample: always the same for the same language, time and suffix. */
export const playSample = (
  sample: SampleId,
  language: Language,
  ports: Pick<Ports, "now" | "newSuffix">,
): PlayedSample => {
  const { play, name: names } = samples[sample];
  const name = names[language];
  const competition = identifierFor(name, ports.newSuffix());
  return { competition, name, events: play({ competition, name, now: ports.now() }) };
};

/** Plays a sample and stores it. The largest takes about half a second. */
export const createSample = (
  competitions: Pick<CompetitionService, "adopt">,
  ...given: Parameters<typeof playSample>
): Promise<Result<StoredCompetition, Extract<CommandRefusal, { code: "conflict" }>>> => {
  const { competition, name, events } = playSample(...given);
  return competitions.adopt(competition, name, events);
};
