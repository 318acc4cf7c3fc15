import { texts } from "@losfee/contract";

/** Texts of the page that sign-in links lead to. */
export const signInLinkTexts = texts({
  de: {
    title: { mail: "Anmelden", invitation: "Einladung", address: "Adresse bestätigen" },
    signIn: (name: string) => `Dieser Link meldet Sie in diesem Browser an als ${name}.`,
    fresh: (address: string) => `Dieser Link legt ein Konto für ${address} an und meldet Sie an.`,
    invitation: (name: string) =>
      `Für ${name} gibt es hier ein Konto. Mit dem Knopf melden Sie sich in diesem Browser an; danach fügen Sie am besten gleich einen Passkey hinzu. Der Link gilt nur einmal.`,
    address: (address: string, name: string) =>
      `Soll ${address} von jetzt an zum Konto von ${name} gehören? Links zum Anmelden gehen dann auch dorthin.`,
    elsewhere:
      "Angefordert wurde dieser Link in einem anderen Browser. Fahren Sie nur fort, wenn Sie ihn selbst angefordert haben und sich hier anmelden wollen.",
    elsewhereBox: "Ich habe den Link selbst angefordert.",
    name: "Ihr Name",
    act: { mail: "Anmelden", invitation: "Konto öffnen", address: "Ja, sie gehört mir" },
    or: "Oder von jetzt an mit einem anderen Konto:",
    provider: (name: string) => `Weiter mit ${name}`,
    over: "Dieser Link gilt nicht (mehr): Er gilt nur einmal, per Mail 15 Minuten lang, als Einladung 7 Tage, und ein neuer ersetzt die alte Einladung.",
    again: "Zur Anmeldung",
  },
  en: {
    title: { mail: "Sign in", invitation: "Invitation", address: "Confirm an address" },
    signIn: (name: string) => `This link signs you in, in this browser, as ${name}.`,
    fresh: (address: string) => `This link makes an account for ${address} and signs you in.`,
    invitation: (name: string) =>
      `There is an account here for ${name}. The button signs you in, in this browser; best add a passkey right afterwards. The link works once.`,
    address: (address: string, name: string) =>
      `Should ${address} belong to the account of ${name} from now on? Links to sign in will go there, too.`,
    elsewhere:
      "This link was asked for in another browser. Go on only if you asked for it yourself and want to sign in here.",
    elsewhereBox: "I asked for the link myself.",
    name: "Your name",
    act: { mail: "Sign in", invitation: "Open the account", address: "Yes, it is mine" },
    or: "Or with another account from now on:",
    provider: (name: string) => `Continue with ${name}`,
    over: "This link is not valid (any more): it works once, by mail for 15 minutes, as an invitation for 7 days, and a new one replaces an invitation before it.",
    again: "To the page for signing in",
  },
});
