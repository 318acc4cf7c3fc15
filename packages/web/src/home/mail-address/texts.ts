import { addressedTexts } from "@losfee/contract";

/** Texts of the page that links in mails lead to. */
export const mailAddressTexts = addressedTexts({
  de: {
    title: "Nachrichten per Mail",
    question: {
      confirm: (address: string) => `Sollen Nachrichten dieses Turniers an ${address} gehen?`,
      unsubscribe: (address: string) =>
        `Sollen an ${address} keine Nachrichten dieses Turniers mehr gehen?`,
    },
    answer: { confirm: "Ja, Nachrichten bekommen", unsubscribe: "Keine Nachrichten mehr" },
    confirmed: (address: string) => `Nachrichten gehen jetzt an ${address}.`,
    over: "Über diesen Link kommen keine Nachrichten: Er ist abgelaufen, oder die Adresse ist nicht mehr eingetragen. Eintragen lässt sie sich auf der eigenen Seite unter „Nachrichten“.",
  },
  du: {},
  en: {
    title: "Messages by mail",
    question: {
      confirm: (address: string) => `Should messages of this event go to ${address}?`,
      unsubscribe: (address: string) => `Should messages of this event no longer go to ${address}?`,
    },
    answer: { confirm: "Yes, send messages", unsubscribe: "No more messages" },
    confirmed: (address: string) => `Messages now go to ${address}.`,
    over: "No messages come by this link: it has expired, or the address is not on the list any more. It can be entered on the page of one's own, under “Messages”.",
  },
});
