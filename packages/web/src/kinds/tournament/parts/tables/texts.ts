import { counted } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";

const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;

/** Words that many pages of table tournaments use. */
export const tableTexts = texts({
  de: {
    stages: "Stufen",
    table: (table: number) => `Tisch ${table}`,
    tableWord: "Tisch",
    game: (game: number) => `Spiel ${game}`,
    gameShort: (game: number) => `Sp. ${game}`,
    seat: (seat: number) => `Platz ${seat}`,
    seatShort: "Sitzt",
    name: "Name",
    club: "Verein",
    rankPoints: "Rangpunkte",
    sum: "Summe",
    points: "Spielpunkte",
    place: "Platz",
    absent: "fehlt",
    open: "offen",
    reported: "gemeldet",
    confirmed: "bestätigt",
    annulled: (reason: string) => `annulliert: ${reason}`,
    withdrawn: "ausgeschieden",
    players: (count: number) => counted(count, PLAYERS_DE, "de"),
    noStage: "Noch ist keine Stufe veröffentlicht.",
    sheetOf: (table: number) => `Tisch ${table}: Ergebnisse`,
  },
  en: {
    stages: "Stages",
    table: (table: number) => `Table ${table}`,
    tableWord: "Table",
    game: (game: number) => `Game ${game}`,
    gameShort: (game: number) => `G${game}`,
    seat: (seat: number) => `seat ${seat}`,
    seatShort: "Seat",
    name: "Name",
    club: "Club",
    rankPoints: "Rank points",
    sum: "Sum",
    points: "Game points",
    place: "Place",
    absent: "absent",
    open: "open",
    reported: "reported",
    confirmed: "confirmed",
    annulled: (reason: string) => `annulled: ${reason}`,
    withdrawn: "withdrawn",
    players: (count: number) => counted(count, PLAYERS_EN, "en"),
    noStage: "No stage is published yet.",
    sheetOf: (table: number) => `Table ${table}: results`,
  },
});
