import { isOne, texts } from "@losfee/contract";

export const eventFaceTexts = texts({
  de: {
    event: "Das Turnier",
    announcements: "Mitteilungen",
    earlier: (count: number) => (isOne(count, "de") ? "Eine frühere" : `${count} frühere`),
    edited: "geändert",
    timetable: "Zeitplan",
    today: "Heute",
    allDays: "Alle Tage",
    next: "als Nächstes",
  },
  en: {
    event: "The event",
    announcements: "Announcements",
    earlier: (count: number) => (isOne(count, "en") ? "One earlier" : `${count} earlier`),
    edited: "edited",
    timetable: "Schedule",
    today: "Today",
    allDays: "All days",
    next: "next",
  },
});
