import { texts } from "@losfee/contract";

export const checkInCodeTexts = texts({
  de: {
    title: "Anwesend? Code scannen",
    how: "Mit der Kamera des Telefons scannen und „Ich bin da“ antippen. Der Code wechselt jede Minute.",
    present: (present: number, playing: number) => `${present} von ${playing} sind da`,
    desk: "Kein Telefon? Am Tisch der Turnierleitung melden.",
    states: {
      off: "Die Anwesenheit über den Code ist ausgeschaltet. In den Einstellungen, unter „Weiteres“, lässt sie sich einschalten.",
      closed: "Das Turnier ist abgeschlossen.",
    },
  },
  en: {
    title: "Here? Scan the code",
    how: "Scan it with your phone’s camera and tap “I am here”. The code changes every minute.",
    present: (present: number, playing: number) => `${present} of ${playing} are here`,
    desk: "No phone? Tell the director at the desk.",
    states: {
      off: "Check-in by the code is switched off. You can switch it on in the settings, under “More”.",
      closed: "The competition is closed.",
    },
  },
});
