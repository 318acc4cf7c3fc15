/** The actor's part in the end of a game. */
export type EndVerb = "won" | "lost" | "drawn" | "beat" | "beaten";

/** The first match decides the meaning of a clause. */
export const OUTCOME_VERBS: readonly (readonly [EndVerb, RegExp])[] = [
  [
    "beaten",
    /\b(?:geschlagen geben|(?:wurde|wurd|bin|ist|is|worden|was|got|been|(?<=\bi )am|were|i'm) (?:\w+ ){0,5}?(?:geschlagen|besiegt|bezwungen|matt ?gesetzt|schachmatt|matt|mated|checkmated|beaten|defeated|crushed)|(?:geschlagen|besiegt|bezwungen|matt ?gesetzt) worden)\b/,
  ],
  [
    "beat",
    /\b(?:schlug|besiegte|bezwang|ueberspielte?|beat|defeated|mated|checkmated|crushed|(?:hat|habe|hab|konnte|have|has)\b.{0,80}\b(?:geschlagen|schlagen|besiegen|bezwingen|besiegt|bezwungen|ueberspielt|matt ?gesetzt|mattgesetzt|beaten)|setzte?\b.{0,60}\b(?:schach)?matt|(?:schach)?matt ?gesetzt)\b/,
  ],
  [
    "lost",
    /\b(?:verlor(?:e?n)?|aufgegeben|aufgebe|(?:muss|musste|mussten|habe|hab|hat|had to) .{0,60}\b(?:aufgeben|kapitulieren|hinlegen)|auf ?gegebn|(?:gebe?|(?<=\b(?:i|ich|isch|ick) )gib|gab|gibt|gebn)\b.{0,60}\bauf|resign(?:ed|s|ing)?|lost|unterlag|unterlegen|(?:waffen|segel|flagge|fahne) (?:\w+ ){0,2}(?:strecken|streichen|gestrichen)|(?:strecke|streckt|streckte|streiche|streicht|strich) (?:\w+ ){0,2}(?:waffen|segel|flagge|fahne)|gestreckt|hab\w* (?:\w+ ){0,3}verliert|(?:meine|eine) niederlage|my loss|kapituliert\w*|gave up|given up|give up|giving up|conced(?:e|ed|es)|thr(?:ew|ow|own|owing) in the towel|tipped my king|(?:werfe|wirft|warf) (?:\w+ ){0,3}handtuch|handtuch (?:geworfen|(?:zu )?werfen)|zeit ueberschritten|blaettchen gefallen|flagged|geschlagen)\b/,
  ],
  [
    "won",
    /\b(?:gewonn?(?:en|e|n)?|gwunn\w*|gewann|gwonna?n?|won|siegte|gesiegt|(?:konnte|konnt|durfte|habe|hab|hat) .{0,60}\b(?:gewinnen|siegen)|siegreich|mein sieg|my win|(?:ein|der|den|einen|a|the|klarer|schoener) (?:sieg|win|victory)|(?:den|der|einen|the|a) (?:vollen?|ganzen?|full|whole) (?:punkt|point)|sieg (?:fuer|von|gegen)|win (?:for|by|against)|gewinn fuer)\b/,
  ],
  [
    "drawn",
    /\b(?:remis|unentschieden|draw|drew|drawn|stalemate|patt|dauerschach|perpetual(?: check)?|punkteteilung|teil(?:en|ten|e)\b.{0,20}\bpunkte?|shar(?:e|ed|ing) the point|punkt(?:e)? geteilt|split the point|half a point each|1\/2)\b/,
  ],
];

/** Congratulations to another player on a win. */
export const CONGRATULATION =
  /\b(?:gratuliere|gratulation|glueckwunsch|congratulat(?:e|ions)|congrats)\b.{0,60}\b(?:zum|zu (?:ihrem|seinem|deinem)|on (?:the|your|his|her|a)) (?:\w+ ){0,2}(?:sieg|gewinn|erfolg|win|victory)\b/;

/** The winner by colour. */
export const COLOUR_OUTCOMES: readonly (readonly [RegExp, "1-0" | "0-1"])[] = [
  [
    /(?<!\b(?:mit|with|als|as|gegen|gegn|against|vs|versus) )\b(?:(?:sieg|gewinn|punkt) (?:von|fuer|an) weiss|(?:win|victory|point) (?:for|by) white|weiss (?:hat )?(?:gewinnt|gewann|gewonnen|siegt)|white (?:wins|won|has won)|schwarz (?:gibt auf|gab auf|hat aufgegeben|resigniert|ist matt|verliert|verlor|hat verloren)|black (?:resign(?:s|ed)|lost|loses|is mated))\b/,
    "1-0",
  ],
  [
    /(?<!\b(?:mit|with|als|as|gegen|gegn|against|vs|versus) )\b(?:(?:sieg|gewinn|punkt) (?:von|fuer|an) schwarz|(?:win|victory|point) (?:for|by) black|schwarz (?:hat )?(?:gewinnt|gewann|gewonnen|siegt)|black (?:wins|won|has won)|weiss (?:gibt auf|gab auf|hat aufgegeben|resigniert|ist matt|verliert|verlor|hat verloren)|white (?:resign(?:s|ed)|lost|loses|is mated))\b/,
    "0-1",
  ],
];

const OWN_COLOUR =
  /\b(?:(mit|with|als|as|playing|hatte|had)|gegen|gegn|against|vs) (?:den |the |meinen |my )?(?:(weiss\w{0,2}|white)|schwarz\w{0,2}|black)\b/;

/** Returns the colour that the speaker claims, or the opposite of one played against. */
export const ownColourIn = (words: string): "white" | "black" | null => {
  const match = OWN_COLOUR.exec(words);
  if (match === null) return null;
  const [, own, white] = match;
  return (own === undefined) === (white === undefined) ? "white" : "black";
};

/** Said of a position or a plan, not of the end of a game. */
export const NOT_OVER =
  /\b(?:auf gewinn|(?:play\w*|spiel\w*|kaempf\w*|going|fight\w*) (?:\w+ ){0,3}(?:for|auf|um) (?:(?:a|the|einen|den) )?(?:win|victory|sieg)|gewonnene? (?:stellung|position)|verlorene? (?:stellung|position)|stehe? (?:\w+ )?(?:auf|gut|schlecht|verloren|gewonnen)|won position|winning|losing|lost position|(?:platz|sitz|anspruch|hoffnung|mitgliedschaft) (?:\w+ ){0,4}auf|(?:give|giving|gave|given) up (?:\w+ ){0,2}(?:place|seat|spot|hope)|(?<!\b(?:auf|nach|wegen) )(?:tempo|zeit) (?:gewonnen|verloren)|(?:faden|ueberblick|uebersicht|geduld|lust) (?:\w+ )?(?:verlor|verloren)|lost (?:track|interest|count|my (?!(?:\w+ ){0,2}(?:game|match|first|second|last)\b))|verliere|gewinne)\b/;

/** Won or lost, they end no game. */
export const MATERIAL =
  /\b(?:figur|bauern?|qualitaet|dame|turm|laeufer|springer|pawn|piece|exchange|queen)\b/;

/** Ends a game, whatever was won or lost before. */
export const ENDS =
  /\b(?:aufgegeben|aufgebe|resign(?:ed|s)|(?:in the|das) (?:towel|handtuch)|handtuch (?:geworfen|werfen)|kapituliert|(?:schach)?matt(?: ?gesetzt)|mattgesetzt|checkmated|mated|(?:waffen|segel) (?:gestreckt|gestrichen))\b/;

/** Games elsewhere, also by scores that no single game has. */
export const ELSEWHERE =
  /\b(?:verein|vereins\w*|schachverein|blitz\w*|schnellschach|rapid|bullet|\w*liga|league|club championship|klubmeisterschaft|stadtmeisterschaft|online|lichess|chess\.com|chess24|playchess|cafe|kaffeehaus|otb|over the board|opa|oma|enkel\w*|grossvater|sohn\w*|tochter|kinder\w*|bruder|schwester|nachbar\w*|neighbou?r|son|daughter|brother|sister|grandpa|grandson|wife|husband|computer|stockfish|fritz|engine|fussball|football|soccer|bayern|lotto|lottery|mannschaft\w*|team|simultan|weltmeister\w*|world champion\w*|carlsen|nepo\w*|letztes jahr|voriges jahr|last year|damals|im fruehjahr|im fruehling|last spring|letzten sommer|last summer|frueher|years ago|vor (?:\w+ )?jahren|als kind|as a (?:child|boy|girl|kid)|letzte saison|last season|in meiner jugend|pokal\w*|cup|skat|tennis|schafkopf|tischtennis|open|turnier in|tournament in|pyramide des vorjahr\w*|anderes turnier|andere[nr]? partie|other game|another game|server|thematurnier|olympiade|freundschaftspartie|friendly)\b|(?<![\d.,:/-])(?:[2-9] ?[-:] ?\d|\d ?[-:] ?[2-9])(?![\d.,:/-])/;

/** Offers of draws, claims, refusals: nothing has ended yet. */
export const OFFER =
  /\b(?:biete|bietet|bot|angebot\w*|remisangebot\w*|anbiet\w*|angeboten|offer\w*|propos\w*|vorschlag\w*|schlage|vorgeschlagen|lehn\w*|abgelehnt|ablehn\w*|declin\w*|refus\w*|reject\w*|reklamier\w*|claim\w*|beantrag\w*)\b/;

/** An accepted offer. */
export const TAKEN =
  /\b(?:angenommen|accepted|accept|akzeptiert|akzeptiere|zugestimmt|stimme zu|agreed|agree|einverstanden|eingewilligt|annehme|nehme\b.{0,40}\ban)\b/;

/** Statements that a finished game was a draw. */
export const DRAW_IS =
  /\b(?:ende[nt]\w*|geendet|ausgegangen|ging|war|wurde|ist|haben|have|make|made|hatten|einigten|geeinigt|einigen|vereinbart|gespielt|spielten|trennten|getrennt|teilen|teilten|share|shared|agreed|agree|ended|ends|finished|drew|drawn|was|is|it's|we|wir|ergebnis|result|resultat|einverstanden|angenommen|accepted|accept|partie|game|match|mit|gegen|against|by|gemacht|fertig|durch|zwischen|between|(?:nach|after) \d+)\b/;

/** A claimed win on time; the director decides. */
export const CLOCK =
  /\b(?:on time|zeit\w*|zeitueberschreitung|time forfeit|flagged|blaettchen|uhr)\b/;
