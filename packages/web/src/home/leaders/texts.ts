import { texts } from "@losfee/contract";

export const leadersTexts = texts({
  de: {
    rank: "Platz",
    name: "Name",
    value: "Stand",
    none: "Noch gibt es keine Tabelle.",
    all: "Zur ganzen Tabelle",
  },
  en: {
    rank: "Rank",
    name: "Name",
    value: "Score",
    none: "There are no standings yet.",
    all: "All standings",
  },
});
