import type { EntryDetails } from "@losfee/core";

// The lengths of the two lists are coprime: walking through both side by side repeats no pair
// before 53 · 59. All people are invented.
const GIVEN = [
  ..."Annika Björn Cem Dörte Emilia Fabian Gülay Henrik Ines Jannis Katharina Lukas Maryam".split(
    " ",
  ),
  ..."Niklas Olga Paul Quirin Rosa Stefan Theresa Urs Verena Wolfgang Xenia Yannick Zoë".split(" "),
  ..."Amélie Beat Charlotte Dominik Elif Florian Greta Hannes Iris Jürg Kevin Leonie Milan".split(
    " ",
  ),
  ..."Noemi Oskar Petra Ralf Sophie Tobias Ursula Vinzenz Wiebke Aylin Bernhard Carla Dragan".split(
    " ",
  ),
  "Eva",
] as const;

const SURNAMES = [
  ..."Aebischer Bauernfeind Çelik Dombrowski Eberharter Fröhlich Gasser Hürlimann Iversen".split(
    " ",
  ),
  ..."Jankowski Köhler Lindqvist Moosbrugger Nägeli Oberhofer Pfister Quandt Rüegg Schäfer".split(
    " ",
  ),
  ..."Tschudi Uhlenbrock Vogelsang Wäspi Yıldız Zürcher Achleitner Brändli Czerny Demirci".split(
    " ",
  ),
  ..."Eschenbach Feuerstein Großmann Haslinger Imboden Jost Kravchenko Löffler Müllner Novak".split(
    " ",
  ),
  ..."Ochsenbein Petersen Raschke Stöckli Thalhammer Unterweger Voß Wiesinger Zimmerli Albrecht".split(
    " ",
  ),
  ..."Bürgi Castellani Dietz Egli Fuchs Grüner Holub Janßen Kern Lang".split(" "),
] as const;

const CLUBS = [
  { club: "Wortschatz Ulm", nation: "GER" },
  { club: "Buchstabensuppe Bremen", nation: "GER" },
  { club: "Wiener Wortwerk", nation: "AUT" },
  { club: "Lettern am Limmat", nation: "SUI" },
  { club: "Blanko Leipzig", nation: "GER" },
  { club: "Steirische Steine", nation: "AUT" },
  { club: "Dreifacher Wortwert Köln", nation: "GER" },
  { club: "Berner Buchstaben", nation: "SUI" },
  { club: "", nation: "GER" },
] as const;

/** Returns `count` invented players, strongest first, in classes A and B. `count` ≤ 3000. */
export const samplePeople = (count: number): readonly EntryDetails[] =>
  Array.from({ length: count }, (_, index): EntryDetails => {
    const givenName = GIVEN[index % GIVEN.length] ?? "";
    const surname = SURNAMES[index % SURNAMES.length] ?? "";
    const { club, nation } = CLUBS[(index * 4) % CLUBS.length] ?? { club: "", nation: "" };
    const rating = Math.round(1920 - (900 * index) / Math.max(1, count - 1));
    return {
      name: `${givenName} ${surname}`,
      rating,
      club,
      nation,
      class: index < count / 2 ? "A" : "B",
    };
  });

/** Returns a generator of numbers from 0 to 1, seeded by the text (FNV-1a into mulberry32). */
export const chanceOf = (text: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};
