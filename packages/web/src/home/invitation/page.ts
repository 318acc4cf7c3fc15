import { may } from "@losfee/contract";
import type { PageDefinition } from "../../shell/page.ts";
import { invitationTexts } from "./texts.ts";
import { type InvitationModel, InvitationView } from "./view.tsx";

/** Where an invitation leads; what it invites to is told once it is accepted. */
export const invitationPage: PageDefinition<InvitationModel> = {
  id: "invitation",
  path: "/invitation/:token",
  access: "public",
  layout: "console",
  script: "view",
  build: ({ params, viewer }) => ({
    token: params["token"] ?? "",
    isSignedIn: may(viewer, "person"),
  }),
  title: (_model, page) => invitationTexts[page.language].title,
  view: InvitationView,
};
