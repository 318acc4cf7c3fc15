import { texts } from "@losfee/contract/language";

/** Texts of `losfee announce`. */
export const announceTexts = texts({
  de: {
    posted: "Veröffentlicht.",
    edited: "Mitteilung geändert.",
    withdrawn: "Mitteilung zurückgenommen.",
    nothing: 'Keine Mitteilungen. Veröffentlichen: losfee announce "Runde 2 um 14 Uhr"',
    number: "Nr.",
    when: "Zeit",
    text: "Mitteilung",
  },
  en: {
    posted: "Published.",
    edited: "Announcement edited.",
    withdrawn: "Announcement withdrawn.",
    nothing: 'No announcements. Publish one: losfee announce "Round 2 at 2 pm"',
    number: "No.",
    when: "Time",
    text: "Announcement",
  },
});
