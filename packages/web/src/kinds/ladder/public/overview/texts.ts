import { counted, texts } from "@losfee/contract";

export const overviewTexts = texts({
  de: {
    title: "Pyramide",
    players: (count: number) => counted(count, { one: "Person", other: "Personen" }, "de"),
    levels: (count: number) => counted(count, { one: "Ebene", other: "Ebenen" }, "de"),
    closed: "Die Pyramide ist abgeschlossen.",
    pyramid: "Wer sitzt wo",
    key: "Pfeil nach oben: fordert gerade. Pfeil nach unten: ist gefordert. Punkte: wartet auf der Warteliste.",
    chooseSeat: "Die Nummer eines Platzes zeigt, wen man von dort aus fordern darf.",
    seatHistory: (seat: string) => `Wer saß auf Platz ${seat}?`,
    noSeat: "Auswahl aufheben",
    empty: "Noch sitzt niemand in der Pyramide.",
    running: (count: number) =>
      counted(count, { one: "offene Partie", other: "offene Partien" }, "de"),
    provisional: (count: number) =>
      counted(count, { one: "vorläufiges Ergebnis", other: "vorläufige Ergebnisse" }, "de"),
    withDirector: (count: number) =>
      counted(count, { one: "Partie bei der Leitung", other: "Partien bei der Leitung" }, "de"),
    waiting: (count: number) =>
      `${counted(count, { one: "Person", other: "Personen" }, "de")} auf der Warteliste`,
    vacancies: (count: number) =>
      counted(count, { one: "freier Platz", other: "freie Plätze" }, "de"),
    latest: "Zuletzt",
    own: "Zu meiner Seite",
    nothing: "Noch ist nichts geschehen.",
  },
  en: {
    title: "Pyramid",
    players: (count: number) => counted(count, { one: "player", other: "players" }, "en"),
    levels: (count: number) => counted(count, { one: "level", other: "levels" }, "en"),
    closed: "The pyramid is closed.",
    pyramid: "Who sits where",
    key: "Arrow up: has challenged somebody. Arrow down: is challenged. Dots: is on the waiting list.",
    chooseSeat: "The number of a seat shows whom its player may challenge.",
    seatHistory: (seat: string) => `Who sat in seat ${seat}?`,
    noSeat: "Clear the choice",
    empty: "Nobody is in the pyramid yet.",
    running: (count: number) => counted(count, { one: "open game", other: "open games" }, "en"),
    provisional: (count: number) =>
      counted(count, { one: "provisional result", other: "provisional results" }, "en"),
    withDirector: (count: number) =>
      counted(count, { one: "game with the director", other: "games with the director" }, "en"),
    waiting: (count: number) =>
      `${counted(count, { one: "player", other: "players" }, "en")} on the waiting list`,
    vacancies: (count: number) => counted(count, { one: "vacancy", other: "vacancies" }, "en"),
    latest: "Latest",
    own: "To my page",
    nothing: "Nothing has happened yet.",
  },
});
