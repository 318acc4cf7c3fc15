import { meaning } from "./phrases.ts";

/*
 * Words about the end of a game, in German, English, and French as far as it is left in French. Plain
 * words may make a result certain. Of figures of speech there are many, and they are said of other
 * things, too: what is read from them is only proposed.
 */

/** The actor's part in the end of a game. */
export type EndVerb = "won" | "lost" | "drawn" | "beat" | "beaten";

const BEATEN = `
  geschlagen geben | wurde/wurd/bin/ist/is/worden/was/got/been/were/i'm .. geschlagen/besiegt/bezwungen/matt/mattgesetzt/schachmatt/mated/checkmated/beaten/defeated/crushed
  | i am .. mated/checkmated/beaten/defeated/crushed | geschlagen/besiegt/bezwungen/mattgesetzt worden | matt gesetzt worden
`;

const BEAT = `
  schlug | besiegte | bezwang | ueberspielt | ueberspielte | beat | defeated | mated | checkmated | crushed
  | hat/habe/hab/konnte/have/has ... geschlagen/schlagen/besiegen/bezwingen/besiegt/bezwungen/ueberspielt/mattgesetzt/beaten
  | geschlagen/besiegt/bezwungen/ueberspielt/mattgesetzt hat/habe/hab/haben/hatte | matt gesetzt hat/habe/hab/haben/hatte
  | hat/habe/hab/konnte/have/has ... matt gesetzt | setz/setze/setzt/setzte ... matt/schachmatt | matt gesetzt | schachmatt gesetzt
`;

const LOST = `
  verlor | verlorn | verloren | aufgegeben | aufgebe | muss/musste/mussten/habe/hab/hat ... aufgeben/kapitulieren/hinlegen | had to ... resign | aufgegebn | auf gegebn
  | geb/gebe/gab/gibt/gebn ... auf | i/ich/isch/ick gib ... auf | resign | resigned | resigns | resigning | lost | unterlag | unterlegen
  | waffen/segel/flagge/fahne .. strecken/streichen/gestrichen | strecke/streckt/streckte/streiche/streicht/strich .. waffen/segel/flagge/fahne | gestreckt | hab* .. verliert
  | meine/eine niederlage | my loss | kapituliert* | gave up | given up | give up | giving up | concede | conceded | concedes | threw/throw/thrown/throwing in the towel | tipped my king
  | werfe/wirft/warf .. handtuch | handtuch geworfen/werfen | handtuch zu werfen | zeit ueberschritten | blaettchen gefallen | flagged | geschlagen
`;

const WON = `
  gewonnen | gewonne | gewonn | gewonnn | gewonen | gewone | gewon | gwunn* | gewann | gwonn | gwonna | gwonnan | won | siegte | gesiegt | konnte/konnt/durfte/habe/hab/hat ... gewinnen/siegen
  | siegreich | mein sieg | my win | ein/der/den/einen/a/the/klarer/schoener sieg/win/victory | den/der/einen/the/a volle/vollen/ganze/ganzen/full/whole punkt/point
  | sieg fuer/von/gegen | win for/by/against | gewinn fuer
`;

const DRAWN = `
  remis | unentschieden | draw | drew | drawn | stalemate | patt | dauerschach | perpetual | punkteteilung | teile/teilen/teilten .. punkt/punkte
  | share/shared/sharing the point | punkt/punkte geteilt | split the point | half a point each
`;

/** The first one that is said decides the meaning of a clause. */
export const END_VERBS = [
  ["beaten", meaning(BEATEN)],
  ["beat", meaning(BEAT)],
  ["lost", meaning(LOST)],
  ["won", meaning(WON)],
  ["drawn", meaning(DRAWN)],
] as const;

/** The subject has lost. */
export const LOSES = meaning(`
  ${LOST} | verlor* | aufgegeben | aufgeb* | aufgibt | aufgab | gab* .. auf | gebe .. auf | gibt .. auf | kapitul* | unterl* | niederlage* | besiegt worden
  | eingegangen | baden gegangen | untergegangen | unter die raeder | unter die raeder geraten | den loeffel ab* | handtuch
  | segel .. gestrichen | segel .. streichen | die segel | waffen .. gestreckt | waffen .. strecken | weisse fahne | geschlagen geben | geschlagen gegeben
  | ins korn | reingelaufen | hineingelaufen | reingefallen | hereingefallen | feierabend | partie .. weg | ueberschritten | ruiniert | koenig .. umgelegt | koenig .. umgekippt | koenig .. umgeworfen | koenig .. hingelegt | koenig .. gefallen | ins matt gelaufen | matt geworden
  | mattgesetzt worden | matt gesetzt worden | zeit abgelaufen | zeit ueberschritten | ueber die zeit | blaettchen | den kuerzeren | lehrgeld
  | abgeschmiert | abgestuerzt | auf die muetze | klatsche | auf die nase | auf den deckel | packung | haue bekommen | hiebe | dresche | pruegel bezogen | gebeugt | beugen
  | mich .. erwischt | ausgeknockt | vergeigt | vermasselt | verbockt | versemmelt | verpatzt | vergurkt | verkackt | in den sand gesetzt | verschenkt | hergegeben
  | nichts zu holen | nichts mehr zu machen | chancenlos | ohne chance | keine chance | dran glauben | passen muessen | einpacken | gestreckt | abgeben muessen
  | eine null | nullnummer kassiert | k o gegangen | geplatzt | in die knie gegangen
  | lost | loses | i lose | i loose | loss | resign* | conced* | capitul* | surrender* | threw in | thrown in | throwing in | threw it in | towel | tipped .. king | toppled .. king | laid .. king
  | tipped over | flagged | ran out of time | run out of time | time expired | overstepped | forfeited | went down | gone down | going down | went under
  | came second | came off second | second best | bit the dust | bitten the dust | white flag | gave up | given up | gave it up | defeat | drubbing | hiding | hammering | thrashing | succumbed
  | no match for | no answer | collapsed | crumbled | undone | got mated | got beaten | got crushed | was mated | was beaten | was crushed | outplayed by | beaten by | mated by | crushed by
  | taught .. lesson | blew it | blown it | threw it away | thrown it away | walked into | walked straight into | walked right into | ran into | ran straight into | fell into | fell for | stumbled into | packed it in | called it quits | stopped the clock* | overstepped | timed out | time ran out | lost on time | had to give | shook hands in defeat | bow* to
  | defaite | incline* | couche mon roi | couche son roi | rendu les armes | rends les armes | baisse pavillon | jette l'eponge | jete l'eponge | ecrase par | battu par | subi | concede* | baisse les bras | rendu les pieces | tombe au temps | drapeau tombe | pris une raclee | me suis fait | succombe*
  | sich .. ergeben | mich .. ergeben | ergibt sich | ergab sich | gave in | s'est rendu | das nachsehen | ging verloren | geht verloren | weggeworfen | soundly beaten | outplayed | beaten hands down | avoue vaincu* | me suis fait battre/mater/laminer | me faire battre/mater | deroute | m'a eu | das nachsehen | leer ausgegangen | hergeschenkt | partie/spiel .. futsch/dahin/hinueber/verdaddelt | im eimer | verdaddelt | niederlage kassiert/einstecken/hinnehmen
  | knocked/turned .. king | legte/legt/lege/kippte/kippt/warf/werfe/wirft/stiess .. koenig um/hin | legte/lege/kippe .. koenig | came off worse | flag fell | time fell | out of time | my time .. run out
`);

/** The subject had no chance, in words of denial. */
export const IS_HELPLESS = meaning(`
  nicht gereicht | reichte nicht | reicht es nicht | nicht genug | nicht gelangt | was not enough | wasn't enough | not good enough | pas suffi | pas suffisant | war nichts | war wohl nichts | null geht/ging an mich | nichts zu/zum lachen/lacha | kein kraut | keine chance | keine chancen | null chance | nichts zu holen | nichts zu bestellen | nichts zu machen | nichts mehr zu machen | nichts zu retten | nix zu retten | nix zu machen | nix zu holen | nichts entgegenzusetzen | nichts ausrichten | kein land | keinen stich | nicht gewachsen | nicht zu helfen | kein mittel | nicht mehr zu retten
  | no answer | no match for | no chance | not a chance | stood no chance | nothing to be done | nothing i could do | no way back | couldn't hold | could not hold | no defence | no hope
  | aucune chance | rien a faire | rien pu faire | pas fait le poids
`);

/** The subject has beaten the object. */
export const BEATS = meaning(`
  ${BEAT} | schlug | geschlagen | besieg* | bezwang* | bezwungen | bezwing* | ueberspielt* | ueberrollt* | ueberrannt* | platt gemacht | plattgemacht | fertig gemacht | fertiggemacht
  | zerlegt* | vernascht | vermoebelt | vom brett gefegt | vom brett | abserviert | weggeputzt | weggehauen | kalt erwischt | ausgekontert | ausgespielt | ausgetrickst | mattgesetzt | matt gesetzt | setzte .. matt
  | in die knie gezwungen | keine chance gelassen | die grenzen aufgezeigt | eine lektion erteilt | zum aufgeben gezwungen | zum aufgeben gebracht | zur aufgabe gezwungen | niedergerungen | niedergekaempft | geputzt | rasiert | abgezogen | abgezockt | bestraft | das fell ueber die ohren
  | beat | beats | defeat* | crush* | mated | checkmate* | outplayed | outclassed | smash* | destroy* | trounc* | thrash* | demolish* | wiped the floor | wiped .. off the board | took .. apart | taken .. apart | overcame
  | got the better of | downed | dispatched | finished .. off | saw off | edged | ground .. down | made short work of | steamroll* | flattened | overpowered | vanquished | bested | slaughtered | hammered | put .. to the sword | cleaned .. clock | got past | see off
  | ecrase* | domine* | terrasse* | mis mat | mis en echec | puni
  | auseinandergenommen | ueberlistet | polished off | took down | wurde .. ueberspielt
`);

/** The subject has won. */
export const WINS = meaning(`
  ${WON} | gewonn* | gewann | sieg | siege | siegt* | gesiegt | siegreich* | siegerin | sieger | triumph* | durchgesetzt | vollen punkt | voller punkt | ganzen punkt | ganzer punkt | den punkt | einen punkt | punkt geholt | punktgewinn | zaehler
  | erfolgreich* | die oberhand | das bessere ende | die nase vorn | heimgebracht | nach hause gebracht | heim gebracht | heimgeschaukelt | in trockenen tuechern | eingesackt | eingeheimst | eingefahren | eingetuetet | abgestaubt | verwertet | zum erfolg | knacken | geknackt
  | won | wins | win | victory | victorious | winner | prevail* | came out on top | come out on top | on top | full point | whole point | bagged | wrapped it up | wrapped up the point | pulled it off | pulled through | brought it home | brought home | clinched | took/takes/take the spoils | triumphant
  | gagn* | remport* | victoire | l'emporte* | empoche* | s'impose | me suis impose* | converti
  | setzte .. durch | entschieden/entscheiden fuer sich/mich | fuer sich/mich entscheiden/entschieden | das bessere ende | bessere ende | davongetragen | heimgefahren | als sieger/siegerin vom brett | jubeln | gewonnen gegeben | kampflos | einkassiert | heimgeholt
  | punkt/sieg/zaehler .. geholt/gemacht/eingefahren/eingeheimst/mitgenommen/errungen/verbucht | holte/holt/hole/machte/verbuchte .. punkt/sieg
  | took/take/takes/taken/bagged/got/gained/grabbed/scored/scooped (the) (a) full/whole point/win/victory | took/take/takes/taken/bagged/get/gets/got/gained/grabbed/scored/scooped/earns/earned/has/deserves (the/a) (home/away) point/win/victory
  | scored/notched/pulled/clinched/secured/snatched .. win/victory | triumphed
`);

/** The subject was the better one: where one of the two is named, who won. */
export const IS_STRONGER = meaning(`
  zu/too stark/gut/gross/strong/good/clever | war/was .. staerker/besser/stronger/better
`);

/** Of a player, in the present tense: mostly of the end. */
export const WINS_NOW = meaning("gewinnt | siegt | wins");
export const LOSES_NOW = meaning("verliert | unterliegt | loses");

/** The two have drawn; also where the words deny that either won. */
export const DRAWS = meaning(`
  ${DRAWN} | remis* | totremis | totgespielt | nur noch die koenige | unentschieden | patt | dauerschach | ewiges schach | stellungswiederholung | zugwiederholung | dreimalige stellung | punkteteilung | punktteilung | friedlich* | friedensschluss | frieden .. geschlossen | handschlag | halben punkt | halbe punkte | halber punkt | punkte .. geteilt | punkt .. geteilt | teilen .. punkt | teilten .. punkt
  | keiner .. gewonnen | kein sieger | keinen sieger | weder gewonnen noch verloren | nicht zu gewinnen | niemand .. gewonnen | schiedlich | waffenstillstand | fuenfzig zuege* | 50 zuege* | halbe halbe | halbe-halbe
  | draw | drew | drawn | draws | stalemate* | perpetual | threefold | repetition | repeated moves | split .. point | split it | halved | share/shared/sharing .. point/points/spoils/honours/honors | half a point | half point | half each | honours even | honors even | all square | peace | truce | no winner | nobody won | neither .. won | fifty-move | 50-move | called it even | dead heat
  | nulle | match nul | egalite | pat | partage* | repetition | perpetuel | demi-point | demi point | la paix | fait la paix | trois fois
  | shook hands | shaken hands | haende gereicht | hand gereicht | friedlich getrennt | punktgleich | halbes puenktchen | halben | a half each | half each | partage des points | partage le point | honours were shared | sind uns einig | called it a draw | call it a draw
`);

export const CONGRATULATES = meaning(`
  gratulier* | gratulation* | glueckwunsch* | glueckwuensche | congratulat* | congrats | felicit* | hut ab | chapeau | verneige* | respekt | well played | well done | kudos | hats off
`);

/** A draw has been agreed, though words of offering stand beside it. */
export const AGREED = meaning(`
  zugegriffen | eingeschlagen | zugeschlagen | mitgegangen | grabbed it | jumped at it | jumped at | snapped it up | shook on it | auf (mein*) angebot | auf sein* angebot | auf ihr* angebot | nach .. angebot | geeinigt | einig* | angenommen | einverstanden | zugestimmt | eingewilligt | akzeptiert | vereinbart
  | agree* | accepted | at my suggestion | on my offer | on his offer | on her offer | at his suggestion | at her suggestion | settled | took it | taken it | take it | happy to accept | glad to accept | said yes | ja gesagt
`);

/** A game is at its end, however it ended. */
export const OVER = meaning(`
  beendet | zu ende | vorbei | ausgegangen | entschieden | gelaufen | abgeschlossen | fertig | endete | geendet | ueberstanden | rum | finito | aus und vorbei
  | over | finished | ended | concluded | done and dusted | done | settled | complete | completed | came to an end | finie* | fini | termine*
`);

export const GAME = meaning(`
  partie* | spiel | spiels | begegnung | duell | match | game | games | kampf | pyramidenpartie | pyramidenspiel | encounter | board | brett | rencontre
`);

/** Said of a win: the sender's, or the one of a person who is not named. */
export const IN_FAVOUR =
  /\b(?:(zu (?:meinen|unseren) gunsten|zu (?:meinem|unserem) (?:vorteil|glueck)|in my favou?r|to my advantage|my way|a my avantage|in my faveur)|zu (?:seinen|ihren|deren|dessen|deinen) gunsten|zu (?:seinem|ihrem) vorteil|zu gunsten|zugunsten|in (?:(?:his|her|their|your) )?favou?r|to (?:his|her) advantage|(?:his|her) way|(?:a|in|to) (?:his|her) (?:avantage|faveur))\b/;

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
  /\b(?:auf gewinn|(?:play\w*|spiel\w*|kaempf\w*|going|fight\w*) (?:\w+ ){0,3}(?:for|auf|um) (?:(?:a|the|einen|den) )?(?:win|victory|sieg)|gewonnene? (?:stellung|position)|verlorene? (?:stellung|position)|stehe? (?:\w+ )?(?:auf|gut|schlecht|verloren|gewonnen)|won position|winning|losing|lost position|(?:platz|sitz|anspruch|hoffnung|mitgliedschaft) (?:\w+ ){0,4}auf|(?:give|giving|gave|given) up (?:\w+ ){0,2}(?:place|seat|spot|hope)|(?<!\b(?:auf|nach|wegen) )(?:tempo|zeit) (?:gewonnen|verloren)|(?:faden|ueberblick|uebersicht|geduld|lust) (?:\w+ )?(?:verlor|verloren)|lost (?:track|interest|count|my (?!(?:\w+ ){0,2}(?:game|match|first|second|last)\b))|verliere|gewinne|resign(?:ed|s|ing)? (?:myself|himself|herself)|resigned to)\b/;

/** Won or lost, they end no game. */
export const MATERIAL =
  /\b(?:figur|bauern?|qualitaet|dame|turm|laeufer|springer|pawn|piece|exchange|queen)\b/;

/** Ends a game, whatever was won or lost before. */
export const ENDS =
  /\b(?:aufgegeben|aufgebe|resign(?:ed|s)|(?:in the|das) (?:towel|handtuch)|handtuch (?:geworfen|werfen)|kapituliert|(?:schach)?matt(?: ?gesetzt)|mattgesetzt|checkmated|mated|(?:waffen|segel) (?:gestreckt|gestrichen))\b/;

/** Games elsewhere, also by scores that no single game has. */
export const ELSEWHERE =
  /\b(?:verein|vereins\w*|schachverein|blitz\w*|schnellschach|rapid|bullet|\w*liga|league|(?:at|in|im|au|for) (?:(?:the|my|our|unserem|meinem) )?(?:chess )?(?:club|klub)|club (?:championship|night|evening)|klubabend|stammtisch|klubmeisterschaft|stadtmeisterschaft|online|lichess|chess\.com|chess24|playchess|cafe|kaffeehaus|otb|over the board|opa|oma|enkel\w*|grossvater|sohn\w*|tochter|kinder\w*|bruder|schwester|nachbar\w*|neighbou?r|son|daughter|brother|sister|grandpa|grandson|wife|husband|computer|stockfish|fritz|engine|fussball|football|soccer|bayern|lotto|lottery|mannschaft\w*|team|simultan|weltmeister\w*|world champion\w*|carlsen|nepo\w*|letztes jahr|voriges jahr|last year|damals|im fruehjahr|im fruehling|last spring|letzten sommer|last summer|frueher|years ago|vor (?:\w+ )?jahren|als kind|as a (?:child|boy|girl|kid)|letzte saison|last season|in meiner jugend|pokal\w*|cup|skat|tennis|schafkopf|tischtennis|open|turnier in|tournament in|pyramide des vorjahr\w*|anderes turnier|andere[nr]? partie|other game|another game|server|thematurnier|olympiade|freundschaftspartie|friendly)\b|(?<![\d.,:/-])(?:[2-9] ?[-:] ?\d|\d ?[-:] ?[2-9])(?![\d.,:/-])/;

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
