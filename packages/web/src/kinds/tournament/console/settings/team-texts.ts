import { texts } from "@losfee/contract";

/** Texts of the settings of matches and line-ups. */
export const teamSettingsTexts = texts({
  de: {
    matches: "Mannschaftskämpfe",
    lineUps: "Aufstellungen",
    colours: {
      WB: "Heim Weiß an 1, 3, 5 …",
      BW: "Heim Weiß an 2, 4, 6 …",
      WBBW: "Heim W S S W …",
      BWWB: "Heim S W W S …",
      W: "Heim Weiß an allen",
      B: "Heim Schwarz an allen",
    },
    starts: {
      WB: "Heim beginnt an 1, 3, 5 …",
      BW: "Heim beginnt an 2, 4, 6 …",
      WBBW: "Heim beginnt an 1, 4, 5, 8 …",
      BWWB: "Heim beginnt an 2, 3, 6, 7 …",
      W: "Heim beginnt an allen",
      B: "Gast beginnt an allen",
    },
    primary: { match: "Mannschaftspunkte", game: "Brettpunkte" },
    matchPoints: "Mannschaftspunkte",
    gamePoints: "Brettpunkte",
    win: "Sieg",
    draw: "Remis",
    loss: "Niederlage",
    drawnMatch: "Unentschieden",
    margins: "Mannschaftspunkte nach Abstand",
    marginsHint:
      "Je Zeile ein Abstand in Brettpunkten und was Sieger und Verlierer bekommen, z. B. 2,5: 3 0. Leer: nur nach Sieg, Unentschieden und Niederlage.",
    marginsWrong: "Bitte je Zeile einen Abstand, einen Doppelpunkt und zwei Zahlen, etwa 2,5: 3 0.",
    byeHint: "wie das Freilos zählt",
    orders: {
      list: "nach der Rangliste",
      fixed: "fest, Ersatz überall",
      free: "frei",
    },
    emptyBoards: { last: "nur die letzten", any: "beliebige" },
    boundHint: "nie",
    costs: "Was ein Verstoß kostet",
    penaltyOf: "Abgezogen von",
    penaltyHint:
      "Je unzulässiger Aufstellung einmal; der Abzug wird bei den Aufstellungen vorgeschlagen und gilt erst, wenn er dort verhängt ist.",
    costsHint:
      "Ein Verstoß wird beim Abgeben gezeigt und braucht eine Begründung. Was hier steht, wird der Turnierleitung dann vorgeschlagen; sie verhängt es oder verzichtet darauf.",
  },
  en: {
    matches: "Matches",
    lineUps: "Line-ups",
    colours: {
      WB: "home White on 1, 3, 5 …",
      BW: "home White on 2, 4, 6 …",
      WBBW: "home W B B W …",
      BWWB: "home B W W B …",
      W: "home White on all",
      B: "home Black on all",
    },
    starts: {
      WB: "home starts on 1, 3, 5 …",
      BW: "home starts on 2, 4, 6 …",
      WBBW: "home starts on 1, 4, 5, 8 …",
      BWWB: "home starts on 2, 3, 6, 7 …",
      W: "home starts on all",
      B: "away starts on all",
    },
    primary: { match: "match points", game: "game points" },
    matchPoints: "Match points",
    gamePoints: "Game points",
    win: "Win",
    draw: "Draw",
    loss: "Loss",
    drawnMatch: "Drawn match",
    margins: "Match points by margin",
    marginsHint:
      "One margin in game points a line, and what winner and loser get, e.g. 2.5: 3 0. Empty: only by win, draw and loss.",
    marginsWrong: "Please write a margin, a colon and two numbers on each line, such as 2.5: 3 0.",
    byeHint: "as the bye counts",
    orders: {
      list: "by the squad's list",
      fixed: "fixed, reserves anywhere",
      free: "free",
    },
    emptyBoards: { last: "only the last ones", any: "any" },
    boundHint: "never",
    costs: "What breaking a rule costs",
    penaltyOf: "Deducted from",
    penaltyHint:
      "Once for each illegal line-up; it is proposed with the line-ups and counts only when it is imposed there.",
    costsHint:
      "A breach is shown when a line-up is handed in, and needs a reason. The sanction set here is then proposed to the director, who imposes or waives it.",
  },
});
