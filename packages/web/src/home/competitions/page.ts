import { describeBreak, formatLabel, may } from "@losfee/contract";
import type { CompetitionSummary } from "@losfee/contract/api";
import { competitionsTexts } from "@losfee/messages/home-competitions";
import { beginningIn } from "../../shell/beginning.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { competitionPath } from "../../shell/paths.ts";

/** All competitions. */
export interface CompetitionsModel {
  readonly competitions: readonly (CompetitionSummary & {
    readonly label: string;
    /** The viewer's first page in it. */
    readonly href: string;
  })[];
  /** True if the viewer operates the server, rather than competitions on it. */
  readonly runsPlace: boolean;
  /** True if the viewer may create competitions. */
  readonly founds: boolean;
  /** Competitions that cannot be loaded, with the reason. */
  readonly unreadable: readonly { readonly id: string; readonly what: string }[];
}

/** All competitions of this server, in the server's order: latest change last. */
const buildCompetitions = ({
  competitions,
  unreadable = [],
  language,
  tasks,
  viewer,
}: PageRequest<"tournament", "list">): CompetitionsModel => ({
  competitions: competitions.map((one) => ({
    ...one,
    label: formatLabel(one.format, language),
    href: beginningIn(one, tasks?.get(one.id) ?? viewer) ?? competitionPath(one.id),
  })),
  runsPlace: may(viewer, "place"),
  founds: may(viewer, "founder"),
  unreadable: unreadable.map(({ id, ...broken }) => ({
    id,
    what: describeBreak(broken, language),
  })),
});

/** All competitions of this server. */
export const competitionsPage: PageDefinition<CompetitionsModel, "list"> = {
  id: "console-competitions",
  path: "/console",
  access: "console",
  layout: "console",
  asks: ["list"],
  script: "view",
  build: buildCompetitions,
  title: (_model, page) => competitionsTexts[page.language].title,
};
