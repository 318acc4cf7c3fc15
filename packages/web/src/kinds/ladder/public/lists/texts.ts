import { texts } from "@losfee/contract";

export const listsTexts = texts({
  de: {
    title: "Wartelisten",
    ordinary: "Warteliste",
    ordinaryNote:
      "Wer niemanden fordern kann, wartet hier. Wird ein Platz in Reichweite frei, bekommt ihn, wer zuerst kam.",
    ordinaryEmpty: "Niemand wartet.",
    standing: "Ewige Warteliste",
    standingNote:
      "Wer hier steht, bekommt nach jeder eigenen Forderung gleich die nächste zugeteilt.",
    standingEmpty: "Niemand steht auf der ewigen Warteliste.",
    position: "Nr.",
    reach: "Wartet auf",
    levels: (highest: number, lowest: number) =>
      highest === lowest ? `Ebene ${lowest}` : `Ebenen ${highest} bis ${lowest}`,
    byStanding: "ewige Warteliste",
    suspended: "ruht",
  },
  en: {
    title: "Waiting lists",
    ordinary: "Waiting list",
    ordinaryNote:
      "Players who can challenge nobody wait here. When a seat within reach becomes free, the first in line is assigned it.",
    ordinaryEmpty: "Nobody is waiting.",
    standing: "Standing waiting list",
    standingNote:
      "Members are assigned their next game as soon as a game they play as challenger ends.",
    standingEmpty: "Nobody is on the standing waiting list.",
    position: "No.",
    reach: "Waits for",
    levels: (highest: number, lowest: number) =>
      highest === lowest ? `level ${lowest}` : `levels ${highest} to ${lowest}`,
    byStanding: "standing waiting list",
    suspended: "suspended",
  },
});
