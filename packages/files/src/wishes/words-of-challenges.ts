import { meaning } from "./phrases.ts";

/* Words of challenges and answers to them, in German, English, and French as far as it is left in French. */

/** Wanting a game against a player. */
export const CHALLENGES = meaning(`
  herausforder* | nehme .. vor | nehm .. vor | nehmen .. vor | vornehmen | knoepf* .. vor | vorknoepf* | wunschgegner* | gegen .. ran | meine wahl | my choice | mon choix | porte sur | put me down against | pair me with | rencontrer | me mesurer | would love to play | wish to play | heraus | forder* | fordre | gefordert | challeng* | gauntlet | handschuh | fehdehandschuh | duell* | duel | duels | defi | defie* | affronter | affronte | provoqu* | anklopfen | klopfe an | klopfe .. an | an den kragen
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
  annahme | freue mich auf | spielen wir | let's do it | fine by me | fine with me | deal | von mir aus | mach ich | mit vergnuegen | aber gern/gerne | c'est parti | ca marche | my pleasure | sure | passt | geht klar | warum nicht | why not | so be it | nehme .. an | nehm .. an | nimm .. an | angenommen | annehm* | akzeptier* | einverstanden | zugesagt | sage zu | sag zu | bestaetige | stelle mich | stell mich | bin dabei | mache mit | ich spiele | spiele gern* | na gut | also gut | okay | ok | meinetwegen | kann losgehen | los geht's | auf geht's | es gilt | abgemacht | topp | die wette gilt
  | accept* | happy to | glad to | gladly | delighted | game on | bring it on | bring on | you're on | take .. on | take him on | take her on | take it up | pick up the gauntlet | picked up the gauntlet | pick up the glove | count me in | i'm in | up for it | ready | let's go | let the game begin | challenge taken
  | releve | d'accord | volontiers | je suis pret* | partant* | entendu
`);

/** A challenge is not taken up. */
export const REFUSES = meaning(`
  ablehnung | not this time | another time | some other time | sit this one out | give it a miss | give this one a miss | count me out | ohne mich | ein andermal | ein anderes mal | diesmal nicht | dieses mal nicht | pas cette fois | une autre fois | pas possible | anderen gegner | jemand anderen/anders | someone else | somebody else | another opponent | un autre adversaire | quelqu'un d'autre | sagt .. ab | sagen .. ab | abgelehnt | ablehn* | lehne .. ab | lehn .. ab | absag* | sage .. ab | sag .. ab | passe | verzicht* | weise .. zurueck | zurueckweis* | ausschlag* | schlage .. aus | streichen | streicht | kneife | aus dem weg | ausserstande | zu viel um die ohren | viel um die ohren
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
  take on | take .. on | fit .. in | commit | manage | spielen | antret* | trete* | annehmen | mithalten | herausforderung* | forderung* | partie* | challenge* | game | games | play | face | accept | match | jouer | accepter | relever
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
