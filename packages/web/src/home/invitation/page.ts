import { may } from "@losfee/contract";
import { invitationTexts } from "@losfee/messages/home-invitation";
import { INVITATION_PATH, type RefusedField, type ShownInvitation } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";

export interface InvitationModel {
  readonly token: string;
  /** Null if it is invalid or has expired. */
  readonly invitation: ShownInvitation | null;
  /** True if the viewer operates the server: signing in with an account would end that session. */
  readonly runsPlace: boolean;
  readonly refused: RefusedField | null;
}

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
};
