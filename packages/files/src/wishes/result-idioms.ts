import type { NameFinder } from "./names.ts";
import type { EndVerb } from "./result-words.ts";
import type { ReportedOutcome } from "./wish.ts";

/**
 * Figures of speech for the end of a game, and the actor's part in it. They leave a result to the
 * director: the same words are said of other things, too. The first match counts.
 */
export const IDIOMS: readonly (readonly [EndVerb, RegExp])[] = [
  [
    "drawn",
    /\b(?:shook hands|shaken hands|haende gereicht|die hand gereicht|honou?rs (?:are |were )?even|halved|punkt(?:e)? (?:\w+ ){0,3}geteilt|friedlich getrennt|frieden (?:\w+ )?geschlossen|friedensschluss|peace (?:was )?(?:agreed|declared|made)|made peace|call(?:ed)? it a draw|dead heat|(?:half|halbe[nrs]?) (?:a )?(?:point|punkt))\b/,
  ],
  [
    "beaten",
    /\b(?:(?:wurde|bin|was|got|been|were) (?:\w+ ){0,5}?(?:ueberspielt|ueberrannt|ueberrollt|niedergerungen|vom brett gefegt|auseinandergenommen|outplayed|outclassed|routed|thrashed|wiped out|demolished|steamrolled))\b/,
  ],
  [
    "lost",
    /\b(?:nichts (?:mehr )?zu (?:holen|bestellen|machen)|kein land gesehen|(?:keine|null|no|not a) chance|den kuerzeren gezogen|ziehe den kuerzeren|das nachsehen|(?:musste|muss|habe|hab) (?:\w+ ){0,4}beugen|gebeugt|leer ausgegangen|chancenlos|hergeschenkt|niederlage (?:kassiert|einstecken|hinnehmen|eingesteckt|hingenommen|bezogen)|(?:partie|spiel) (?:\w+ ){0,3}(?:futsch|im eimer|dahin|hinueber|verdaddelt|vergeigt|versemmelt)|(?:verdaddelt|vergeigt|versemmelt)|(?:tipped|laid|lay|laying|knocked|turned|toppled) (?:my|his|her|the|their) king|toppled my king|(?:koenig|q[a-j]+q) (?:\w+ )?(?:umgelegt|hingelegt|umgestossen|umgeworfen|umgekippt|gelegt)|(?:legte?|kippte?|warf|werfe|wirft|stiess) (?:\w+ ){1,3}koenig (?:\w+ )?(?:um|hin)|raised the white flag|weisse fahne|went down|going down|came off worse|second best|ran out of time|(?:my|his|her) (?:flag|time) (?:fell|ran out|has run out)|out of time|jete l'eponge)\b/,
  ],
  [
    "beat",
    /\b(?:auseinandergenommen|vom brett gefegt|niedergerungen|abserviert|weggeputzt|ueberrannt|ueberrollt|ueberlistet|got the better of|outplayed|outclassed|thrashed|demolished|steamrolled|polished off|took down)\b/,
  ],
  [
    "won",
    /\b(?:durchgesetzt|setzte (?:\w+ ){1,4}durch|(?:fuer|for) (?:sich|mich|himself|herself|myself) (?:entscheiden|entschieden|decided)|die oberhand|bessere ende|davongetragen|eingefahren|heimgefahren|eingetuetet|(?:punkt|sieg|zaehler) (?:\w+ ){0,2}(?:geholt|gemacht|eingefahren|eingeheimst|mitgenommen|errungen|verbucht)|(?:holte?|machte?|verbuchte?) (?:\w+ ){0,3}(?:punkt|sieg)|(?:took|take|takes|taken|bagged|got|gained|grabbed|scored|scooped) (?:(?:the|a|home|away) ){0,2}(?:full |whole )?(?:point|win|victory)|(?:scored|notched up|pulled off|clinched|secured|snatched) (?:\w+ ){0,3}(?:win|victory)|came out on top|prevailed|triumphed|triumphiert|(?:zu|too) (?:stark|gut|gross|strong|good|clever)(?: (?:fuer mich|for me))?|(?:war|was) (?:\w+ ){0,3}(?:staerker|besser|stronger|better))\b/,
  ],
];

/** Present tense, in a headline: "Lindner gewinnt." */
export const HEADLINE =
  /^\W*(?:(?:herrn?|frau|mr|mrs|ms) ?\.? ?)?q[a-j]+q (?:gewinnt|siegt|wins|(verliert|unterliegt|loses))\W*$/;

/** Comparisons end a game only if players are compared. */
export const COMPARES =
  /\b(?:stark|staerker|gross|strong|stronger|besser|better|gut|good|clever)\b/;

const POINT = "(?:punkte?|zaehler|sieg|gewinn|points?|win|victory)";
const BOARD = "(?:partie|spiel|game|match|duell|begegnung)";
const NAME = "(?:(?:herrn?|frau|mr|mrs|ms|den|die|the) ?\\.? ?)?(q[a-j]+q)";
const WHOM = `(?:(mich|me|myself|uns|yours truly|moi|meine wenigkeit)|(ihn|ihm|him|her|sie|meinen gegner|meine gegnerin|meinem gegner|my opponent|the opponent)|${NAME})`;

/** Behind a recipient nothing goes on: "ein Punkt für mich ist, dass …" awards none. */
const END =
  "(?= ?(?:$|[.,!;:)(-])| (?:leider|diesmal|heute|gestern|today|yesterday|nach|after|im|in|and|und|gegen|against|over|vs)\\b)";

/** "Der Punkt geht an Lisa", "ein Sieg für mich", "ging an mich". */
const AWARD = new RegExp(
  `\\b(?:(?:${POINT}|${BOARD})\\b.{0,30}\\b(?:geht|gehen|ging|gingen|goes|go|went|is|ist) (?:\\w+ ){0,2}?(?:an|to|fuer|for)|${POINT} (?:\\w+ )?(?:fuer|for|an|to)|^\\W*(?:q[a-j]+q )?(?:ging|geht|went|goes) (?:\\w+ ){0,2}?(?:an|to)) ${WHOM}${END}`,
);

const MINE = new RegExp(
  `\\b${POINT}\\b.{0,20}\\b(?:is|are|ist|sind|gehoert) (?:mine|meiner?|mir)\\b`,
);

/** "Sieg für Meier", whom nobody knows: no win of the writer's. */
export const FOR_ANOTHER =
  /\b(?:sieg|gewinn|win|victory) (?:fuer|for|by) (?!mich\b|me\b|uns\b|us\b|weiss|schwarz|white|black)[a-z]/;

const HALVED = /\b(?:halb\w*|half|1\/2|remis|draw|unentschieden)\b/;

/** Returns the outcome for the one that a clause awards the point or the game to; else null. */
export const awardIn = (words: string, names: NameFinder): ReportedOutcome | null => {
  if (HALVED.test(words)) return null;
  if (MINE.test(words)) return { by: "sender", result: "won" };
  const match = AWARD.exec(words);
  if (match === null) return null;
  const [, me, other, name] = match;
  if (me !== undefined) return { by: "sender", result: "won" };
  if (other !== undefined) return { by: "sender", result: "lost" };
  const player = name === undefined ? undefined : names(name)[0]?.candidates;
  return player === undefined ? null : { by: "player", player, result: "won" };
};
