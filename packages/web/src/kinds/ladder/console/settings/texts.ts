import { texts } from "@losfee/contract";

export const ladderSettingsTexts = texts({
  de: {
    name: "Name der Pyramide",
    rename: "Umbenennen",
    renamed: "Umbenannt.",
    rules: "Regeln",
    fixed:
      "Die Zahl der Plätze je Ebene und wer zuerst da war: Das steht fest, sobald jemand in der Pyramide sitzt.",
    mail: "Post",
    noMail: "Auf diesem Server ist Post nicht (ganz) eingerichtet; siehe die Anleitung zur Post.",
    noLinks:
      "Briefe gehen ohne Links hinaus: Die Adresse, unter der alle diesen Server finden, ist nicht angegeben (losfee serve --url ADRESSE, oder LOSFEE_URL).",
    sending: "Nachrichten",
    sendings: { off: "keine", drafts: "erst als Entwurf", on: "sofort senden" },
    senderName: "Name des Absenders",
    address: "Eigene Adresse (leer: die des Servers)",
    receiving: "Eingehende Post lesen",
    saveMail: "Post speichern",
    savedMail: "Post gespeichert.",
    noMailbox:
      "Das Postfach dieses Servers ist gerade nicht erreichbar; Losfee versucht es immer wieder.",
    close: "Pyramide abschließen",
    closeAsk:
      "Abgeschlossen ändert sich nichts mehr, auch keine Frist läuft ab. Sie lässt sich wieder öffnen.",
    closeTitle: "Pyramide abschließen?",
    closeSeed:
      "Mit dem Abschluss wird auch der Startwert der Lose veröffentlicht; beim Wiederöffnen gibt es einen neuen.",
    reopen: "Wieder öffnen",
    done: "Erledigt.",
  },
  en: {
    name: "Name of the pyramid",
    rename: "Rename",
    renamed: "Renamed.",
    rules: "Rules",
    fixed:
      "The number of seats on a level, and who was first, are fixed as soon as somebody is in the pyramid.",
    mail: "Mail",
    noMail: "Mail is not (fully) set up on this server; see the guide to mail.",
    noLinks:
      "Letters go out without links: the address by which everybody finds this server is not given (losfee serve --url ADDRESS, or LOSFEE_URL).",
    sending: "Messages",
    sendings: { off: "none", drafts: "as drafts first", on: "sent at once" },
    senderName: "Name of the sender",
    address: "Own address (empty: the server’s)",
    receiving: "Read incoming mail",
    saveMail: "Save mail",
    savedMail: "Mail saved.",
    noMailbox: "This server’s mailbox cannot be reached at the moment; Losfee keeps trying.",
    close: "Close the pyramid",
    closeAsk:
      "While the pyramid is closed, nothing changes and no deadline passes. It can be reopened.",
    closeTitle: "Close the pyramid?",
    closeSeed: "Closing also publishes the random seed; reopening creates a new one.",
    reopen: "Reopen",
    done: "Done.",
  },
});
