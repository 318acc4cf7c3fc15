import { type Language, type SampleId, sampleLabel } from "@losfee/contract";
import type { Result } from "@losfee/core";
import { sampleTexts } from "@losfee/messages/samples";
import type { CompetitionService, StoredCompetition } from "../competitions/competition-service.ts";
import { identifierFor } from "../competitions/identifier.ts";
import type { Ports } from "../competitions/ports.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { midway } from "./by-preset.ts";
import { championshipFinished, championshipRunning, entriesOnly } from "./championship.ts";
import { kingLui } from "./king-lui.ts";
import { league } from "./league.ts";
import { pyramid } from "./pyramid.ts";
import type { Sample } from "./sample.ts";

/** The sample competitions; users create each with one click. */
export const samples: Readonly<Record<SampleId, Sample>> = {
  "chess-open": midway("fide-swiss", { size: 48, clubs: "chess", rounds: 4, boards: 18 }),
  "chess-round-robin": midway("fide-round-robin", {
    ...{ size: 10, clubs: "chess", rounds: 5, boards: 3 },
  }),
  "team-swiss": midway("team-swiss", {
    ...{ size: 10, squad: 5, clubs: "chess", rounds: 3, boards: 3 },
  }),
  "team-round-robin": midway("team-round-robin", {
    ...{ size: 6, squad: 5, clubs: "chess", rounds: 2, boards: 1 },
  }),
  league,
  scheveningen: midway("scheveningen", {
    ...{ size: 2, squad: 4, clubs: "chess", rounds: 2, boards: 0 },
  }),
  "friendly-match": midway("friendly-match", {
    ...{ size: 2, squad: 5, clubs: "chess", rounds: 0, boards: 0 },
  }),
  "championship-running": championshipRunning,
  "championship-finished": championshipFinished,
  "entries-only": entriesOnly,
  "scrabble-swiss": midway("scrabble-swiss", { size: 22, rounds: 3, boards: 6 }),
  "scrabble-round-robin": midway("scrabble-round-robin", { size: 8, rounds: 4, boards: 2 }),
  "scrabble-teams": midway("scrabble-teams", { size: 6, squad: 4, rounds: 2, boards: 1 }),
  "king-lui": kingLui,
  "king-lui-teams": midway("king-lui-teams", { size: 27, rounds: 1, boards: 4 }),
  "table-tournament": midway("table-tournament", { size: 22, rounds: 1, boards: 3 }),
  pyramid,
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
  const name = sampleTexts[language].named({ sample: sampleLabel(sample, language) });
  const competition = identifierFor(name, ports.newSuffix());
  const events = samples[sample].play({ competition, name, language, now: ports.now() });
  return { competition, name, events };
};

/** Plays a sample and stores it. The largest takes about half a second. */
export const createSample = (
  competitions: Pick<CompetitionService, "adopt">,
  ...given: Parameters<typeof playSample>
): Promise<Result<StoredCompetition, Extract<CommandRefusal, { code: "conflict" }>>> => {
  const { competition, name, events } = playSample(...given);
  return competitions.adopt(competition, name, events);
};
