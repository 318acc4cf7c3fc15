import { addressedTexts } from "@losfee/contract";

export const checkInTexts = addressedTexts({
  de: {
    title: "Anwesenheit",
    off: "Hier meldet sich niemand über den Code an. Bitte melden Sie sich am Tisch der Turnierleitung.",
    closed: "Das Turnier ist abgeschlossen.",
    scan: "Bitte scannen Sie den Code auf der Leinwand mit der Kamera.",
    stale:
      "Dieser Code gilt nicht mehr: Er wechselt jede Minute. Bitte scannen Sie den Code auf der Leinwand noch einmal.",
    present: (name: string) => `${name}: Sie sind als anwesend vermerkt.`,
    withdrawn: (name: string) =>
      `${name}: Sie sind abgemeldet. Bitte sprechen Sie mit der Turnierleitung.`,
    here: "Ich bin da",
    notMe: "Das bin ich nicht",
    who: "Wer sind Sie?",
    link: "Öffnen Sie zuerst Ihren persönlichen Link und scannen Sie den Code dann noch einmal. Ohne Link melden Sie sich bitte am Tisch der Turnierleitung.",
    own: "Zu „Mein Turnier“",
  },
  du: {
    off: "Hier meldet sich niemand über den Code an. Bitte melde dich am Tisch der Turnierleitung.",
    scan: "Bitte scanne den Code auf der Leinwand mit der Kamera.",
    stale:
      "Dieser Code gilt nicht mehr: Er wechselt jede Minute. Bitte scanne den Code auf der Leinwand noch einmal.",
    present: (name: string) => `${name}: Du bist als anwesend vermerkt.`,
    withdrawn: (name: string) =>
      `${name}: Du bist abgemeldet. Bitte sprich mit der Turnierleitung.`,
    who: "Wer bist du?",
    link: "Öffne zuerst deinen persönlichen Link und scanne den Code dann noch einmal. Ohne Link melde dich bitte am Tisch der Turnierleitung.",
  },
  en: {
    title: "Check-in",
    off: "Nobody checks in by the code here. Please tell the director at the desk.",
    closed: "The competition is closed.",
    scan: "Please scan the code on the projector with your camera.",
    stale:
      "This code no longer holds: it changes every minute. Please scan the code on the projector again.",
    present: (name: string) => `${name}: you are checked in.`,
    withdrawn: (name: string) => `${name}: you have withdrawn. Please speak to the director.`,
    here: "I am here",
    notMe: "That is not me",
    who: "Who are you?",
    link: "Open your personal link first, then scan the code again. Without a link, please tell the director at the desk.",
    own: "To “My event”",
  },
});
