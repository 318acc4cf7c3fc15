import type { FoundName, NameFinder } from "./names.ts";
import { firstOf, folded } from "./plain-text.ts";

/** Words of a salutation, before the name. */
const SALUTATION =
  /^(?:hallo|hi|hey|he|hej|moin(?: moin)?|servus|ahoj|hello|na|liebe[rs]?|lieber?|dear|werte[rs]?|geehrte[rs]?|sehr geehrte[rs]?|gruess (?:gott|dich|euch)|guten? (?:tag|morgen|abend)|good (?:morning|evening|day|afternoon)|bonjour|bonsoir|coucou|chere?s?|madame|monsieur|salut|ciao|merhaba|tach|grues ?di)\b,? ?(?:mein\w* |my )?(?:liebe[rs]? |dear )?(?:herrn?|frau|mr|mrs|ms|monsieur|madame|mme)?\.? ?/;

/** A mail's greeting. */
export interface Greeting {
  /** Players that may be meant; empty: the director, or no name. */
  readonly players: readonly number[];
  /** True if it greets the director. */
  readonly director: boolean;
  /** The text behind the salutation. */
  readonly rest: string;
}

const DIRECTOR =
  /\b(?:pyramidenw\w*|turnierleit\w*|spielleit\w*|leitung|leiter\w*|director|pyramiden\w*|organi[sz]er|team|directeur|direction|organisat\w*|arbitre|tous|toutes|zusammen|all|everybody|everyone|alle|tl|td)\b/;

const EVERYBODY = /^(?:zusammen|alle|allerseits|all|everybody|everyone)\b/;

/** Words that begin a sentence behind a salutation without any mark. */
const SAYS =
  /\d|\b(?:ich|i|i'm|i'd|we|wir|for?der\w*|heraus\w*|challeng\w*|hab\w*|bin|war|urlaub|bitte|please|mein\w*|my|hiermit|gewonnen|verloren|remis|draw|warteliste|kann|can|thanks|danke|je|j'\w+|defie?|accepte|gagne|perdu|nulle|vacances|mettez|merci)\b/;

/** Behind a name, these make it the subject of a sentence. */
const ACTS =
  /^ (?:(?:und|and|et|&|\+) (?:ich|i|je|moi|me)\b|(?:hat|has|gab|gibt|gave|ist|is|war|was|wurde|resigned|won|lost|beat|mated|bot|offered|accepted|schlug|gewann|verlor|a (?:gagne|perdu|abandonne)|m'a|n'a|vient|viens|ne|est)\b)/;

const LONGEST = 80;

/** Splits the salutation off the beginning of a text. */
export const greetingOf = (text: string, names: NameFinder): Greeting => {
  const [line = ""] = text.split("\n", 1);
  const short = folded(firstOf(line, LONGEST));
  const salutation = SALUTATION.exec(short);
  if (salutation === null) return { players: [], director: false, rest: text };
  const behind = short.slice(salutation[0].length);
  const end = /[,!.:]|$| - /.exec(behind)?.index ?? behind.length;
  const addressed = behind.slice(0, end);
  const found = names(`an ${addressed}`).filter(startsAt(3));
  const director = DIRECTOR.test(addressed);
  const only =
    !SAYS.test(addressed) &&
    addressed.split(" ").length <= 5 &&
    (end < behind.length || line.length < 40);
  const [name] = found;
  if (name !== undefined && !only && ACTS.test(addressed.slice(name.end - 3))) {
    // "Hi, Margaret and I drew": the name begins the message.
    const count = salutation[0].trim().split(" ").length;
    return { players: [], director, rest: text.replace(leadingWords(count), "") };
  }
  const whom =
    name === undefined ? EVERYBODY.exec(addressed)?.[0] : addressed.slice(0, name.end - 3);
  if (!only && whom !== undefined) {
    // "Hallo Karl ich fordere dich heraus": nothing separates the salutation from the message.
    const count = `${salutation[0]}${whom}`.trim().split(" ").length;
    const rest = text.replace(leadingWords(count), "");
    return { players: name?.candidates ?? [], director, rest };
  }
  if (!only) return { players: [], director: false, rest: text };
  return {
    players: found.flatMap(({ candidates }) => candidates),
    director,
    rest: withoutSalutation(text, line),
  };
};

const leadingWords = (count: number): RegExp => new RegExp(`^\\s*(?:\\S+\\s+){${count}}`);

const startsAt =
  (offset: number) =>
  (name: FoundName): boolean =>
    name.offset === offset;

/** Returns the certain salutation: up to the first comma or mark, or the whole short line. */
const withoutSalutation = (text: string, line: string): string => {
  const mark = /[,!.:]|\s[-–—]\s/.exec(line.slice(0, LONGEST));
  const length = mark === null ? line.length : mark.index + mark[0].length;
  return text.slice(length).replace(/^[\s,!.:–—-]+/, "");
};
