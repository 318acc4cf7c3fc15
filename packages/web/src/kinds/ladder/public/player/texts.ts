import { texts } from "@losfee/contract";

export const playerTexts = texts({
  de: {
    onSeat: (seat: string) => `Platz ${seat}`,
    outside: "Nicht (mehr) in der Pyramide.",
    waiting: (position: number) => `Nr. ${position} der Warteliste`,
    standing: { active: "auf der ewigen Warteliste", suspended: "ewige Warteliste ruht" },
    record: (wins: number, draws: number, losses: number) =>
      `${wins} gewonnen, ${draws} remis, ${losses} verloren`,
    games: "Laufende Partien",
    noGames: "Derzeit keine Partie.",
    played: "Gespielte Partien",
    noPlayed: "Noch keine Partie beendet.",
    options: "Wen kann diese Person fordern?",
    history: "Was geschah",
    noHistory: "Noch nichts.",
    club: "Verein",
    rating: "Wertung",
    number: "Nummer",
    whole: "ganze Geschichte",
  },
  en: {
    onSeat: (seat: string) => `Seat ${seat}`,
    outside: "Not in the pyramid (any more).",
    waiting: (position: number) => `No. ${position} on the waiting list`,
    standing: {
      active: "on the standing waiting list",
      suspended: "standing waiting list suspended",
    },
    record: (wins: number, draws: number, losses: number) =>
      `${wins} won, ${draws} drawn, ${losses} lost`,
    games: "Running games",
    noGames: "No game at present.",
    played: "Games played",
    noPlayed: "No game has ended yet.",
    options: "Whom may this player challenge?",
    history: "What happened",
    noHistory: "Nothing yet.",
    club: "Club",
    rating: "Rating",
    number: "Number",
    whole: "full history",
  },
});
