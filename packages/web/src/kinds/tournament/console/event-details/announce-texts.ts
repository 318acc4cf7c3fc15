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
    withdrawn: "Withdrawn.",
  },
});
