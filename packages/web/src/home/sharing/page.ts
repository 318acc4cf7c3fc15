import { sharingTexts } from "@losfee/messages/home-sharing";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildSharing, type SharingModel } from "./model.ts";
import { SharingView } from "./view.tsx";

/** Outgoing data of a competition: feeds, embeds, messages to programs. */
export const sharingPage: PageDefinition<SharingModel> = {
  id: "console-sharing",
  path: "/console/:competition/sharing",
  access: "director",
  layout: "console",
  place: "sharing",
  script: "view",
  typing: true,
  build: buildSharing,
  title: (_model, page) => sharingTexts[page.language].title,
  view: SharingView,
};
