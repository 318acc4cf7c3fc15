import type { Language } from "@losfee/contract";

/** The invented people, clubs and places of a language's samples. */
export interface Cast {
  /** Their lengths have no common divisor, so that walking through both side by side repeats no pair. */
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  readonly scrabbleClubs: readonly Club[];
  /** Chess clubs, also the teams of a league; ten of them. */
  readonly chessClubs: readonly Club[];
  /** Where most readers of the language are. */
  readonly timeZone: string;
}

interface Club {
  readonly club: string;
  readonly nation: string;
}

const words = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(" "));

const clubs = (nation: string, ...names: readonly string[]): readonly Club[] =>
  names.map((club) => ({ club, nation }));

export const casts: Readonly<Record<Language, Cast>> = {
  de: {
    given: words(
      "Annika Björn Cem Dörte Emilia Fabian Gülay Henrik Ines Jannis Katharina Lukas Maryam",
      "Niklas Olga Paul Quirin Rosa Stefan Theresa Urs Verena Wolfgang Xenia Yannick Zoë",
      "Amélie Beat Charlotte Dominik Elif Florian Greta Hannes Iris Jürg Kevin Leonie Milan",
      "Noemi Oskar Petra Ralf Sophie Tobias Ursula Vinzenz Wiebke Aylin Bernhard Carla Dragan",
      "Eva",
    ),
    surnames: words(
      "Aebischer Bauernfeind Çelik Dombrowski Eberharter Fröhlich Gasser Hürlimann Iversen",
      "Jankowski Köhler Lindqvist Moosbrugger Nägeli Oberhofer Pfister Quandt Rüegg Schäfer",
      "Tschudi Uhlenbrock Vogelsang Wäspi Yıldız Zürcher Achleitner Brändli Czerny Demirci",
      "Eschenbach Feuerstein Großmann Haslinger Imboden Jost Kravchenko Löffler Müllner Novak",
      "Ochsenbein Petersen Raschke Stöckli Thalhammer Unterweger Voß Wiesinger Zimmerli Albrecht",
      "Bürgi Castellani Dietz Egli Fuchs Grüner Holub Janßen Kern Lang",
    ),
    scrabbleClubs: [
      { club: "Wortschatz Ulm", nation: "GER" },
      { club: "Buchstabensuppe Bremen", nation: "GER" },
      { club: "Wiener Wortwerk", nation: "AUT" },
      { club: "Lettern am Limmat", nation: "SUI" },
      { club: "Blanko Leipzig", nation: "GER" },
      { club: "Steirische Steine", nation: "AUT" },
      { club: "Dreifacher Wortwert Köln", nation: "GER" },
      { club: "Berner Buchstaben", nation: "SUI" },
      { club: "", nation: "GER" },
    ],
    chessClubs: [
      { club: "Rochade Ulm", nation: "GER" },
      { club: "SC Turm Bremen", nation: "GER" },
      { club: "Wiener Springer", nation: "AUT" },
      { club: "SG Limmat Zürich", nation: "SUI" },
      { club: "Bauernzug Leipzig", nation: "GER" },
      { club: "Grazer Gambit", nation: "AUT" },
      { club: "Schachfreunde Köln", nation: "GER" },
      { club: "Berner Läufer", nation: "SUI" },
      { club: "SV Zugzwang Kiel", nation: "GER" },
      { club: "Patt & Partner Mainz", nation: "GER" },
    ],
    timeZone: "Europe/Berlin",
  },
  en: {
    given: words(
      "Adaeze Barnaby Caitlin Desmond Eleanor Fergus Grace Hamish Imogen Jasper Keira Leonard",
      "Maeve Nathan Olivia Patrick Quentin Rosalind Samuel Tamsin Umar Violet Winston Yasmin",
      "Zachary Amara Bronwyn Callum Daisy Edmund Freya Gareth Harriet Isaac Jemima Kwame Lydia",
    ),
    surnames: words(
      "Abernathy Blackwood Carrington Dunmore Ellison Fairweather Gallagher Hathaway Iqbal",
      "Jellicoe Kingsley Lockhart Macpherson Northcote Okonkwo Pemberton Quigley Ravenscroft",
      "Sutherland Thistlewood Underwood Vickers Wainwright Yardley Ashdown Birtwistle Cholmondeley",
      "Drinkwater Entwistle Featherstone Goldsworthy Hollingsworth Ingleby Josephs Kirkbride",
      "Lanyon Merriweather Nightingale Osborne Prendergast Rutherford",
    ),
    scrabbleClubs: [
      ...clubs("ENG", "Triple Word Leeds", "Bristol Blanks", "Bingo Brighton"),
      ...clubs("IRL", "Dublin Double Letters", "Tiles of Galway"),
      ...clubs("SCO", "Highland High Scores"),
      ...clubs("WAL", "Seven Letters Swansea"),
      ...clubs("ENG", "Norwich Word Power", ""),
    ],
    chessClubs: [
      ...clubs(
        "ENG",
        "Castle Rooks York",
        "Bristol Bishops",
        "Knights of Norwich",
        "Zugzwang Hull",
      ),
      ...clubs("IRL", "Dublin Gambit", "Galway Passed Pawns"),
      ...clubs("SCO", "Leith Long Castle", "Highland Fianchetto"),
      ...clubs("WAL", "Cardiff Queenside", "Swansea Stalemates"),
    ],
    timeZone: "Europe/London",
  },
  fr: {
    given: words(
      "Adèle Bastien Camille Damien Élodie Fabrice Gaëtane Hugo Inès Julien Karim Léonie",
      "Mathis Nadège Océane Pascal Quentin Raphaëlle Sylvain Thaïs Ulysse Valentine Wassim Yvonne",
      "Zacharie Amandine Benoît Clémence Didier Estelle Florent Géraldine Honoré Isaure Jérôme",
      "Lucille Maxime",
    ),
    surnames: words(
      "Arnaudet Beaumanoir Chevrier Delacourt Estève Fontanel Garrigue Hennequin Imbert Jolivet",
      "Kerbrat Lachenal Marchandeau Noirot Ollivier Pellissier Quillien Rochefort Saunier",
      "Thibaudeau Urvoy Vaillancourt Wattelet Yvernault Aubertin Bellanger Courtois Dufresne",
      "Escoffier Ferrandis Grandjean Haudebourg Isambert Jacquemart Laforge Montclair Nivelle",
      "Oudinot Perrault Roussillon Tavernier",
    ),
    scrabbleClubs: [
      ...clubs("FRA", "Mot compte triple Lyon", "Lettres de Lorraine", "Joker Nantes"),
      ...clubs("BEL", "Les Chevalets de Liège", "Bruxelles sept lettres"),
      ...clubs("SUI", "Alphabet du Léman", "Pions de Fribourg"),
      ...clubs("FRA", "Voyelles de Vannes", ""),
    ],
    chessClubs: [
      ...clubs(
        "FRA",
        "Petit Roque Lyon",
        "La Tour de Nantes",
        "Cavaliers de Metz",
        "Gambit Vannes",
      ),
      ...clubs("BEL", "Le Pion passé de Liège", "Échiquier de Namur"),
      ...clubs("SUI", "Diagonale du Léman", "Fous de Fribourg"),
      ...clubs("FRA", "Le Pat de Pau", "Dame blanche Dijon"),
    ],
    timeZone: "Europe/Paris",
  },
};
