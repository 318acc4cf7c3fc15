import { texts } from "@losfee/contract";

export const statisticsTexts = texts({
  de: {
    title: "Statistik",
    best: "Die Besten an den Brettern",
    board: "Brett",
    all: "Alle Einzelergebnisse",
    none: "Noch ist kein Kampf Brett für Brett eingetragen.",
    how: "Gereiht nach Brettpunkten, dann nach Prozent, dann nach der Leistung; wer darin gleich ist, steht nebeneinander. Kampflos gewonnene Punkte zählen dabei nicht mit; wo es sie gibt, steht die Summe mit ihnen daneben.",
  },
  en: {
    title: "Statistics",
    best: "Best at each board",
    board: "Board",
    all: "All individual results",
    none: "No match has been entered board by board yet.",
    how: "Ranked by game points, then percent, then performance; those who are level in all of these stand together. Points won by forfeit do not count for that; where there are some, the total with them stands beside.",
  },
});
