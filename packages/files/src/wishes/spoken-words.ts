/*
 * Words as people speak or type them in haste, and as the grammar has them: contractions, dialects,
 * missing apostrophes. Folded.
 */

const GERMAN = `
  hats hat es | hat's hat es | habs habe es | hab's habe es | gebs gebe es | geb's gebe es | wars war es | war's war es | wirds wird es | gings ging es | ging's ging es | ists ist es
  | is ist | nehms nehme es | nehm's nehme es | obs ob es | wenns wenn es | reichts reicht es | reicht's reicht es | lags lag es | liefs lief es | lief's lief es
  | net nicht | ned nicht | nich nicht | nit nicht | nimmer nicht mehr | nix nichts | nixx nichts
  | moecht moechte | mecht moechte | wuerd wuerde | wollt wollte | haett haette | koennt koennte | muesst muesste | sollt sollte | waer waere | duerft duerfte | kanns kann es | kann's kann es
  | gega gegen | gegn gegen | hob habe | hom haben | ham haben | hamma haben wir | hammas haben wir es | simma sind wir | samma sind wir | ghabt gehabt | gwonna gewonnen | gwunna gewonnen | gwonnen gewonnen
  | verlorn verloren | verloan verloren | gspielt gespielt | gspuit gespielt | gschlagn geschlagen | gschlagen geschlagen | gschlogn geschlagen | aufgem aufgegeben | aufgebn aufgegeben | aufgegebn aufgegeben
  | scho schon | no noch | grad gerade | grade gerade | heit heute | i ich | mia wir | dat das | wat was | keene keine | ooch auch | uff auf | werd werde | mim mit dem | fuers fuer das
  | vllt vielleicht | vl vielleicht | evt evtl | wg wegen | unentsch unentschieden | herausf herausforderung | hf herausforderung
`;

const ENGLISH = `
  wanna want to | gonna going to | gotta have to | lemme let me | dunno do not know | cant can't | dont don't | wont won't | didnt didn't | isnt isn't | wasnt wasn't | couldnt couldn't
  | wouldnt wouldn't | havent haven't | hasnt hasn't | ive i've | thats that's | theres there's | im i'm | u you | ur your | cos because | coz because | cuz because | tmrw tomorrow | tmr tomorrow | abt about
`;

const tableOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split("|").map((entry) => {
      const [word = "", ...meant] = entry.trim().split(/\s+/);
      return [word, meant.join(" ")];
    }),
  );

const TABLES = { german: tableOf(GERMAN), english: tableOf(ENGLISH) } as const;

const GERMAN_WORDS =
  /\b(?:ich|und|der|die|das|dem|den|des|nicht|mit|gegen|hab|habe|bin|ist|ein|eine|bitte|auf|fuer|von|zu|zum|mein|meine|hallo|servus|moin|gruss|gruesse|leider|heute|noch|jetzt|gern|gerne|da|dass|wir|mich|mir|es|sehr|kein|gruezi|na|schon|wieder|hob|ham|ghabt|gega|aufgem|moecht|wuerd|heit|nix)\b/g;

const ENGLISH_WORDS =
  /\b(?:the|and|my|with|is|are|of|to|have|has|it|you|for|against|at|on|this|that|please|would|will|i'm|i'd|i've|we|he|she|not|hi|hello|dear|thanks)\b/g;

/** Returns the spoken words of the language that more of these words are in, and their meanings. */
export const spokenWords = (words: string): ReadonlyMap<string, string> =>
  (words.match(GERMAN_WORDS)?.length ?? 0) > (words.match(ENGLISH_WORDS)?.length ?? 0)
    ? TABLES.german
    : TABLES.english;
