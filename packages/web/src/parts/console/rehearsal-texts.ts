import { texts } from "@losfee/contract";

/** Texts about rehearsals, copies of a competition for trying things out. */
export const rehearsalTexts = texts({
  de: {
    begin: "Probe anlegen",
    explained:
      "Eine Kopie des Turniers, wie es jetzt steht, mit eigener Adresse. Darin lässt sich alles ausprobieren: auslosen, korrigieren, abschließen. Niemand außer der Leitung sieht sie, keine Post und keine Meldung geht hinaus, und keine Frist läuft von selbst ab. Die Lose darin sind andere als im Turnier: Was dort gelost werden wird, verrät die Probe nicht.",
    remove: "Probe löschen",
    removed: "Die Probe wird gelöscht. Im Turnier selbst ändert sich nichts.",
  },
  en: {
    begin: "Begin a rehearsal",
    explained:
      "A copy of the event as it stands now, at an address of its own. Everything can be tried out in it: drawing, correcting, closing. Nobody but the directors sees it, no mail or message leaves it, and no deadline ends by itself. Its lots differ from the event’s: a rehearsal does not tell what will be drawn there.",
    remove: "Delete the rehearsal",
    removed: "The rehearsal will be deleted. Nothing changes in the event itself.",
  },
});
