import { texts } from "@losfee/contract";

export const invitationTexts = texts({
  de: {
    title: "Einladung",
    intro:
      "Jemand hat Sie zu einer Aufgabe eingeladen. Mit dem Annehmen bekommt Ihr Konto die Rolle; die Einladung gilt dann für niemanden sonst.",
    accept: "Einladung annehmen",
    signIn:
      "Eine Einladung nimmt man mit einem eigenen Konto an. Bitte anmelden und diesen Link dann noch einmal öffnen.",
    accepted: (role: string) => `Angenommen. Ihre Rolle: ${role}`,
    on: "Weiter",
  },
  en: {
    title: "Invitation",
    intro:
      "Somebody has invited you to a task. Once you accept, your account has the role, and the invitation holds for nobody else.",
    accept: "Accept the invitation",
    signIn:
      "Invitations are accepted with an account of one’s own. Please sign in, and then open this link again.",
    accepted: (role: string) => `Accepted. Your role: ${role}`,
    on: "Go on",
  },
});
