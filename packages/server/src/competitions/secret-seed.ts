import type { CompetitionSeeds } from "@losfee/core";

/** The secret seeds; a rehearsal has the original's besides its own. */
export const secretSeedsOf = ({ commitments }: CompetitionSeeds): ReadonlySet<string> =>
  new Set(commitments.filter(({ publishedAt }) => publishedAt === null).map(({ seed }) => seed));

interface Seeded {
  readonly seed?: string;
  readonly commitment?: { readonly seed: string };
}

/** Removes secret seeds from an event: they would reveal future draws. */
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
