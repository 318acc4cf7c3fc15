import { texts } from "../../../language/texts.ts";

export const ladderSettingsTexts = texts({
  de: {
    name: "Name der Pyramide",
    rename: "Umbenennen",
    renamed: "Umbenannt.",
    rules: "Regeln",
    fixed:
      "Die Zahl der Plätze je Ebene und wer zuerst da war: Das steht fest, sobald jemand in der Pyramide sitzt.",
    close: "Pyramide abschließen",
    closeAsk:
      "Abgeschlossen ändert sich nichts mehr, auch keine Frist läuft ab. Sie lässt sich wieder öffnen.",
    reopen: "Wieder öffnen",
    done: "Erledigt.",
  },
  en: {
    name: "Name of the pyramid",
    rename: "Rename",
    renamed: "Renamed.",
    rules: "Rules",
    fixed:
      "The number of places on a level, and who was first, are fixed as soon as somebody is in the pyramid.",
    close: "Close the pyramid",
    closeAsk: "When closed nothing changes any more, and no deadline passes. It can be reopened.",
    reopen: "Reopen",
    done: "Done.",
  },
});
