import { may } from "@losfee/contract";
import { invitationTexts } from "@losfee/messages/home-invitation";
import { INVITATION_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type InvitationModel, InvitationView } from "./view.tsx";

/** Target of an invitation to a role; accepted with an existing or a new account. */
export const invitationPage: PageDefinition<InvitationModel, "invitation"> = {
  id: "invitation",
  path: INVITATION_PATH,
  access: "public",
  layout: "public",
  asks: ["invitation"],
  build: ({ params, viewer, invitation, refusedField = null }) => ({
    token: params["token"] ?? "",
    invitation,
    runsPlace: may(viewer, "place"),
    refused: refusedField,
  }),
  title: (_model, page) => invitationTexts[page.language].title,
  view: InvitationView,
};
