import type { Renderer } from "./french.ts";
import type { NameSigns } from "./name-signs.ts";
import type { FoundName, NameFinder } from "./names.ts";
import { firstOf } from "./plain-text.ts";
import { tellsOfGames } from "./vocabulary.ts";

/** A part of a sentence with at most one statement. */
export interface Clause {
  /** Folded. */
  readonly words: string;
  /** Offset in its sentence's words. */
  readonly offset: number;
  /** Its beginning, if that makes it depend on another clause. */
  readonly hangs: "condition" | "report" | "reason" | null;
  readonly negated: boolean;
}

/** The content of a sentence with these names. */
export interface Saying {
  /** Folded, for comparing words; French ones in English, signs instead of names. */
  readonly words: string;
  readonly clauses: readonly Clause[];
  readonly mood: Mood;
}

/** A sentence or a line of a list. */
export interface Sentence extends Saying {
  readonly in: "subject" | "text" | "below";
  readonly text: string;
  /** The words with the names as they were written. */
  readonly written: string;
  /** Words that were left in French. */
  readonly unread: ReadonlySet<string>;
  /** Its content if `May` is a month and `Schwarz` a colour, despite players of these names. */
  readonly asWords: Saying;
  /** Set if a name is also a word about games: `Schwarz hat gewonnen`. */
  readonly twofold: Twofold | null;
}

/** A sentence with its words read as the names of these players. */
export interface Twofold {
  readonly asNames: Saying;
  readonly players: readonly number[];
}

/** Tools for reading the words of a mail. */
export interface Tongue {
  readonly render: Renderer;
  readonly names: NameFinder;
  readonly signs: NameSigns;
}

/** Mood of a sentence. Only assertions can be acted upon. */
export type Mood =
  | "asserted"
  | "asked"
  /** Asked in form only: "Kann ich bitte …". */
  | "requested"
  | "conditional"
  /** To be done or to come: no wish yet, but days away often are. */
  | "intended"
  /** Thought, hoped, nearly so. */
  | "supposed"
  /** Another person's statement. */
  | "reported"
  /** An earlier statement is taken back, or was a joke. */
  | "retracted";

/** True if a sentence of this mood may make a wish. */
export const mayWish = (mood: Mood): boolean =>
  mood === "asserted" || mood === "intended" || mood === "requested";

const LONGEST = 1000;

/** A line this long was probably broken by the mail program, not by its writer. */
const WRAPPED = 55;

/** Parses `text` as one sentence. */
export const sentenceOf = (text: string, where: Sentence["in"], tongue: Tongue): Sentence => {
  const short = firstOf(text.trim(), LONGEST);
  const { words, unread } = tongue.render(withoutQuotes(short));
  const { names: find, signs } = tongue;
  const names = find(words);
  const said = sayingOf(signs.sign(words, names));
  const proper = names.filter(({ common }) => !common);
  const asWords = proper.length < names.length ? sayingOf(signs.sign(words, proper)) : said;
  const twofold = twofoldOf(words, names, tongue);
  return { in: where, text: short, written: words, unread, ...said, asWords, twofold };
};

const sayingOf = (words: string): Saying => {
  const clauses = clausesOf(words);
  return { words, clauses, mood: moodOf(words, clauses) };
};

/** `placed`: the names that stand in the place of a name: "Sieg für Sieg" names one. */
const twofoldOf = (
  words: string,
  placed: readonly FoundName[],
  { names: find, signs }: Tongue,
): Twofold | null => {
  const textOf = ({ offset, end }: { readonly offset: number; readonly end: number }) =>
    words.slice(offset, end);
  const names = find(words, true).filter(
    (name) =>
      !placed.some((it) => it.offset !== name.offset && textOf(it) === textOf(name)) ||
      placed.some(({ offset }) => offset === name.offset),
  );
  const doubtful = names.filter((name) => name.common && tellsOfGames(textOf(name)));
  if (doubtful.length === 0) return null;
  return {
    asNames: sayingOf(signs.sign(words, names)),
    players: [...new Set(doubtful.flatMap(({ candidates }) => candidates))],
  };
};

/**
 * Splits a text into sentences: they end with `!`, `?`, `;` or with a full stop behind a word (not
 * behind a number: `3. August`, `1. e4`), or at the writer's line breaks. Linear.
 */
export const sentencesOf = (
  text: string,
  where: Sentence["in"],
  tongue: Tongue,
  most: number,
): readonly Sentence[] =>
  unwrapped(text)
    .flatMap((line) =>
      line.split(
        /(?<=[!?;…]|\)\.|(?<!\d ?)\.{3}|(?:\p{L}{3}|\d{4}|\p{L}\d)(?:\.|\)(?=\s+\p{Lu}))|\b(?:an|ab|zu|um|on|it|me|ok|aus|ja|no|us)\.)\s+(?=[\p{L}\p{N}"„(@])|(?<=(?:[-:] ?[01]|\p{L} 0)\.)\s+(?=\p{Lu})|(?<=[:;]-?[()DP]|\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{Lu})|(?<=\d\.\d{1,2}\.)\s+(?=(?:Ich|Wir|Bitte|Please|I|We|In|Dann|Und|Danke|Das|Die|Der|Mein|My|Am|Ab)\b)/u,
      ),
    )
    .flatMap(withoutAbbreviations())
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}½]/u.test(sentence))
    .slice(0, most)
    .map((sentence) => sentenceOf(sentence, where, tongue));

/** Full stops behind these end no sentence: the next piece belongs to it. */
const ABBREVIATION =
  /(?:\b(?:inkl|einschl|incl|bzw|ca|evtl|usw|dez|nov|okt|sept|sep|aug|jul|jun|apr|mrz|feb|jan|dec|oct|mar|str|nr|std|approx|etc|prof|mrs|hrn|zzgl|bspw))\.$/i;

const withoutAbbreviations = () => {
  let open = "";
  return (piece: string, index: number, pieces: readonly string[]): readonly string[] => {
    const joined = open === "" ? piece : `${open} ${piece}`;
    const ends =
      !ABBREVIATION.test(piece) || index === pieces.length - 1 || joined.length > LONGEST;
    open = ends ? "" : joined;
    return ends ? [joined] : [];
  };
};

/** Splits a text into lines, rejoining those that a mail program broke. */
const unwrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  let long = false;
  for (const line of text.split("\n").map((it) => it.trim())) {
    const continues = long && /^[\p{Ll}\p{N}("„]/u.test(line) && !/^(?:\d+[.)]|[-*•])\s/.test(line);
    const last = lines.at(-1) ?? "";
    // Never longer than what is read of a sentence: so joining stays linear.
    if (continues && last.length < LONGEST) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
    long = line.length >= WRAPPED && !/[.!?:;]$/.test(line);
  }
  return lines;
};

/** Placeholder for another person's words. */
const QUOTATION = ' "" ';

/** Replaces quotations, which are another person's words; keeps a quoted word or two. */
const withoutQuotes = (text: string): string =>
  text.replace(/[„“”"«»]([^„“”"«»\n]{1,1000})[“”"»«]/g, (whole, inside: string) =>
    inside.trim().split(/\s+/).length > 2 ? QUOTATION : whole,
  );

const CONDITION =
  /^(?:nur |only |und |and |aber |but |es sei denn|even )?(?:(?:wenn|falls|sofern|if)(?! (?:moeglich|possible|es geht|das geht)\b)|soweit|sobald|unless|should|sollte|vorausgesetzt|provided|in case|im falle?|as soon as|once|when|whenever|solange|as long as|es sei denn)\b/;
const REPORT = /^(?:dass|that(?!'s| is\b| was\b)|ob|whether)\b/;
const REASON =
  /^(?:weil|da|denn|obwohl|because|since|as|although|though|who|which|wo|where|nachdem|after|waehrend|while|seit|statt|anstatt|instead|der|den|dem|mit dem|gegen den|nachdem)\b/;

/** Boundary between clauses. */
const CLAUSE_END =
  /[,;:()"…]+ ?| - |(?<=\b(?:aufgegeb\w*|gewonn?\w*|verlor\w*|resigned|won|lost)) (?=(?:ich|i) (?:hab|habe|have|bin|won|lost)\b)|(?<=\b(?:hab|habe|hat|have|has)\b.{0,60}\b(?:aufgegeben|gewonnen|verloren|resigned|won|lost)) (?=(?:war|waere|da|it was|there was)\b)| (?=(?:aber|jedoch|allerdings|sondern|denn|weil|dass|wenn|falls|sofern|but|because|if|unless|although|obwohl|sobald|nachdem|however|though|es sei denn|vorausgesetzt|provided)\b)| (?:und|and|u\.|&|\+) (?=(?:ich|i|i'm|i'd|i'll|wir|we|er|he|she|sie|bitte|please|habe?|hab|fordere|forder|nehme|melde|trete|lehne|biete|werde|bin|have|gebe|spiele|setz\w*|trag\w*|moechte|challenge|accept|resign\w*|lost|won|offer|put|gewonnen|verloren|aufgegeben|hat|has|war|was|kann|can|am|will|would|du|you|mein|my|damit|dann|jetzt|nun|zwar|streich\w*|danke|thanks|thank|nicht|not|schlug|(?:\w{1,20} )?(?:aufgegeben|gewonnen|verloren|resigned)|einigten|vom|from)\b)/g;

const clausesOf = (words: string): readonly Clause[] => {
  const ends = [...words.matchAll(CLAUSE_END)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const begins = [0, ...ends.map(({ to }) => to)];
  return begins.flatMap((begin, index) => {
    const clause = words.slice(begin, ends[index]?.from ?? words.length);
    if (!/[a-z0-9½]/.test(clause)) return [];
    return [{ words: clause, offset: begin, hangs: hangsBy(clause), negated: isNegated(clause) }];
  });
};

const hangsBy = (clause: string): Clause["hangs"] => {
  const begin = clause.trim();
  if (CONDITION.test(begin)) return "condition";
  if (REPORT.test(begin)) return "report";
  return REASON.test(begin) ? "reason" : null;
};

const NEGATION =
  /\b(?:nicht|nichts|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand\w*|not|no|never|cannot|none|nobody|without|ohne|weder|neither|nor|\w{2,6}n't|cant|dont|wont|didnt|isnt|wasnt|havent|hasnt|doesnt)\b/;

/** "Nicht nur", "no more than": nothing is denied. */
const NO_DENIAL =
  /\b(?:nicht nur|not only|no doubt|nicht zuletzt|no problem|kein problem|ohne weiteres|nicht wahr|ohne zweifel|nicht mehr zu retten|(?:keine|null|no) (?:chance|aussichten?)|keinen stich|nichts? (?:mehr )?zu (?:machen|holen|bestellen)|nothing (?:left )?to be done|not a chance|no worries|no longer|warum nicht|why not|no\. ?\d)\b/g;

const isNegated = (clause: string): boolean => NEGATION.test(clause.replace(NO_DENIAL, " "));

const QUESTION =
  /^(?:hallo |hi |frage:? |question:? |und |and |also |aber |ach |btw |uebrigens )*(?:(?:bin|stehe|habe|haben|werde|wuerde|gilt|ist|sind|war|wird|gibt|hat|zaehlt|geht|reicht) (?:ich|wir|sie|ihr|man|er)|(?:gilt|ist|war|wird|gibt|hat|zaehlt|geht|reicht) (?:es|das|der|die|mein|meine)|(?:can|may|could|should|shall|do|does|did|is|are|was|am|would|will|must|have|has) (?:i|we|it|there|my|the|you|he|she|they)|(?:wie (?!jede|immer|gesagt|ich|wir|besprochen|vereinbart|angekuend|folgt|auch|schon|bereits|ueblich|gewuenscht|du |sie )|wann|wo|warum|wieso|weshalb|wer|wen|wem|welche[rnsm]?|ab wann|bis wann|what|when|where|why|who|whom|which|how|until when) ?)\b/;

/** Questions in form that request an action: "könnt ihr mich bitte streichen". */
/** A sentence with this beginning is a request, with any continuation. */
const MAY =
  /^(?:hallo |hi |und |and |also |aber )*(?!muss (?!(?:ich|man|wir|ihr|sie|er|es|der|die|das|mein\w*|jeder|jemand)\b))(?:kann|koennte|koennten|darf|duerfte|duerfen|soll|sollte|muss|muesste|can|could|may|should|shall|do|does|did|is it|are there) (?!(?:bitte|leider|nicht|derzeit|zurzeit|gerade|momentan|aktuell|diesmal|im moment|zur zeit)\b)\w/;

const REQUEST =
  /\b(?:koennt(?:e|en|et)?|kann|koennen|could|can|would|will|wuerden?|wuerdet) (?:sie|ihr|du|you|bitte|jemand|somebody|someone)\b.{0,60}\b(?:bitte|please|mich|mir|me)\b/;

const POLITELY =
  /\b(?:(?:kann|koennte|darf|duerfte|can|could|may|might) (?:ich|i|we|wir)|(?:would it|is it|waere es|ist es) (?:be )?(?:possible|moeglich))\b.{0,60}\b(?:bitte|please)\b|\b(?:bitte|please)\b.{0,40}\b(?:kann|koennte|darf|can|could|may) (?:ich|i|we|wir)\b/;

const SUPPOSITION =
  /\b(?:vielleicht|eventuell|evtl|womoeglich|moeglicherweise|wahrscheinlich|vermutlich|wohl|hoffe\w*|hoffentlich|glaube|denke|vermute|schaetze|ueberlege|maybe|perhaps|might|could|probably|likely|hope|hopefully|think|guess|believe|expect|suppose|consider\w*|wonder\w*|haette|haetten|hatte fast|waere|waeren|wuerde|wuerden|would've|i'd be|would(?! (?:like|love|prefer|appreciate|you|it)\b)|(?:almost|nearly|beinahe|fast)(?! (?:an?|one|two|three|ein\w*|zwei|drei|vier|all\w*|every|jed\w*|immer|always|nur|\d+)\b)|so gut wie|koennte|koennten|sieht .{0,20}aus|looks? like|seems?|scheint|wette|bet|traeum\w*|dream\w*|irgendwie|angenommen,|suppose|imagine|stell dir vor|wuenschte|wish i)\b/;

const INTENTION =
  /\b(?:morgen|tomorrow|naechste[snr]? (?:woche|monat|jahr)|next (?:week|month|year)|spaeter|later|bald|demnaechst|irgendwann|soon|someday|eventually|going to|gonna|about to|i'll|we'll|i will|we will|werde|plane|planen|planning|beabsichtige|vorhabe|vor habe)\b/;

/** "Ich würde gern", "hätte gern": politeness. */
const POLITE =
  /\b(?:wuerde|haette|wuerden|haetten)\b(?= (?:\w+ ){0,3}(?:gerne?|mich freuen|lust|interesse)\b)|\bi(?:'d| would) (?:like|love)\b|\b(?:i think )?it's time\b|\b(?:\w*zug|move|antwort|reply|coup)\b (?:waere|would be)\b/g;

const REPORTING =
  /\b(?:(?<!bitte )sagt|sagte|behauptet\w*|meint|meinte|erzaehlt\w*|berichtet\w*|hoere|hoert|gehoert|angeblich|laut|heisst es|meldet|meldete|schreibt(?! (?:mich|uns|bitte)\b)|schrieb|ausrichten|ausgerichtet|liess wissen|told|tells|says|said|claims|claimed|heard|hear|apparently|allegedly|according to|reports|reported by|wrote|writes|read that|im namen|on behalf|fuer meinen|for my|im auftrag|soll euch|soll ich|soll ausrichten|asked me to|bat mich|bittet mich|laesst (?:euch|dich|sie))\b/;

/** Returns what another person says without that they say it. */
export const withoutReporting = (words: string): string => words.replace(REPORTING, " ");

/** The sender's own earlier words are no report of others; "ich höre auf" hears nothing. */
const OWN_REPORT =
  /\b(?:hoere (?:\w+ ){0,4}auf|ich (?:\w+ )?(?:schrieb|sagte|berichtete|meldete)|(?:schrieb|sagte|meldete) ich|i (?:wrote|said|told you))\b/g;

const RETRACTION =
  /\b(?:(?:ziehe?n?|nehme?n?)\b.{0,80}\bzurueck|zurueck(?:zu)?ziehen|zurueckgezogen|zurueckzunehmen|zurueckgenommen|widerrufe|widerrufen|storniere\w*|streichen? wir|retract\w*|take(?: it| that)? back|revoke\w*|withdraw\w*|vertan|irrtum|irrtuemlich|versehentlich|versehen|scherz\w*|spass(?:ig)?|spaessle|war nur spass|joke|joking|kidding|just kidding|april april|vergiss|vergesst|vergessen sie|forget|ignore|disregard|ignorier\w*|never ?mind|doch nicht|doch lieber nicht|doch kein\w*(?! (?:\w+ )?(?:zeit|lust|chance|ahnung|problem|kraft|interesse)\b)|lieber doch nicht|gegenstandslos|ungueltig|hinfaellig|erledigt sich|on second thought\w*|scratch that|changed my mind|anders ueberlegt|stimmt nicht|not true|falsch|wrong|by mistake|aus versehen|quatsch|bloedsinn|unsinn)\b/;

/** "Ich ziehe mich zurück" retracts no statement, "viel Spaß" is no joke. */
const NO_RETRACTION =
  /\b(?:(?:ziehe|moechte|will|werde)\b.{0,20}\bmich\b.{0,60}\bzurueck(?:ziehen)?|mich\b.{0,60}\b(?:zurueck(?:zu)?ziehen|zurueckziehen)|withdraw(?:ing|n)? (?:from|myself)|(?:viel|grossen?|hat|macht|machte|war ein|great|ein|zum|mit) spass|mein fehler|meinem fehler|(?:durch|nach|wegen|due to|after|ein|einem|einen|einzuegiger?) (?:\w+ ){0,3}(?:fehler|mistake)|my mistake|i don't forget|bevor ich es vergess\w*|before i forget|mich nicht vergess\w*|nicht vergess\w*|don't forget)\b/g;

/** "Natürlich habe ich wieder glorreich verloren, haha": the contrary is meant, or nothing. */
const IRONY =
  /\b(?:natuerlich|selbstverstaendlich|klar|logisch|of course|sure|surely|obviously|naturally)\b.{0,200}\b(?:hahaha|haha|hihi|hehe|lol|rofl|not)\b|\b(?:von wegen|schoen waer'?s|schoen waere es|as if|in my dreams|in meinen traeumen|yeah right|wer'?s glaubt)\b/;

/** "…, nein": cancels the statement before it. */
const DENIED_AFTER = /^ ?(?:nein|nee|noe|no|nope|not|quatsch|denkste)[ .!]*$/;

/** Returns the mood of a sentence or a part of one, by its words. */
export const moodOf = (words: string, clauses: readonly Clause[]): Mood => {
  const calm = words.replace(NO_RETRACTION, " ");
  const last = clauses.length > 1 ? (clauses.at(-1)?.words ?? "") : "";
  if (RETRACTION.test(calm) || IRONY.test(words) || DENIED_AFTER.test(last)) return "retracted";
  if (/\?/.test(words) || QUESTION.test(words) || MAY.test(words))
    return REQUEST.test(words) ? "asserted" : POLITELY.test(words) ? "requested" : "asked";
  if (REPORTING.test(words.replace(OWN_REPORT, " "))) return "reported";
  if (clauses.some(({ hangs }) => hangs === "condition")) return "conditional";
  const direct = words.replace(POLITE, " ");
  if (SUPPOSITION.test(direct)) return "supposed";
  return INTENTION.test(direct) ? "intended" : "asserted";
};
