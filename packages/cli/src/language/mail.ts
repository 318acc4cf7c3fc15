import { isOne, texts } from "@losfee/contract/language";

/** Mail at the terminal. */
export const mailTexts = texts({
  de: {
    sends: (server: string, from: string) => `Mails gehen hinaus über ${server}, von ${from}.`,
    noLinks:
      "Mails gehen ohne Links hinaus, und niemand kann sich per Mail anmelden: Bitte die Adresse angeben, unter der alle diesen Server finden (--url ADRESSE oder LOSFEE_URL).",
    receives: (mailbox: string) => `Mails kommen herein aus ${mailbox}.`,
    none: "Diese Pyramide sendet und liest keine Mails. „losfee mail --sending drafts --receiving“ ändert das.",
    ownAddress: "Adresse",
    serversAddress: "die des Servers",
    senderName: "Absender",
    sending: "Senden",
    receiving: "Lesen",
    since: "Seit",
    sendings: { off: "nein", drafts: "nach Durchsicht", on: "ja" },
    yes: "ja",
    no: "nein",
    notASending: (text: string) => `--sending „${text}“: möglich sind off, drafts und on.`,
    done: "ausgeführt",
    open: "wartet im Posteingang",
    ignored: "nichts zu tun",
    copies: (copies: number) => `kam schon ${copies}-mal`,
    asks: (text: string, certain: boolean) => `  ${certain ? "" : "vielleicht: "}${text}`,
  },
  en: {
    sends: (server: string, from: string) => `Mails leave through ${server}, from ${from}.`,
    noLinks:
      "Mails go out without links, and nobody can sign in by mail: give the address by which everybody finds this server (--url ADDRESS or LOSFEE_URL).",
    receives: (mailbox: string) => `Mails come in from ${mailbox}.`,
    none: "This pyramid neither sends nor reads mail. “losfee mail --sending drafts --receiving” changes that.",
    ownAddress: "Address",
    serversAddress: "the server’s",
    senderName: "Sender",
    sending: "Sending",
    receiving: "Reading",
    since: "Since",
    sendings: { off: "no", drafts: "after review", on: "yes" },
    yes: "yes",
    no: "no",
    notASending: (text: string) => `--sending “${text}”: off, drafts and on are possible.`,
    done: "done",
    open: "waits in the inbox",
    ignored: "nothing to do",
    copies: (copies: number) => `came ${isOne(copies, "en") ? "once" : `${copies} times`} before`,
    asks: (text: string, certain: boolean) => `  ${certain ? "" : "perhaps: "}${text}`,
  },
});
