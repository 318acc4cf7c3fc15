import { addressedTexts } from "@losfee/contract";

/** Texts of the message settings. */
export const messagesTexts = addressedTexts({
  de: {
    title: "Nachrichten",
    intro:
      "Was Sie betrifft, kommt von selbst: auf dieses Gerät, per Mail oder an ein Programm. Jede Nachricht kommt auf jedem Weg einmal.",
    kinds: {
      pairings: "Auslosung: wo, gegen wen, wer beginnt",
      results: "Ergebnisse eigener Partien",
      disputes: "Eine Meldung wird bestritten",
      requests: "Antwort auf eine Bitte um Pause",
      deadlines: "Fristen und Forderungen",
      announcements: "Mitteilungen der Turnierleitung",
      final: "Endstand",
    },
    kindsOfLadder: { results: "Ergebnisse, Plätze und Listen", disputes: "Einsprüche" },
    here: "Dieses Gerät",
    device: (name: string) => (name === "" ? "Anderes Gerät" : `Anderes Gerät: ${name}`),
    mail: "Mail",
    webhook: "Programm (Webhook)",
    save: "Auswahl speichern",
    remove: "Keine Nachrichten mehr hierher",
    askPush: "Nachrichten auf diesem Gerät zeigen",
    pushNeedsHttps:
      "Auf dem Gerät selbst erscheinen Nachrichten nur, wenn diese Seite über https:// geöffnet ist. Hier im Netz der Halle ist sie es nicht; die Seite zeigt trotzdem alles, solange sie offen ist.",
    pushNeedsScript: "Auf dem Gerät selbst erscheinen Nachrichten nur mit JavaScript.",
    pushUnknown:
      "Dieser Browser zeigt keine Nachrichten. Auf dem iPhone zuerst die Seite zum Home-Bildschirm hinzufügen und dort öffnen.",
    pushDenied:
      "Der Browser hat Nachrichten dieser Seite abgelehnt. Erlauben lassen sie sich in seinen Einstellungen.",
    pushFailed:
      "Der Browser konnte sich bei seinem Nachrichtendienst nicht anmelden; vielleicht fehlt das Internet. Bitte später noch einmal versuchen.",
    address: "Mailadresse",
    addMail: "Auch per Mail",
    unconfirmed: {
      asked:
        "Noch nicht bestätigt: An diese Adresse ging eine Mail mit einem Link. Erst wenn er geöffnet und bestätigt ist, kommen Nachrichten.",
      "too-late":
        "Nicht bestätigt: Der Link in der Mail ist abgelaufen. Es kommen keine Nachrichten dorthin.",
    },
    askAgain: "Mail noch einmal senden",
    lettersCome: "Die Briefe der Pyramide kommen unabhängig davon weiter per Mail.",
    noMail: "Mail ist auf diesem Server nicht (ganz) eingerichtet.",
    url: "Adresse des Programms",
    addWebhook: "Auch an ein Programm",
    webhookHint:
      "Zum Beispiel an einen Vermittler für Telegram, Discord oder Matrix; wie das geht, steht in der Anleitung „Nachrichten“.",
    secret: "Schlüssel der Unterschrift",
    add: "Hinzufügen",
    back: "Zur eigenen Seite",
  },
  du: {
    intro:
      "Was dich betrifft, kommt von selbst: auf dieses Gerät, per Mail oder an ein Programm. Jede Nachricht kommt auf jedem Weg einmal.",
  },
  en: {
    title: "Messages",
    intro:
      "What concerns you comes by itself: to this device, by mail or to a program. Each message comes once by each way.",
    kinds: {
      pairings: "Pairings: where, against whom, who goes first",
      results: "Results of your games",
      disputes: "A report is disputed",
      requests: "An answer when you ask for a pause",
      deadlines: "Deadlines and challenges",
      announcements: "Announcements of the director",
      final: "Final standings",
    },
    kindsOfLadder: { results: "Results, seats and lists", disputes: "Objections" },
    here: "This device",
    device: (name: string) => (name === "" ? "Another device" : `Another device: ${name}`),
    mail: "Mail",
    webhook: "Program (webhook)",
    save: "Save the choice",
    remove: "No more messages here",
    askPush: "Show messages on this device",
    pushNeedsHttps:
      "Messages appear on the device itself only where this page was opened over https://. In the hall's own network it was not; the page shows everything all the same while it is open.",
    pushNeedsScript: "Messages appear on the device itself only with JavaScript.",
    pushUnknown:
      "This browser shows no messages. On an iPhone, first add the page to the home screen and open it there.",
    pushDenied: "The browser has declined messages of this page. Its settings can allow them.",
    pushFailed:
      "The browser could not register with its message service; perhaps there is no internet. Please try again later.",
    address: "Mail address",
    addMail: "By mail, too",
    unconfirmed: {
      asked:
        "Not confirmed yet: a mail with a link went to this address. Messages come only once it has been opened and confirmed.",
      "too-late": "Not confirmed: the link in the mail has expired. No messages go there.",
    },
    askAgain: "Send the mail again",
    lettersCome: "The letters of the Pyramid come by mail all the same.",
    noMail: "Mail is not (fully) set up on this server.",
    url: "Address of the program",
    addWebhook: "To a program, too",
    webhookHint:
      "For instance to a relay for Telegram, Discord or Matrix; the guide “Messages” says how.",
    secret: "Key of the signature",
    add: "Add",
    back: "To your own page",
  },
});
