import { may } from "@losfee/contract";
import { err, type Result } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { StoreOptions } from "../../competitions/competition-service.ts";
import type { OrganisationRefusal } from "../../organisations/organisation.ts";
import type { AppContext } from "../context.ts";
import { viewerAt } from "../organisation-resources.ts";

/** The organisation or festival of a new competition; null: the installation. */
export type CompetitionHome = {
  readonly organisation: string;
  readonly festival: string | null;
} | null;

/** The home that a request names; null for a festival without its organisation. */
export const homeOf = ({
  organisation,
  festival = null,
}: {
  readonly organisation?: string | undefined;
  readonly festival?: string | null | undefined;
}): CompetitionHome => (organisation === undefined ? null : { organisation, festival });

/**
 * True if the viewer may create a competition there: directors of the organisation or festival;
 * without a home, the server's operators. False if the home does not exist.
 */
export const mayFound = async (
  context: AppContext,
  request: FastifyRequest,
  home: CompetitionHome,
): Promise<boolean> => {
  if (home === null) return may(request.viewer, "place");
  const { organisation, festival } = home;
  const { organisations } = context.organisations;
  const roof = festival === null ? null : await organisations.festival(festival);
  const isThere =
    (await organisations.find(organisation)) !== null &&
    (festival === null || roof?.organisation === organisation);
  const target =
    festival === null
      ? ({ level: "organisation", id: organisation } as const)
      : ({ level: "festival", id: festival } as const);
  return isThere && may(await viewerAt(context, request, target), "director");
};

/** Stores a competition and places it in its home, atomically. */
export const storedAt = async <Stored, Refusal>(
  context: AppContext,
  request: FastifyRequest,
  home: CompetitionHome,
  store: (placed: StoreOptions) => Promise<Result<Stored, Refusal>>,
): Promise<Result<Stored, Refusal | OrganisationRefusal>> => {
  if (home === null) return store({});
  const { organisations } = context.organisations;
  try {
    const stored = await store({
      within: home,
      *alongside(competition) {
        const placing = { competition, ...home };
        const placed = yield* organisations.placeWithin(placing, request.viewer.label);
        if (!placed.ok) throw new NotPlaced(placed.error);
      },
    });
    if (stored.ok) context.organisations.changed();
    return stored;
  } catch (error) {
    if (error instanceof NotPlaced) return err(error.refusal);
    throw error;
  }
};

/** Rolls back a competition that cannot be in its home. */
class NotPlaced extends Error {
  readonly refusal: OrganisationRefusal;
  constructor(refusal: OrganisationRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
