import { texts } from "@losfee/contract";

export const announceTexts = texts({
  de: {
    title: "Mitteilungen",
    label: "Steht sofort auf der öffentlichen Übersicht, die neueste zuerst.",
    post: "Veröffentlichen",
    posted: "Veröffentlicht.",
    editLabel: "Neuer Wortlaut",
    edit: "Ändern",
    edited: "geändert",
    save: "Speichern",
    saved: "Gespeichert.",
    cancel: "Abbrechen",
    withdraw: "Zurücknehmen",
    withdrawTitle: "Diese Mitteilung zurücknehmen?",
    withdrawNote:
      "Die Mitteilung verschwindet sofort von allen Seiten. Wer sie schon bekommen hat, etwa über einen Feed, behält sie.",
    withdrawn: "Zurückgenommen.",
  },
  en: {
    title: "Announcements",
    label: "Appears on the public overview at once, the newest first.",
    post: "Publish",
    posted: "Published.",
    editLabel: "New wording",
    edit: "Edit",
    edited: "edited",
    save: "Save",
    saved: "Saved.",
    cancel: "Cancel",
    withdraw: "Withdraw",
    withdrawTitle: "Withdraw this announcement?",
    withdrawNote:
      "It disappears from all pages at once. Whoever has already received it, from a feed for instance, keeps it.",
    withdrawn: "Withdrawn.",
  },
});
