import type { EntryField } from "./fields.ts";

/**
 * Headings as people and programs write them, in the program's languages and in Spanish; compared
 * by {@link spelling}. Every kind of rating has its own: the event's comes before FIDE's, FIDE's
 * before a federation's.
 */
const ALIASES: Readonly<Record<EntryField, string>> = {
  team: "Mannschaft, Team, Équipe, Equipo, Teamname, Mannschaftsname, Nom de l’équipe",
  name: `Name, Names, Spieler, Spielerin, Player, Player name, Teilnehmer, Teilnehmerin, Full name,
    Participant, Participante, Spielername, Teilnehmername, Nom, Nom complet, Nom Prénom, Joueur,
    Joueuse, Nom du joueur, Nombre, Nombre completo, Nombre y apellidos, Apellidos y nombre, Jugador,
    Jugadora, Name Vorname, Nachname Vorname, Vorname Nachname, Vorname Name, Last name First name,
    First name Last name, Surname First name, Apellidos Nombre`,
  surname: `Nachname, Familienname, Zuname, Surname, Last name, Family name, Nom de famille, Apellido,
    Apellidos`,
  given: "Vorname, Vornamen, Rufname, First name, Given name, Given, Given names, Forename, Prénom",
  rating: `Rating, Rtg, Rtng, TWZ, Turnierwertung, Turnierwertungszahl, Wertungszahl, Wertung, WZ,
    Ratingzahl, Cote, Strength, Spielstärke, Elo/DWZ, DWZ/Elo, Tournament rating`,
  fideRating: `Elo, Elozahl, EloI, RtgI, RatingI, Elo FIDE, FIDE Elo, FIDE rating, Rating FIDE, Rtg FIDE,
    Elo int, Elo international, Rtg int, International rating, EloF, SRtng, Std, Standard, Standard
    rating, Rating standard, Elo standard, Elo Std, Classical, Classical rating`,
  nationalRating: `DWZ, DWZ/Index, Deutsche Wertungszahl, NWZ, RtgN, EloN, RatingN, Elo nat, Elo national,
    Rtg nat, Nat Elo, National rating, National Elo, Rating nat, Rating national, Nationale Elo,
    Nationale Wertungszahl, Elo nacional, Rating nacional, FEDA, Elo FEDA, USCF, USCF rating, Regular,
    Regular rating, ECF, ECF rating, Local rating`,
  rapidRating: `Rapid, Rapide, Rapid rating, Rapid Elo, Elo rapid, Elo rapide, Rating rapid, RRtng,
    Quick rating, Schnellschach, Schnellschach Elo`,
  blitzRating: "Blitz, Blitz rating, Blitz Elo, Elo blitz, Rating blitz, BRtng",
  club: `Verein, Club, Spielgemeinschaft, Spielclub, Schachclub, Verein/Ort, Club/City, Club/Ville,
    Club/Ciudad, Vereinsname, Club name, Nom du club, ClubNom`,
  nation: `Land, Nation, Country, Nationalität, Nationalitaet, Nationalité, Nationality, Nacionalidad,
    Staat, Pays, País, Föderation, Foederation, Federation, Fédération, Federación, Fed, FIDE Land, FIDE Fed,
    FIDE federation, Fed code, Country code`,
  class: `Klasse, Class, Kategorie, Category, Division, Catégorie, Classe, Série, Categoría, Section,
    Altersklasse`,
  venue: "Spiellokal, Spielort, Heimspielort, Venue, Home venue, Lieu de jeu, Salle de jeu, Salle",
  title:
    "Titel, Title, Titre, Título, FIDE Titel, FIDE title, Titre FIDE, Título FIDE, Tit, Titl, Fide Titre",
  fideId: `FIDE ID, FIDE Nr, FIDE Nummer, FIDE number, FIDE no, FIDE code, FIDE num, ID FIDE, Code FIDE,
    No FIDE, N° FIDE, Numéro FIDE, Código FIDE, FIDE ID No, FIDE ID Nr, FIDE Kennzahl, FIDE Kenn, FIDE Kennung`,
  sex: "Geschlecht, Geschl, Sex, Gender, MW, M/W, W/M, Sexe, Sexo, Genre, Género, M/F, F/M, H/F",
  birth: `Geburtsdatum, Geburtsjahr, Geburtstag, Geburt, Geboren, Geb, Geb dat, Geb datum, Geb jahr,
    Jahrgang, Jg, Birth, Birth date, Date of birth, Birthday, B-day, Year of birth, Birth year, Born,
    DOB, YOB, Naissance, Date de naissance, Année de naissance, Né le, Née le, Né(e) le, Nacimiento,
    Fecha de nacimiento, Año de nacimiento, Fecha nac`,
};

/** Headings that only name a field if no other column does and all cells below fit it. */
const WEAK_ALIASES: Readonly<Partial<Record<EntryField, string>>> = {
  name: "Username, User, Handle, Nickname, Pseudo, Benutzername, Usuario",
  fideRating: "FIDE",
  fideId: "ID, ID Nr, ID no, ID number, FIDE",
  class: "Gr, Gruppe, Group, Groupe, Grupo, Typ, Type, Tipo, AK, Kat, Cat",
  sex: "Attr, At, G, S",
  birth: "Jahr, Year, Année, Año",
};

/** Headings of running numbers and places: known, and nothing to take from them. */
const RUNNING_NUMBERS = `Lfd, Lfd Nr, Lfd Nummer, Laufende Nummer, Nr, Nummer, No, Number, Num, N, N°, Nº, Número, Numéro,
  Rg, Rang, Rank, Rk, Rnk, Place, Platz, Pl, Pos, Position, Rango, Puesto, Reihenfolge, Start Nr, Startnr,
  Startnummer, Start no, SNr, SNo, StNr, TNr, Tln Nr, Teiln Nr, Teilnehmernummer, Pr`;

/**
 * Returns the significant part of a heading: letters without accents, figures, and the sign of a
 * change (`Rtg+/-` is no rating).
 */
export const spelling = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}+]+/gu, "");

const indexOf = (
  aliases: Readonly<Partial<Record<EntryField, string>>>,
): ReadonlyMap<string, readonly EntryField[]> => {
  const fields = new Map<string, readonly EntryField[]>();
  for (const [field, headings] of Object.entries(aliases) as [EntryField, string][]) {
    for (const heading of headings.split(",").map(spelling)) {
      fields.set(heading, [...(fields.get(heading) ?? []), field]);
    }
  }
  return fields;
};

const strong = indexOf(ALIASES);
const weak = indexOf(WEAK_ALIASES);

/** Returns the field that a heading names; null if none. */
export const fieldNamed = (heading: string): EntryField | null =>
  strong.get(spelling(heading))?.[0] ?? null;

/** Returns the fields that a heading may mean. */
export const fieldsHinted = (heading: string): readonly EntryField[] =>
  weak.get(spelling(heading)) ?? [];

const runningNumbers = new Set(RUNNING_NUMBERS.split(",").map(spelling));

/** True for the heading of running numbers or places, `#` included. */
export const isOfRunningNumbers = (heading: string): boolean =>
  heading.trim() === "#" || runningNumbers.has(spelling(heading));

/** True for columns of the German federation's lists only: their `ID` is the federation's. */
export const isOfGermanRegister = (headings: readonly string[]): boolean =>
  headings.some((heading) => ["vkz", "zps", "mglnr", "spielername"].includes(spelling(heading)));
