import { texts } from "@losfee/contract";

/** Texts about roles and invitations for organisations, festivals and competitions. */
export const rolesTexts = texts({
  de: {
    roles: "Rollen",
    who: "Wer",
    role: "Rolle",
    team: "Mannschaft",
    until: (time: string) => `bis ${time}`,
    none: "Noch hat hier niemand eine eigene Rolle.",
    take: "Widerrufen",
    takeOf: (name: string, role: string) => `Widerrufen: ${name}, ${role}`,
    taken: (name: string) => `Die Rolle ist entzogen: ${name}`,
    invite: "Einladen",
    inviteHint:
      "Wer den Link mit einem eigenen Konto zuerst öffnet, bekommt die Rolle. Er gilt einmal, 14 Tage lang.",
    expires: "Rolle endet am (leer: nie)",
    makeLink: "Link erstellen",
    link: "Link der Einladung, nur jetzt zu sehen",
    invited: "Eingeladen, noch nicht angenommen",
    withdraw: "Zurückziehen",
    withdrawn: (role: string) => `Die Einladung ist zurückgezogen: ${role}`,
    withdrawOf: (role: string) => `Einladung zurückziehen: ${role}`,
  },
  en: {
    roles: "Roles",
    who: "Who",
    role: "Role",
    team: "Team",
    until: (time: string) => `until ${time}`,
    none: "Nobody has a role of their own here yet.",
    take: "Take back",
    takeOf: (name: string, role: string) => `Take back: ${name}, ${role}`,
    taken: (name: string) => `The role was taken back: ${name}`,
    invite: "Invite",
    inviteHint:
      "Whoever opens the link first with an account of their own gets the role. It holds once, for 14 days.",
    expires: "Role ends on (empty: never)",
    makeLink: "Make a link",
    link: "Link of the invitation, shown only now",
    invited: "Invited, not accepted yet",
    withdraw: "Take back",
    withdrawn: (role: string) => `The invitation was taken back: ${role}`,
    withdrawOf: (role: string) => `Take the invitation back: ${role}`,
  },
});
