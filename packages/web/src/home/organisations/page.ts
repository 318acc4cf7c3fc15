import { may } from "@losfee/contract";
import { organisationsTexts } from "@losfee/messages/home-organisations";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { ORGANISATIONS_PATH } from "../../shell/paths.ts";

export interface OrganisationsModel {
  /** True if the viewer may found organisations. */
  readonly founds: boolean;
}

/** The user's organisations; they come from the API. */
export const organisationsPage: PageDefinition<OrganisationsModel> = {
  id: "console-organisations",
  path: ORGANISATIONS_PATH,
  access: "console",
  layout: "console",
  script: "view",
  build: ({ viewer }) => ({ founds: may(viewer, "place") }),
  title: (_model, page) => organisationsTexts[page.language].title,
};
