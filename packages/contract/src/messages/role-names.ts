import type { GrantRole } from "../access/roles.ts";
import { texts } from "../language/texts.ts";

/** Names of the roles that people are granted. */
export const roleNames = texts<Readonly<Record<GrantRole, string>>>({
  de: {
    owner: "Inhaber",
    director: "Turnierleitung",
    arbiter: "Schiedsrichter",
    treasurer: "Kasse",
    "check-in": "Anwesenheit",
    viewer: "Einsicht",
    member: "Mitglied",
    captain: "Mannschaftsführer",
  },
  en: {
    owner: "Owner",
    director: "Director",
    arbiter: "Arbiter",
    treasurer: "Treasurer",
    "check-in": "Check-in",
    viewer: "Viewer",
    member: "Member",
    captain: "Captain",
  },
});
