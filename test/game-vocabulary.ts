type Language = "de" | "en" | "fr";

/** Words that only some games have, by what they are about. */
const VOCABULARY = {
  spread: {
    de: ["Differenz", "Differenzen", "Differenzpunkte", "Diff"],
    en: ["spread", "spreads"],
    fr: ["différence(?! de couleurs)", "diff"],
  },
  record: {
    de: ["S–N", "Siege–Niederlagen"],
    en: ["W–L", "wins–losses"],
    fr: ["V–D", "victoires–défaites"],
  },
  wins: {
    de: ["Siege", "Siegen", "Niederlagen", "Niederl"],
    en: ["(?<!White |Black )wins", "losses"],
    fr: ["défaites"],
  },
  starts: {
    de: ["Anspiel", "Anspiele", "Anspielen", "nachziehen", "nachgezogen", "zieht nach"],
    en: ["starts", "start", "replies", "replied", "goes first", "goes second", "went first"],
    fr: ["commence la partie", "joue en premier", "joue en second"],
  },
  scores: {
    de: ["412", "389", "Spielpunkte"],
    en: ["412", "389", "game points"],
    fr: ["412", "389", "points de partie"],
  },
  colours: {
    de: ["Weiß", "Schwarz", "Farbe", "Farben", "Farbdifferenz", "Anfangsfarbe"],
    en: ["White", "Black", "colour", "colours"],
    fr: ["Blancs", "Noirs", "couleur", "couleurs"],
  },
  chess: {
    de: ["Elo", "Titel", "FIDE", "FIDE-ID", "Buchholz", "Startnummer", "Baku"],
    en: ["Elo", "FIDE", "Buchholz", "starting number", "Baku"],
    fr: ["Elo", "FIDE", "Buchholz", "Bakou"],
  },
  boards: {
    de: ["Brett", "Bretter", "Paarung", "Paarungen"],
    en: ["board", "boards", "pairing", "pairings"],
    fr: ["échiquier", "échiquiers", "appariement", "appariements"],
  },
  tables: {
    de: ["Rangpunkte", "Dreiertisch", "Dreiertische", "Sitzplan"],
    en: ["rank points", "seating"],
    fr: ["points de rang", "plan de table"],
  },
  pyramid: {
    de: ["Pharao", "Herausforderer", "Herausforderung", "Warteliste", "Wartelisten", "Ebene"],
    en: ["pharaoh", "challenger", "challenge", "waiting list", "waiting lists"],
    fr: ["pharaon", "challenger", "défi", "liste d’attente", "listes d’attente"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

type Field = keyof typeof VOCABULARY;

/** Subjects foreign to each preset. */
const FOREIGN: Readonly<Record<string, readonly Field[]>> = {
  "scrabble-championship": ["colours", "chess", "tables", "pyramid"],
  "scrabble-swiss": ["colours", "chess", "tables", "pyramid"],
  "scrabble-round-robin": ["colours", "chess", "tables", "pyramid"],
  "scrabble-teams": ["colours", "chess", "tables", "pyramid"],
  "fide-swiss": ["spread", "record", "wins", "starts", "scores", "tables", "pyramid"],
  "fide-round-robin": ["spread", "record", "wins", "starts", "scores", "tables", "pyramid"],
  "team-swiss": ["spread", "record", "starts", "tables", "pyramid"],
  "team-round-robin": ["spread", "record", "starts", "tables", "pyramid"],
  scheveningen: ["spread", "record", "starts", "tables", "pyramid"],
  "friendly-match": ["spread", "record", "starts", "tables", "pyramid"],
  league: ["spread", "record", "starts", "tables", "pyramid"],
  "king-lui-teams": ["spread", "record", "starts", "colours", "chess", "boards", "pyramid"],
  "king-lui": ["spread", "record", "starts", "colours", "chess", "boards", "pyramid"],
  "table-tournament": ["spread", "record", "starts", "colours", "chess", "boards", "pyramid"],
  pyramid: ["spread", "record", "scores", "tables"],
};

/**
 * Returns the words (patterns) of other games in a text about a competition of a preset; whole
 * words, case-insensitive. A preset that is not listed is a mistake: add what is foreign to it.
 */
export const foreignWords = (
  format: string,
  language: Language,
  text: string,
): readonly string[] => {
  const fields = FOREIGN[format];
  if (fields === undefined) throw new Error(`no vocabulary for the preset ${format}`);
  return fields
    .flatMap((field) => VOCABULARY[field][language])
    .filter((word) => new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}])`, "iu").test(text));
};
