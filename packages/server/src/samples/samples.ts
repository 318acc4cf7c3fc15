import type { Result, TournamentCommand } from "@losfee/core";
import type { Language } from "@losfee/web";
import type { CompetitionService, Stored } from "../competitions/competition-service.ts";
import { identifierFor } from "../competitions/identifier.ts";
import type { Ports } from "../competitions/ports.ts";
import type { CommandRefusal } from "../competitions/refusal.ts";
import { samplePeople } from "./people.ts";
import { type Rehearsal, rehearse } from "./rehearsal.ts";
import { playRunning } from "./running.ts";

/** The sample competitions; each is created at one click. */
export const SAMPLE_IDS = [
  "championship-running",
  "championship-finished",
  "entries-only",
] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];

interface Sample {
  readonly name: Readonly<Record<Language, string>>;
  readonly players: number;
  readonly play: (rehearsal: Rehearsal) => void;
}

const samples: Readonly<Record<SampleId, Sample>> = {
  "championship-running": {
    name: { de: "Beispiel: laufende Meisterschaft", en: "Sample: championship under way" },
    players: 24,
    play: playRunning,
  },
  "championship-finished": {
    name: { de: "Beispiel: beendete Meisterschaft", en: "Sample: finished championship" },
    players: 105,
    play: (rehearsal) => {
      const { stages } = rehearsal.state.settings;
      const rounds = stages.reduce((sum, stage) => sum + stage.rounds, 0);
      while (rehearsal.state.rounds.length < rounds) {
        rehearsal.beginRound();
        rehearsal.enterResults();
      }
      rehearsal.give({ type: "close-competition" });
    },
  },
  "entries-only": {
    name: { de: "Beispiel: nur Meldungen", en: "Sample: entries only" },
    players: 32,
    play: () => undefined,
  },
};

/** A seed that everybody knows: the same sample is the same everywhere. */
const SAMPLE_SEED = "10".repeat(32);

/**
 * Plays a sample by commands, with scores that depend on the ratings, and stores it. What is
 * played is the same each time; the largest takes about a second.
 */
export const createSample = (
  competitions: Pick<CompetitionService, "adopt">,
  sample: SampleId,
  language: Language,
  ports: Pick<Ports, "now" | "newSuffix">,
): Promise<Result<Stored, Extract<CommandRefusal, { code: "conflict" }>>> => {
  const { players, play, name } = samples[sample];
  const creation: TournamentCommand = {
    type: "create-competition",
    name: name[language],
    format: "scrabble-championship",
    seed: SAMPLE_SEED,
  };
  const id = identifierFor(name[language], ports.newSuffix());
  const rehearsal = rehearse(id, creation, ports.now());
  rehearsal.give({ type: "add-entries", entries: samplePeople(players) });
  play(rehearsal);
  return competitions.adopt(id, name[language], rehearsal.events);
};
