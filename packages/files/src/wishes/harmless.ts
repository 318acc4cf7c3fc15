import { MOVES } from "./chess-notation.ts";
import type { Sentence } from "./sentences.ts";

const COURTESY =
  /^(?:(?:hallo|hi|hey|moin|servus|ahoj|hello|liebe[rs]?|dear|sehr geehrte[rs]?|guten? (?:tag|morgen|abend)|gruess (?:gott|dich|euch)|(?:vielen |herzlichen |besten |lieben |schoenen )?dank|danke\w*|thanks?|thank you|thx|merci|gru(?:ss|esse)|(?:viele|liebe|herzliche|beste|schoene|freundliche|sportliche|mit) \w+ ?(?:gruessen?|gruss)?|mfg|lg|vg|hg|bg|regards|best|kind|warm|cheers|sincerely|yours|ciao|pfiat\w*|pfuat\w*|pfueat\w*|baba|ade|adele|tschau|tschoe|bye|cu|cya|auf wieder\w+|glueck auf|gruess?li|dekuji|diky|ta|groet\w*|tot ziens|hoi|gruezi|goede\w*|dobry|zdravim|na shledanou|pozdrav\w*|selam\w*|saygi\w*|tesekkuer\w*|merhaba|hochachtungsvoll|tschuess|see you|bis (?:bald|dann|demnaechst)|viel (?:erfolg|spass|glueck)|good luck|have fun|all the best|alles gute|frohe[sn]?|schoene[nsr]?|einen schoenen|auf ein|auf eine|happy|merry|enjoy|glueckwunsch|gratulation|gratuliere|congratulations|congrats|well played|gut gespielt|nice|lovely|juhu+|hurra+|yeah|chapeau|respekt|nice|great|good|gute|tolle|super|it was a pleasure|hat spass|spass|prima|ok|okay|alles klar|freu\w*|gern geschehen|you're welcome|na dann|wirklich|ehrlich|really|sorry|entschuldigung|fyi|zur info|zur kenntnis|mein (?:erster )?(?:zug|antwortzug)|my (?:first )?(?:move|reply)|hier (?:ist |kommt )?(?:mein|der|die|das)|here (?:is|are|comes) (?:my|the)|anbei|im anhang|attached|ps|p\.s)\b)/;

const GREETING =
  /^(?:hallo|hi|hey|moin|servus|ahoj|hello|merhaba|selam|hoi|gruezi|gruess (?:gott|dich|euch)|tach|liebe[rs]?|dear|sehr geehrte[rs]?|guten? (?:tag|morgen|abend)|good (?:morning|evening))\b[^,!.]{0,60}[,!.] ?/;

const ASKS =
  /\?|\b(?:bitte|please|frage\w*|question\w*|aber|but|jedoch|however|allerdings|wenn|falls|if|warum|why|wann|when|moechte|will|want|need|brauche|muss|must|soll\w*|should|kann|can|koenn\w*|could|fehl\w*|problem\w*|ergebnis\w*|result\w*|besetzt|busy|heraus\w*|forder\w*|challeng\w*|wartelist\w*|list|urlaub\w*|holiday\w*|pyramid\w*|verlor\w*|gewonn\w*|won|lost|remis|draw|aufgegeben|resign\w*|einspruch|object\w*|retire|zurueck|adresse|address|telefon|phone)\b|\b[01] ?[-:] ?[01]\b|\b1\/2\b/;

/** Says what goes without saying: who else has the mail, that nobody moves who is away. */
const SELF_EVIDENT =
  /^(?:(?:siehe|wie im) (?:betreff|anhang)|see (?:subject|attachment|above|below)|(?:er|sie|he|she|mein gegner|my opponent|\w+) (?:bekommt|erhaelt|hat|gets|has|receives) (?:diese mail|eine kopie|a copy|this mail|this e-?mail)(?: (?:ebenfalls|auch|too|as well|in kopie|von mir))*|(?:in (?:dieser|der) zeit |in this time )?(?:keine zuege|no moves)(?: (?:von mir|from me|in dieser zeit|during (?:that|this) time|waehrenddessen|meanwhile))*)[.!]*$/;

const MOST_WORDS = 16;

/** Words that stand beside moves. */
const MOVE_WORDS =
  /\b(?:mein\w*|my|erster?|first|zug|zuege|move|moves|ist|is|lautet|und|and|dazu|antwort\w*|ich|i|spiele|ziehe|play|reply|beginne|start|mit|with|weiss|white|schwarz|black|eroeffne|open|hier|here|also|gleich|in jedem fall|antworte|noch|der|the|auf|as|a)\b/g;

/** Whether a sentence is a courtesy, a name or moves: nobody has to read it for what it asks. */
export const isHarmless = (sentence: Sentence, isName: (words: string) => boolean): boolean => {
  const { words } = sentence;
  if (/^[^a-z0-9]*$/.test(words)) return true;
  const besides = words.replace(MOVES, " ").replace(MOVE_WORDS, " ");
  if (!/[a-z]/.test(besides) || SELF_EVIDENT.test(words)) return true;
  if (isName(words)) return true;
  // What stands behind "hallo Günter," is no salutation any more.
  const greeting = GREETING.exec(words);
  const behind = greeting === null ? "" : words.slice(greeting[0].length);
  if (greeting !== null && behind !== "") return isHarmless({ ...sentence, words: behind }, isName);
  const count = words.split(" ").length;
  return count <= MOST_WORDS && COURTESY.test(words) && !ASKS.test(words);
};
