import type { CompetitionSeeds } from "@losfee/core";

/** The seed that is not public yet; null where all are. */
export const secretSeedOf = ({ commitments }: CompetitionSeeds): string | null =>
  commitments.find(({ publishedAt }) => publishedAt === null)?.seed ?? null;

interface Seeded {
  readonly seed?: string;
  readonly commitment?: { readonly seed: string };
}

/** An event as it may be told while `secret` is not public: whoever knows it knows draws to come. */
export const withoutSecretSeed = <Event extends { readonly data: object }>(
  event: Event,
  secret: string | null,
): Event => {
  if (secret === null) return event;
  const { seed, commitment }: Seeded = event.data;
  const data = {
    ...event.data,
    ...(seed === secret ? { seed: "" } : {}),
    ...(commitment?.seed === secret ? { commitment: { ...commitment, seed: "" } } : {}),
  };
  return { ...event, data };
};
