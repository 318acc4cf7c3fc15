import { competitionRolesTexts } from "@losfee/messages/home-competition-roles";
import type { VNode } from "preact";
import { ConsolePage } from "../../parts/console/console-page.tsx";
import { RolesSection } from "../../parts/roles/roles-section.tsx";
import { competitionIdOf, type PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { ClaimsSection } from "./claims-section.tsx";
import type { CompetitionRolesModel } from "./page.ts";
import { PlacementSection } from "./placement-section.tsx";

/** Roles and ownership of a competition. */
export const CompetitionRolesView = ({
  model: { owns, entries, teams },
}: PageProps<CompetitionRolesModel>): VNode => {
  const page = usePage();
  return (
    <ConsolePage title={competitionRolesTexts[page.language].title}>
      <RolesSection
        target={{ level: "competition", id: competitionIdOf(page) }}
        owns={owns}
        teams={teams}
      />
      <ClaimsSection entries={entries} />
      <PlacementSection owns={owns} />
    </ConsolePage>
  );
};
