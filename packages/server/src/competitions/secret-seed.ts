import type { CompetitionSeeds } from "@losfee/core";

/** The seeds that are not public; a rehearsal has that of the real event beside its own. */
export const secretSeedsOf = ({ commitments }: CompetitionSeeds): ReadonlySet<string> =>
  new Set(commitments.filter(({ publishedAt }) => publishedAt === null).map(({ seed }) => seed));

interface Seeded {
  readonly seed?: string;
  readonly commitment?: { readonly seed: string };
}

/** An event as it may be told while seeds are secret: whoever knows one knows draws to come. */
export const withoutSecretSeeds = <Event extends { readonly data: object }>(
  event: Event,
  secret: ReadonlySet<string>,
): Event => {
  if (secret.size === 0) return event;
  const { seed, commitment }: Seeded = event.data;
  const data = {
    ...event.data,
    ...(seed !== undefined && secret.has(seed) ? { seed: "" } : {}),
    ...(commitment !== undefined && secret.has(commitment.seed)
      ? { commitment: { ...commitment, seed: "" } }
      : {}),
  };
  return { ...event, data };
};
