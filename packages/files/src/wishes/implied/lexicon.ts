import { meaning } from "./meaning.ts";

/*
 * Meanings of words in mails, in German, English, and French as far as it is left in French: how
 * people say it, not what follows from it. Wide on purpose: what is read from them is only proposed.
 */

/** The subject has lost. */
export const LOSES = meaning(`
  verlor* | aufgegeben | aufgeb* | aufgibt | aufgab | gab* .. auf | gebe .. auf | gibt .. auf | kapitul* | unterl* | niederlage* | besiegt worden
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
`);

/** The subject had no chance, in words of denial. */
export const IS_HELPLESS = meaning(`
  kein kraut | keine chance | keine chancen | null chance | nichts zu holen | nichts zu bestellen | nichts zu machen | nichts mehr zu machen | nichts zu retten | nix zu retten | nix zu machen | nix zu holen | nichts entgegenzusetzen | nichts ausrichten | kein land | keinen stich | nicht gewachsen | nicht zu helfen | kein mittel | nicht mehr zu retten
  | no answer | no match for | no chance | not a chance | stood no chance | nothing to be done | nothing i could do | no way back | couldn't hold | could not hold | no defence | no hope
  | aucune chance | rien a faire | rien pu faire | pas fait le poids
`);

/** The subject has beaten the object. */
export const BEATS = meaning(`
  schlug | geschlagen | besieg* | bezwang* | bezwungen | bezwing* | ueberspielt* | ueberrollt* | ueberrannt* | platt gemacht | plattgemacht | fertig gemacht | fertiggemacht
  | zerlegt* | vernascht | vermoebelt | vom brett gefegt | vom brett | abserviert | weggeputzt | weggehauen | kalt erwischt | ausgekontert | ausgespielt | ausgetrickst | mattgesetzt | matt gesetzt | setzte .. matt
  | in die knie gezwungen | keine chance gelassen | die grenzen aufgezeigt | eine lektion erteilt | zum aufgeben gezwungen | zum aufgeben gebracht | zur aufgabe gezwungen | niedergerungen | niedergekaempft | geputzt | rasiert | abgezogen | abgezockt | bestraft | das fell ueber die ohren
  | beat | beats | defeat* | crush* | mated | checkmate* | outplayed | outclassed | smash* | destroy* | trounc* | thrash* | demolish* | wiped the floor | wiped .. off the board | took .. apart | taken .. apart | overcame
  | got the better of | downed | dispatched | finished .. off | saw off | edged | ground .. down | made short work of | steamroll* | flattened | overpowered | vanquished | bested | slaughtered | hammered | put .. to the sword | cleaned .. clock | got past | see off
  | ecrase* | domine* | terrasse* | mis mat | mis en echec | puni
`);

/** The subject has won. */
export const WINS = meaning(`
  gewonn* | gewann | sieg | siege | siegt* | gesiegt | siegreich* | siegerin | sieger | triumph* | durchgesetzt | vollen punkt | voller punkt | ganzen punkt | ganzer punkt | den punkt | einen punkt | punkt geholt | punktgewinn | zaehler
  | erfolgreich* | die oberhand | das bessere ende | die nase vorn | heimgebracht | nach hause gebracht | heim gebracht | heimgeschaukelt | in trockenen tuechern | eingesackt | eingeheimst | eingefahren | eingetuetet | abgestaubt | verwertet | zum erfolg | knacken | geknackt
  | won | wins | win | victory | victorious | winner | prevail* | came out on top | come out on top | on top | full point | whole point | bagged | wrapped it up | wrapped up the point | pulled it off | pulled through | brought it home | brought home | clinched | the spoils | triumphant
  | gagn* | remport* | victoire | l'emporte* | empoche* | s'impose | me suis impose* | converti
`);

/** The two have drawn; also where the words deny that either won. */
export const DRAWS = meaning(`
  remis* | totremis | totgespielt | nur noch die koenige | unentschieden | patt | dauerschach | ewiges schach | stellungswiederholung | zugwiederholung | dreimalige stellung | punkteteilung | punktteilung | friedlich* | friedensschluss | frieden .. geschlossen | handschlag | halben punkt | halbe punkte | halber punkt | punkte .. geteilt | punkt .. geteilt | teilen .. punkt | teilten .. punkt
  | keiner .. gewonnen | kein sieger | keinen sieger | weder gewonnen noch verloren | nicht zu gewinnen | niemand .. gewonnen | schiedlich | waffenstillstand | fuenfzig zuege* | 50 zuege* | halbe halbe | halbe-halbe
  | draw | drew | drawn | draws | stalemate* | perpetual | threefold | repetition | repeated moves | split .. point | split it | halved | shared .. point | shared .. spoils | share .. point | half a point | half point | half each | honours even | honors even | all square | peace | truce | no winner | nobody won | neither .. won | fifty-move | 50-move | called it even | dead heat
  | nulle | match nul | egalite | pat | partage* | repetition | perpetuel | demi-point | demi point | la paix | fait la paix | trois fois
`);

export const CONGRATULATES = meaning(`
  gratulier* | gratulation* | glueckwunsch* | glueckwuensche | congratulat* | congrats | felicit* | hut ab | chapeau | verneige* | respekt | well played | well done | kudos | hats off
`);

/** A draw has been agreed, though words of offering stand beside it. */
export const AGREED = meaning(`
  auf (mein*) angebot | auf sein* angebot | auf ihr* angebot | nach .. angebot | geeinigt | einig* | angenommen | einverstanden | zugestimmt | eingewilligt | akzeptiert | vereinbart
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

/** Wanting a game against a player. */
export const CHALLENGES = meaning(`
  herausforder* | heraus | forder* | fordre | gefordert | challeng* | gauntlet | handschuh | fehdehandschuh | duell* | duel | duels | defi | defie* | affronter | affronte | provoqu* | anklopfen | klopfe an | klopfe .. an | an den kragen
  | messen | kraefte | cross swords | klingen | have a go at | a go at | crack at | pop at | a shot at | take on | taking on | take .. on | up for a game | fancy a game | a game against | a game with | lust auf | zum tanz | angreif* | greife .. an | attack* | attackier*
  | naechste* gegner* | gegner sein | als gegner* | next opponent | my opponent | as opponent | as my opponent | naechste* opfer | next victim | adversaire | gegen .. spielen | gegen .. antreten | spielen gegen | spiele gegen | antreten | antreten gegen | play against | play .. next | have a game
  | partie gegen | partie mit | aufnehmen | nehme es mit | trau* mich an | versuche .. glueck | versuche mich | versuche es mit | try my luck | tente ma chance | tenter ma chance | jouer contre | joue contre | mesurer | wahl faellt auf | choose | pick | picked | waehle | suche mir | such mir | ausgesucht | ausgewaehlt | choisis | choisi | je vise | m'attaque* | attaque | bekommt es mit mir zu tun | revanche | rematch | ziel | target | eye on
`);

/** Ways of wanting something. */
export const WANTS = meaning(`
  ich | mir | mich | moechte* | will | wuerde* | soll | hiermit | gern* | gerne | wuensche | bitte | bin bereit | lasst mich | i | i'd | i'll | i'm | let me | want* | would | like to | hereby | please | wish | me
  | je | j'* | moi | veux | voudrais | aimerais | souhait*
`);

/** A challenge is taken up. */
export const ACCEPTS = meaning(`
  nehme .. an | nehm .. an | nimm .. an | angenommen | annehm* | akzeptier* | einverstanden | zugesagt | sage zu | sag zu | bestaetige | stelle mich | stell mich | bin dabei | mache mit | ich spiele | spiele gern* | na gut | also gut | okay | ok | meinetwegen | kann losgehen | los geht's | auf geht's | es gilt | abgemacht | topp | die wette gilt
  | accept* | happy to | glad to | gladly | delighted | game on | bring it on | bring on | you're on | take .. on | take him on | take her on | take it up | pick up the gauntlet | picked up the gauntlet | pick up the glove | count me in | i'm in | up for it | ready | let's go | let the game begin | challenge taken
  | releve | d'accord | volontiers | je suis pret* | partant* | entendu
`);

/** A challenge is not taken up. */
export const REFUSES = meaning(`
  abgelehnt | ablehn* | lehne .. ab | lehn .. ab | absag* | sage .. ab | sag .. ab | passe | verzicht* | weise .. zurueck | zurueckweis* | ausschlag* | schlage .. aus | streichen | streicht | kneife | aus dem weg | ausserstande | zu viel um die ohren | viel um die ohren
  | declin* | refus* | turn .. down | turning .. down | pass on | have to pass | rain check | say no | saying no | unable | back out | regretfully | beg off
  | passe mon tour | decline*
`);

/** Things that a game needs. */
export const LACKS = meaning(`
  keine zeit | nicht die zeit | keine lust | kein interesse | keine kapazitaet* | keine weitere* | keine neue* | nicht antreten | wird nichts | wird leider nichts | nicht in der lage | nicht imstande | nein danke | lieber nicht | geht nicht | schaffe .. nicht | nicht dazu
  | no time | not up for | not interested | can't face | not able | no thanks | no thank you | rather not | no more games | can't fit
  | pas le temps | pas envie | pas en mesure
`);

/** Cannot or will not, with what is denied. */
export const DENIED_ACT = meaning(`
  spielen | antret* | trete* | annehmen | mithalten | herausforderung* | forderung* | partie* | challenge* | game | games | play | face | accept | match | jouer | accepter | relever
`);

export const LIST = meaning(`
  warteliste* | wartelist | liste | wl | warteschlange | schlange | waiting list | waitlist | wait list | list | queue | dauerwarteliste | liste d'attente
`);

export const ENTERS = meaning(`
  setz* | trag* .. ein | eintrag* | eingetragen | einzutragen | aufnehm* | aufgenommen | auf nehmen | nehm* .. auf | nehmt | pack* | schreib* | einreih* | reih* .. ein | anstell* | stell* | vormerk* | merk* .. vor | drauf | draufsetzen | rauf | warte | warten
  | put | pop | stick | add | enter | include | sign | join | place | get me on | on the list | line up | queue up | register | get onto | get on | chuck | shove
  | mettez | mets | mettre | inscri* | ajout*
`);

export const LEAVES = meaning(`
  streich* | gestrichen | austrag* | auszutragen | trag* .. aus | runter | herunter | raus | ohne mich | entfern* | loesch* | abmeld* | melde .. ab | nicht mehr | verlass* | nehmt .. von | nehmen .. von
  | remove* | take .. off | taken off | off the | drop | delete | strike | cross .. off | leave | withdraw | scratch | no longer | out of the queue | without me
  | retir* | enlev* | rayez | raye | supprim* | desinscri*
`);

/** Not now, but again later. */
export const SUSPENDS = meaning(`
  vorerst | voruebergehend | pausier* | aussetz* | setz* .. aus | ruhen | unterbrech* | stilleg* | vorlaeufig | bis auf weiteres | anhalten | ich melde mich wieder | melde mich wieder | fuers erste | momentan keine | zur zeit keine
  | pause | suspend* | on hold | for now | for the moment | for the time being | temporarily | stop for a while | until further notice | take a break | freeze
  | suspend* | pour l'instant | provisoirement
`);

export const RESUMES = meaning(`
  wieder .. aktiv* | reaktivier* | wieder einschalten | wieder .. scharf* | wieder .. schalt* | wieder .. anstell* | wieder aufnehm* | wieder dabei | wieder mitmachen | fortsetz* | weiterlaufen | wieder herausforderungen | wieder zuteilen
  | resum* | reactivat* | unpause | back on | again | switch .. back on
  | reprend* | reactiv*
`);

/** An opponent, no matter which. */
export const ANYONE = meaning(`
  irgend* gegner* | egal gegen wen | egal wen | einen gegner | neuen gegner | naechsten gegner | zuteil* | zugeteilt | zulos* | wer auch immer | any opponent | anyone | anybody | whoever | an opponent | a new opponent | next opponent | n'importe qui | un adversaire | nouvel adversaire
`);

/** Leaving the pyramid for good. */
export const RETIRES = meaning(`
  aus der pyramide | von der pyramide | off the pyramid | from the pyramid | out of the pyramid | off the ladder | from the ladder | out of the ladder | leave the pyramid | leave the ladder | quit the pyramid | quitting the pyramid
  | fuer mich schluss | schluss fuer mich | ist schluss | mache schluss | mach schluss | an den nagel | meinen platz .. auf | meinen platz .. frei* | platz freimachen | scheide aus | nicht weiter* | aufhoer* | hoere .. auf | hoer .. auf | beende .. teilnahme | beende .. mitgliedschaft | beende .. karriere | kuendig* | steige aus | steig aus | aussteig* | ausgestiegen | ich bin raus | bin dann raus | mache nicht mehr mit | mach nicht mehr mit | nicht mehr mitmachen | nicht mehr mitspielen | nicht laenger mitspielen | nicht mehr dabei | ohne mich | verabschiede mich | austritt | trete aus | ruecktritt | abschied nehmen | ziehe mich zurueck | zieh mich zurueck | zurueckziehen | mitgliedschaft | abzumelden | meine abmeldung | melde mich ab
  | hang up | hanging up | hung up | call it a day | calling it a day | retire | retiring | retirement | bow out | bowing out | step down | stepping down | done with | i quit | i'm quitting | time to stop | time to go | drop out | dropping out | pull out | pulling out | withdraw | withdrawing | my last | stop playing | not to continue | not continue | not be continuing | free up my place | vacate my | give up my place | giving up my place | resign my place | resign from | sign off for good
  | arrete | arreter | quitte | quitter | me retire* | desinscri* | retrait | ne joue plus | ne participe plus | plus participer | jette l'eponge | tire ma reverence | mettre fin
`);

export const PYRAMID = meaning("pyramid* | ladder | rangliste | pyramide | echelle");

/** Denials of a report. */
export const WRONG = meaning(`
  falsch* | stimmt (so) nicht | stimmt (gar) nicht | nicht richtig | nicht korrekt | inkorrekt | unzutreffend | unwahr | gelogen | luege* | luegt | irrtum | irrt* | fehler | nie | niemals | nicht einverstanden | kann nicht sein | unfug | unsinn | quatsch | nicht akzeptieren | akzeptiere .. nicht | korrigier* | berichtig* | reklamier* | widersprech* | einspruch | protest* | fechte .. an | anfechten
  | wrong* | incorrect* | untrue | not true | isn't true | false | never | disagree | lie | lying | mistake | mistaken | error | erroneous | not right | isn't right | not correct | can't be right | dispute | contest | object | protest | correct it | correct this | amend | overturn
  | faux | fausse | inexact* | erreur | pas d'accord | conteste* | jamais | errone*
`);

/** Subjects of a report. */
export const REPORTED = meaning(`
  ergebnis* | resultat* | result* | score | meldung | gemeldet* | eingetragen* | eintrag* | verbucht | veroeffentlicht* | vermeldet | tabelle | remis* | sieg* | gewonn* | verlor* | niederlage* | aufgegeben | report* | record* | entered | entry | draw | won | win | lost | loss | resign* | nulle
`);

/** A game goes on. */
export const GOES_ON = meaning(`
  spielen weiter | spiele weiter | weitergespielt | geht weiter | play on | playing on | goes on | laeuft noch | laeuft doch noch | laeuft weiter | geht noch weiter | noch nicht zu ende | noch nicht beendet | noch nicht vorbei | noch nicht entschieden | noch gar nicht | spielen noch | sind noch mitten | mitten in der partie | noch im gange | am laufen | still running | still going | still in progress | still playing | still being played | still on | not over | isn't over | not finished | isn't finished | in progress | unfinished | far from over | ongoing | en cours | pas terminee | pas finie
`);

/** Being away, or unable to play for some days. */
export const AWAY = meaning(`
  *urlaub* | *feiertag* | ferien | abwesen* | verreis* | verhindert | weg | fort | reise | reisen | fahre | fahren | fliege | fliegen | flug | krankenhaus | klinik | spital | op | operation | operiert | kur | reha | krank | grippe | corona | covid | im bett | liege flach | flach | auszeit | pause | pausier* | aussetz* | ruhen | hochzeit | heirate* | flitterwochen | umzug | umziehe* | ziehe um | pruefung* | klausur* | examen | messe | montage | dienstreise | geschaeftlich | seminar | fortbildung | lehrgang | kongress | wandern | zelten | camping | segeln | kreuzfahrt | pilger* | kloster | bundeswehr | manoever | kein netz | kein internet | ohne internet | ohne netz | offline | nicht da | nicht zu hause | nicht zuhause | nicht erreichbar | unerreichbar | nicht ans brett | nicht ziehen | nicht antworten | nicht spielen | keine zuege | frei nehmen | freigenommen | freistell* | beurlaub* | enkel* | familienfeier | beerdigung | trauerfall | stromlos
  | holiday* | vacation* | leave | away | absent | absence | travel* | trip | fly* | flying | cruise | hospital | surgery | operation | ill | sick | flu | bed rest | break | pause | wedding | honeymoon | moving house | exams | exam | conference | no internet | no signal | without internet | unavailable | not available | unreachable | unable to play | unable to move | can't move | can't play | cannot move | cannot play | no moves | off the grid | out of town | abroad | retreat | time off | camping | hiking | sailing | freeze | hold my games | family visit | funeral
  | conge* | hopital | hospitalise* | opere* | demenag* | mariage | noces | malade | clinique | stage | indisponible | injoignable | pars | partir | partons | deplacement | randonnee | sans internet | pas internet | croisiere
`);

/** A seat whose holder has gone. */
export const LEFT_SEAT = meaning(`
  ausgeschieden | ausgetreten | ausgestiegen | aufgehoert | zurueckgetreten | zurueckgezogen | gegangen | verlassen | frei | freigeworden | leer | verwaist | unbesetzt* | freie* | leere* | vakant* | nachfolge* | nachruecken | raus | weg | nicht mehr dabei | zu haben | verfuegbar | gestorben | verstorben
  | left | gone | retired | dropped out | stepped down | withdrawn | quit | vacant | vacated | vacancy | free | empty | open | unoccupied | abandoned | available | taken | xxx
  | parti* | quitte* | libre* | vacant* | vide | inoccupe*
`);

export const SEAT = meaning(`
  platz* | sitz* | feld* | stelle | stuhl* | seat | place | spot | slot | position | siege | vakanz | vacancy | xxx
`);

export const TAKES = meaning(`
  nehm* | nimm | beantrag* | bitte um | einnehm* | besetz* | uebernehm* | uebernahme | beanspruch* | moechte* | will | haette | wuerde* | haben | ruecke* | *ruecken | setz* | ziehe* | greife* | schnapp* | sicher* | bewerb* | reservier* | gebt | gib | take | taking | have | occupy | claim* | fill | i'd like | want | move | grab | bag | apply | like
  | prends | prendre | occuper | occupe | veux | voudrais | aimerais | souhait*
`);

/** Not meant as it is said. */
export const MOCKS =
  /;-?\)|\b(?:ha){2,}\w*|\bhi(?:hi)+\b|\bhe(?:he)+\b|\b(?:lol|rofl|lmao|weltmeister\w*|world champion\w*|carlsen|magnus|kasparow|kasparov|im traum|in my dreams|dans mes reves|schoen waer\w*|as if|als ob|yeah right|ja klar|na klar|klar doch|sicher doch|bien sur|ironie|just kidding|scherz\w*|(?:nur|aus|war(?: nur)?) spass|joke|fast|beinahe|almost|nearly|presque|would have|could have|um ein haar)\b|\bhaette\w*\b(?!.{0,20}\b(?:gern\w*|gedacht|erwartet|geglaubt|lust|interesse)\b)/;
