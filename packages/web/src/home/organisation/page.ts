import { may } from "@losfee/contract";
import { organisationTexts } from "@losfee/messages/home-organisation";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";

export interface OrganisationModel {
  readonly id: string;
  readonly directs: boolean;
  readonly owns: boolean;
}

/** One organisation; its content comes from the API. */
export const organisationPage: PageDefinition<OrganisationModel> = {
  id: "console-organisation",
  path: `${ORGANISATIONS_PATH}/:organisation`,
  access: "member",
  layout: "console",
  script: "view",
  build: ({ params, viewer }) => ({
    id: params["organisation"] ?? "",
    directs: may(viewer, "director"),
    owns: may(viewer, "owner"),
  }),
  title: (_model, page) => organisationTexts[page.language].title,
};
