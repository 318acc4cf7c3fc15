import { texts } from "@losfee/contract";

/** Texts of the sign-in page. */
export const signInTexts = texts({
  de: {
    title: "Anmelden",
    intro:
      "Ein Konto braucht nur, wer auf diesem Server etwas leitet oder verwaltet. Zuschauen geht ohne, und wer einen Link für einen Tisch oder für sich hat, kommt damit hinein.",
    signedIn: (name: string) => `Sie sind angemeldet als ${name}.`,
    account: "Mein Konto",
    passkey: "Mit einem Passkey",
    passkeyHint: "Mit Fingerabdruck, Gesicht oder PIN dieses Geräts, oder mit einem Schlüssel.",
    passkeyButton: "Mit Passkey anmelden",
    passkeyNeedsScript: "Passkeys brauchen JavaScript. Ohne geht es mit den anderen Wegen.",
    passkeyUnknown: "Dieser Browser kennt keine Passkeys. Bitte einen der anderen Wege nehmen.",
    passkeyCancelled:
      "Es wurde kein Passkey ausgewählt. Bitte noch einmal versuchen oder einen anderen Weg nehmen.",
    mail: "Mit einem Link per Mail",
    mailHint: {
      open: "Wer noch kein Konto hat, bekommt damit eines.",
      invited: "Wenn zu der Adresse ein Konto gehört, kommt gleich eine Mail mit einem Link.",
    },
    address: "Mailadresse",
    send: "Link senden",
    asked:
      "Wenn zu dieser Adresse ein Konto gehört, ist eine Mail unterwegs. Der Link darin gilt 15 Minuten und nur einmal; am besten öffnen Sie ihn in diesem Browser. Kommt nichts an: Stimmt die Adresse? Ist die Mail im Spam gelandet?",
    noMail:
      "Dieser Server sendet keine Links per Mail. Wer noch keinen Passkey hat, bekommt von seinem Betreiber einen Einladungslink.",
    provider: "Mit einem anderen Konto",
    providerButton: (name: string) => `Weiter mit ${name}`,
    lost: "Nichts davon geht mehr? Wer den Server betreibt, gibt Ihnen einen neuen Einladungslink.",
  },
  en: {
    title: "Sign in",
    intro:
      "Only those who direct or administer something on this server need an account. Watching needs none, and whoever has a link for a table or a personal one gets in with it.",
    signedIn: (name: string) => `You are signed in as ${name}.`,
    account: "My account",
    passkey: "With a passkey",
    passkeyHint: "By fingerprint, face or PIN of this device, or with a security key.",
    passkeyButton: "Sign in with a passkey",
    passkeyNeedsScript: "Passkeys need JavaScript. The other ways work without.",
    passkeyUnknown: "This browser knows no passkeys. Please use one of the other ways.",
    passkeyCancelled: "No passkey was chosen. Please try again, or use another way.",
    mail: "With a link by mail",
    mailHint: {
      open: "Whoever has no account yet gets one by it.",
      invited: "If an account belongs to the address, a mail with a link comes at once.",
    },
    address: "Mail address",
    send: "Send the link",
    asked:
      "If an account belongs to this address, a mail is on its way. The link in it works once, within 15 minutes; best open it in this browser. If nothing arrives: is the address right? Is the mail among the spam?",
    noMail:
      "This server mails no links. Whoever has no passkey yet gets an invitation link from whoever runs it.",
    provider: "With another account",
    providerButton: (name: string) => `Continue with ${name}`,
    lost: "None of this works any more? Whoever runs the server gives you a new invitation link.",
  },
});
