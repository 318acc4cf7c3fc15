import { type Digest, progressLine, standingsDigest } from "@losfee/contract";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** The leaders of a competition of any kind, in a few lines. */
export interface LeadersModel extends Digest {
  readonly progress: string;
}

const USUAL = 5;
const MOST = 50;

/** Returns the first `?top=N`, by default five. */
const buildLeaders = ({ state, query, language }: PageRequest<PageKind>): LeadersModel | null => {
  if (state === null) return null;
  const top = /^\d{1,3}$/.test(query["top"] ?? "") ? Number(query["top"]) : USUAL;
  const most = Math.min(MOST, Math.max(1, top));
  return {
    ...standingsDigest(state, null, language, most),
    progress: progressLine(state, language),
  };
};

/** The leaders of a competition, small enough to embed in another website. */
export const leadersPage: PageDefinition<LeadersModel> = {
  id: "leaders",
  path: "/c/:competition/leaders",
  access: "public",
  layout: "public",
  script: "live",
  embeddable: true,
  build: buildLeaders,
  title: ({ title }) => title,
};
