import { texts } from "../../../language/texts.ts";

export const ladderSettingsTexts = texts({
  de: {
    name: "Name der Pyramide",
    rename: "Umbenennen",
    renamed: "Umbenannt.",
    fixed: "steht fest, sobald jemand in der Pyramide sitzt",
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
    fixed: "fixed as soon as somebody is in the pyramid",
    close: "Close the pyramid",
    closeAsk: "When closed nothing changes any more, and no deadline passes. It can be reopened.",
    reopen: "Reopen",
    done: "Done.",
  },
});
