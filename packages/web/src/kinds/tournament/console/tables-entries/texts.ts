import { texts } from "../../../../language/texts.ts";

export const tablesEntriesTexts = texts({
  de: {
    withdrawn: (reason: string) => `ausgeschieden: ${reason}`,
    unseated: "noch ohne Platz",
    whatFollows:
      "Vor dem ersten Ergebnis einer Stufe wird ihr Platz neu vergeben, wie es die Einstellungen sagen; danach ist die Person in jedem offenen Spiel Letzte ohne Punkte.",
    toStage:
      "Wer nach der Auslosung gemeldet wird, bekommt auf der Seite der Stufe einen Platz: neu auslosen oder an einen Tisch setzen.",
    substitute: "Jemand springt ein? Das geht auf der Seite der Stufe.",
  },
  en: {
    withdrawn: (reason: string) => `withdrawn: ${reason}`,
    unseated: "without a seat",
    whatFollows:
      "Before the first result of a stage the seat is given away as the settings say; later the player is last without points in every open game.",
    toStage:
      "Who enters after the draw gets a seat on the page of the stage: draw again, or seat them at a table.",
    substitute: "Somebody steps in? That is done on the page of the stage.",
  },
});
