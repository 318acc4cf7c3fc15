import { texts } from "./texts.ts";

/** Mail at the terminal. */
export const mailTexts = texts({
  de: {
    sends: (server: string, from: string) => `Mails gehen hinaus über ${server}, von ${from}.`,
    receives: (mailbox: string) => `Mails kommen herein aus ${mailbox}.`,
    done: "ausgeführt",
    open: "wartet im Posteingang",
    ignored: "nichts zu tun",
    copies: (copies: number) => `kam schon ${copies}-mal`,
    asks: (text: string, certain: boolean) => `  ${certain ? "" : "vielleicht: "}${text}`,
  },
  en: {
    sends: (server: string, from: string) => `Mails leave through ${server}, from ${from}.`,
    receives: (mailbox: string) => `Mails come in from ${mailbox}.`,
    done: "done",
    open: "waits in the inbox",
    ignored: "nothing to do",
    copies: (copies: number) => `came ${copies} times before`,
    asks: (text: string, certain: boolean) => `  ${certain ? "" : "perhaps: "}${text}`,
  },
});
