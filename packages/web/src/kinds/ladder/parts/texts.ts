import { isOne, texts } from "@losfee/contract";

/** Texts shared by pages of a pyramid. */
export const ladderTexts = texts({
  de: {
    level: (level: number) => `Ebene ${level}`,
    seatName: (seat: string) => `Platz ${seat}`,
    vacant: "frei",
    white: "Weiß",
    black: "Schwarz",
    game: "Partie",
    status: "Stand",
    since: "seit",
    deadline: "Frist",
    player: "Name",
    seat: "Platz",
    rating: "Wertung",
    none: "Keine.",
    until: (date: string) => `bis ${date}`,
    days: (days: number) =>
      days < 0
        ? "abgelaufen"
        : days === 0
          ? "endet heute Nacht"
          : isOne(days, "de")
            ? "noch 1 Tag"
            : `noch ${days} Tage`,
    withHoliday: (days: number) =>
      isOne(days, "de") ? "mit 1 Tag Urlaub" : `mit ${days} Tagen Urlaub`,
    away: (names: string) => `Uhr steht: ${names}`,
    awaitsLetter: "Die Frist beginnt, sobald der Brief der Leitung abgegangen ist.",
    unrated: "ohne Wertung",
    assigned: "zugeteilt",
    challenges: (name: string) => `fordert ${name}`,
    challengedBy: (name: string) => `gefordert von ${name}`,
    waiting: "wartet auf der Warteliste",
    chosenSeat: "ausgewählt",
    challengeSeat: "Fordern",
    takeSeat: "Einnehmen",
  },
  en: {
    level: (level: number) => `Level ${level}`,
    seatName: (seat: string) => `Seat ${seat}`,
    vacant: "vacant",
    white: "White",
    black: "Black",
    game: "Game",
    status: "Status",
    since: "since",
    deadline: "Deadline",
    player: "Name",
    seat: "Seat",
    rating: "Rating",
    none: "None.",
    until: (date: string) => `until ${date}`,
    days: (days: number) =>
      days < 0
        ? "passed"
        : days === 0
          ? "ends tonight"
          : isOne(days, "en")
            ? "1 day left"
            : `${days} days left`,
    withHoliday: (days: number) =>
      isOne(days, "en") ? "with 1 day of holiday" : `with ${days} days of holiday`,
    away: (names: string) => `clock stopped: ${names}`,
    awaitsLetter: "The deadline begins when the director’s letter has been sent.",
    unrated: "unrated",
    assigned: "assigned",
    challenges: (name: string) => `challenges ${name}`,
    challengedBy: (name: string) => `challenged by ${name}`,
    waiting: "is on the waiting list",
    chosenSeat: "chosen",
    challengeSeat: "Challenge",
    takeSeat: "Take it",
  },
});
