import { texts } from "../../../../language/texts.ts";

export const seatTexts = texts({
  de: {
    title: (label: string) => `Platz ${label}`,
    who: "Wer",
    since: "Seit",
    until: "Bis",
    still: "jetzt",
    how: "Wodurch",
    empty: "Auf diesem Platz saß noch niemand.",
    reach: (from: number, to: number) => `Von hier aus wird Ebene ${from} bis ${to} gefordert.`,
    top: "Der höchste Platz: der Pharao fordert niemanden.",
    back: "Zur Pyramide",
  },
  en: {
    title: (label: string) => `Seat ${label}`,
    who: "Who",
    since: "Since",
    until: "Until",
    still: "now",
    how: "How",
    empty: "Nobody has been in this seat yet.",
    reach: (from: number, to: number) => `From here levels ${from} to ${to} can be challenged.`,
    top: "The highest seat: the pharaoh challenges nobody.",
    back: "To the pyramid",
  },
});
