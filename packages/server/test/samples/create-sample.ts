import type { CompetitionService } from "../../src/competitions/competition-service.ts";
import { playSample } from "../../src/samples/samples.ts";

const played = new Map<string, ReturnType<typeof playSample>>();

/** Stores a sample as the product does, but plays each one only once for all tests. */
export const createSample = (
  competitions: Pick<CompetitionService, "adopt">,
  sample: Parameters<typeof playSample>[0],
  language: Parameters<typeof playSample>[1],
  ports: Parameters<typeof playSample>[2],
): ReturnType<CompetitionService["adopt"]> => {
  const [now, suffix] = [ports.now(), ports.newSuffix()];
  const key = JSON.stringify([sample, language, now, suffix]);
  const known =
    played.get(key) ?? playSample(sample, language, { now: () => now, newSuffix: () => suffix });
  played.set(key, known);
  return competitions.adopt(known.competition, known.name, known.events);
};
