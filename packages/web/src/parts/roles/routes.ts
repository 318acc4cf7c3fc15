import type { Answer, GrantLevel, GrantRole } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import type { EntryId } from "@losfee/core";
import { api } from "../../shell/client/api.ts";

/** The object that roles are granted on. */
export interface RolesTarget {
  readonly level: GrantLevel;
  readonly id: string;
}

/** Role holders and pending invitations. */
export type Roles = AnswerOf<"GET /organisations/:organisation/roles">;

/** The API's routes about roles: the same on each level, at different addresses. */
interface RoleRoutes {
  list(): Promise<Answer<Roles>>;
  take(grant: string): Promise<Answer<unknown>>;
  withdraw(invitation: string): Promise<Answer<unknown>>;
  invite(body: {
    readonly role: GrantRole;
    readonly team?: EntryId;
    readonly expiresAt: string | null;
  }): Promise<Answer<AnswerOf<"POST /organisations/:organisation/invitations">>>;
}

/** Returns the routes for the roles on a target. */
export const roleRoutes = ({ level, id }: RolesTarget): RoleRoutes => {
  switch (level) {
    case "organisation": {
      const at = { organisation: id };
      return {
        list: () => api("GET /organisations/:organisation/roles", { params: at }),
        take: (grant) =>
          api("DELETE /organisations/:organisation/roles/:grant", { params: { ...at, grant } }),
        withdraw: (invitation) =>
          api("DELETE /organisations/:organisation/invitations/:invitation", {
            params: { ...at, invitation },
          }),
        invite: (body) =>
          api("POST /organisations/:organisation/invitations", { params: at, body }),
      };
    }
    case "festival": {
      const at = { festival: id };
      return {
        list: () => api("GET /festivals/:festival/roles", { params: at }),
        take: (grant) =>
          api("DELETE /festivals/:festival/roles/:grant", { params: { ...at, grant } }),
        withdraw: (invitation) =>
          api("DELETE /festivals/:festival/invitations/:invitation", {
            params: { ...at, invitation },
          }),
        invite: (body) => api("POST /festivals/:festival/invitations", { params: at, body }),
      };
    }
    case "competition": {
      const at = { id };
      return {
        list: () => api("GET /competitions/:id/roles", { params: at }),
        take: (grant) => api("DELETE /competitions/:id/roles/:grant", { params: { ...at, grant } }),
        withdraw: (invitation) =>
          api("DELETE /competitions/:id/invitations/:invitation", {
            params: { ...at, invitation },
          }),
        invite: (body) => api("POST /competitions/:id/invitations", { params: at, body }),
      };
    }
  }
};
