import type { WishContent } from "./wish.ts";

/*
 * Folded words of mails that ask for one thing and nothing else. Excludes words that change a
 * statement: but, actually, almost, wanted, perhaps, only, later, of course.
 */

/** Words without a meaning of their own, with any wish or alone. */
const HARMLESS = `
  ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer
  du dich dir euch ihr sie ihnen ihre ihren ihrem dein deine deinen deiner der die das den dem des
  ein eine einen einem einer nen ne n und u sowie auch hier heute soeben eben gerade nun jetzt also
  ja dann so sehr ganz in im ins an am ans auf aus bei beim mit von vom zu zum zur fuer um nach
  ueber ist sind bin es mal noch dies diese dieser diesen dieses herr herrn frau hr fr a dass lieber
  liebe liebes lieben hallo hi hey moin servus gruss gruesse gruessen lg vg mfg danke dank vielen
  besten herzlichen herzliche freundlichen freundliche sportlichen schoenen schoene viele guten tag
  abend geehrte geehrter turnierleitung turnierleiter spielleiter leitung pyramidenwart schachfreund
  schachfreunde schachfreundin werte werter werten hab habe haben uebrigens gern gerne leider
  freundlich alles gute gut gruezi ick isch i ik ok okay the my me i'm i've we we've us our you your
  to on at of for from it is this that these thanks thank thx now today and with as by hello dear
  sir madam mr mrs ms regards kind best cheers greetings just here director then very much all
  everyone everybody team folks good evening morning day unfortunately sadly sorry well wie re ps
  btw bestens juhu hurra yo leute mate gday gg omg euer pfiat ta merci ist's
`;

/** Words that introduce a request or announcement: only harmless together with it. */
const ANNOUNCING = `
  bitte hiermit pyramide kenntnis info information melde moechte will wollen ab seit mitteilen teile
  mitzuteilen bekanntgeben please pls plz hereby herewith ladder pyramid want inform let know tell
  report gell write down via per e mail email note uhr html body br p div nbsp quot amp uuml ouml
  auml szlig komma punkt stop daher deshalb therefore vorab einmal usw z b
`;

/** Greetings, thanks, wishes and congratulations: they ask for nothing. */
const COURTESY = `
  danken dankeschoen bedanke bedanken muehe hilfe partie partien spiel turnier game match news
  hochachtungsvoll tschuess tschau tschoe ciao bye cu cya baba ade adele wiedersehen wiederhoeren
  glueck bg hg vhg freundlichst sincerely yours truly faithfully warm warmest many wishes wish luck
  fun have enjoy happy merry weekend week year christmas xmas easter new ahoj dekuji diky groet
  groeten groetjes goede hoi dobry zdravim shledanou pozdrav pozdravy selam saygilar saygilarimla
  tesekkuerler tesekkuer merhaba tach gruess gott gruesst gruessli eich pfueat pfuat sportlichem
  sportlicher lieb liebem moeglichst freude spass erfolg weiterhin bald demnaechst frohe frohes
  froher fest weihnachten ostern neues jahr rutsch sonntag samstag wochenende woche feiertage advent
  adventszeit zeit vormittag nachmittag nacht mittag schoen schoenes schoener nettes nette netten
  guter gutes tolle tolles toller super spannende spannendes spannender spannenden interessante
  interessantes interessanter schweren schwere war glueckwunsch glueckwuensche gratulation
  gratuliere congratulations congrats chapeau respekt bravo played lovely nice great pleasure was
  klar sicher jawohl freilich sure gladly girl prima klasse los yeah juhuu juhuuu juhuuuu hurrah geschehen welcome you're wirklich ehrlich
  really entschuldigung fyi him ihm ihn her er freue anbei anhang angehaengt attached attachment
  enclosed listen na alle allen allerseits zusammen gemeinsam fairen faire fairer fair wuensche
  wuenscht wuenschen beste hat macht gemacht bis naechsten naechstes next time again
`;

const GAME = `
  partie partien spiel game match gegen gegn against vs versus gegner gegnerin opponent weiss
  weissen schwarz schwarzen white black spieler spielerin player zug zuege zuegen move moves
  eroeffnung eroeffne erster erste ersten first opening opener spiele play beginne ziehe lautet dazu
  antwort antworte antwortzug reply answer gleich los geht geht's start starting sofort meinerseits
  kommt dabei beiliegend folgt open begin level ebene stufe reihe feld platz seat place row position
  spot rang nr no nummer number
`;

const CHALLENGE = `
  ${GAME} fordere forder fordre fordern herausfordern heraus herausforderung herausforderungen
  herauszufordern forderung raus challenge challenging challenges antreten antrete anzutreten
  nehme nehmen nehm einnehmen einzunehmen besetze besetzen uebernehme uebernehmen beanspruche
  take claim occupy fill move up into like would empty leeren offenen sitz spielen wuerde naechsten naechster naechste naechstes next als gewuenscht freien freier freie frei
  free xxx leeren leerer vacant vacancy vakanz unbesetzten reihenfolge order folgender folgende
  folgenden following zuerst erstens zweitens drittens second third falls wenn nicht besetzt busy
  sonst ansonsten ersatzweise alternativ andernfalls otherwise or else if not oder taken available
  isn't er he she statt anstatt instead niederlage mutig nachgedacht ueberlegt lang lange ach bevor vergesse
  wunsch wahl choose choice pick waehle have hard einladen wieder again neue neuer new meinung
  freue freu freuen darauf kampf duell kompliziert nehme vor mir's vornehmen
`;

const ANSWER = `
  ${GAME} nehme nehm nimm an annehmen angenommen annahme akzeptiere akzeptiert accept accepted
  accepting herausforderung forderung challenge freut freue freu freuen mich selbstverstaendlich
  pleasure glad happy gladly stelle forderst deines ihres seine seiner spannend viel erfolg spass
  luck glueck enjoy looking forward beantworte bestaetige confirm confirmed einverstanden werde
`;

const REFUSAL = `
  ${GAME} lehne lehn ab abgelehnt ablehnen abzulehnen decline declining refuse reject herausforderung
  forderung challenge nicht kann koennen cannot can't kein keine keinen keiner zeit time no not tut
  leid moment momentan derzeit einfach viel los zuviel too busy many games other andere anderen
  partien muss must have do sorry umzug umzugs beruflich arbeit work bitte right fuer weitere another
  dieses mal diesmal annehmen an nehme accept take up unable grund gruenden zeitgruenden zeitlich
  stress afraid rather health gesundheitlich gesundheitlichen krank deshalb daher weil because das
`;

const RESULT = `
  ${GAME} pieces steinen figuren weisser schwarzer weisse schwarze als playing gewonnen gewonne gewann gewinnen gewinne won win wins siegte gesiegt sieg siege siegen
  victory verloren verlorn verlor lost lose loss unterlegen unterlag niederlage defeat aufgegeben
  aufgeben aufgegebn aufgebe gebe geb gab gibt gebn auf resign resigned resigns resigning
  resignation kapituliert kapitulieren kapitulierte capitulated gave given up hat hatte hab habe
  habt hast has have had geschlagen schlug schlagen geben musste muss mussten must remis remisen
  unentschieden draw drew drawn drawing endete endet geendet ended ends finished ausgegangen ging
  ging's beendet beende finish over vorbei zu ende fertig done ergebnis resultat endstand result
  results final score outcome war was wurde worden wird were been got am matt mattgesetzt matte
  schachmatt mate mated checkmate checkmated gesetzt setzte besiegt besiegte bezwungen bezwang beat
  beaten defeated er ihn ihm ihr he him his her she zuegen zuege zug im after nach move moves
  beide beiden both einigten geeinigt einigen einvernehmlich agreed agree angenommen angeboten annehme
  accepted accept offer offered remisangebot angebot agreement nehme an punkte punkt geteilt teilen
  teilten punkteteilung split point points half dauerschach perpetual check stellungswiederholung
  wiederholung dreifacher threefold repetition stalemate patt vereinbart verdient deserved deservedly
  verdienter verdienten fair glatt klar klarer deutlich hartem harter kampf kampfpartie zaehem tough
  fight long langem langer langen spannender spannende spannenden schoene schoener schoenen interesting
  interessanter great nice glueckwunsch gratulation gratuliere congratulations congrats respekt stark
  strong too stronger besser bessere better gespielt played playing gut style grossartig waffen
  gestreckt segel gestrichen flinte korn geworfen handtuch einfach soeben eben gestern yesterday
  damit somit ueberschritten time zeit dame turm laeufer springer bauern figur eingestellt verlust
  einsteller qualitaet daraufhin luft raus endspiel bauernendspiel turmendspiel endgame ending
  angriff attack stellung nicht sondern not but admit muss eine bitte eintragen notieren einzutragen
  verbuchen record register enter beat threw throw thrown werfe werfen in the towel congratulate this morning vs punktgewinn einen vollen ganzen full zugunsten favour sicht
  aus meiner koennen konnte konnten konnt could managed able friedlich freundschaftlich it's that's
  anfang anfangs schliesslich finally endlich im unsere  kurz fuer sich trennten
  getrennt sehen unentschieden concede conceded concedes verlierer gewinner winner
  sieger aufgabe resignation eins null nil zero gewinnt verliert loses black's white's glueck luck glueckliche gluecklich lucky blunder
  blundered blunders patzer fehler mistake 
`;

const LIST = `
  warteliste wartelist waiting list waitlist wl liste ewige ewigen ewiger standing eternal permanent
  dauerwarteliste setzen setzt setze setz gesetzt stellen nehmen nehmt nimm nehme put add enter place
  include join register eintragen eintrag trage tragen tragt trag eingetragen einzutragen aufnehmen
  aufgenommen aufnahme aufzunehmen beantrage antrag bitten bitte kommen kommt werden wuerde moeglich
  moeglichst possible if wenn falls could can kann koennt koennte koennten koenntet can will would sie
  ihr du moechte streichen streicht streich gestrichen loeschen loescht loesche entfernen entfernt
  entferne entferne austragen auszutragen remove removed take off out leave delete drop verlassen
  verlasse laenger stehen runter herunter weg abmelden melde mehr nicht no longer anymore any more dont don't be
  nichts wieder zurueck wird mir zu viel zuviel gerade derzeit momentan endgueltig ganz komplett
  aussetzen setzt aus pausieren pausiere pausiert pause unterbrechen suspend suspended ruhen
  automatischen automatische herausforderung herausforderungen forderungen automatic challenges challenge hold
  bis weiteres resume resumed aktivieren reaktivieren reactivate activate fortsetzen weiter again
  entry back dafuer niemand keiner frei ist nobody free available no one genug jetzt keinen keine freien freie enough geben gebt partien partie games schreiben schreibt packen
  pack packt ma sign gegner opponent for niemanden finde find warte wait naechsten naechste next
`;

const HOLIDAY = `
  urlaub jahresurlaub sommerurlaub winterurlaub skiurlaub weihnachtsurlaub osterurlaub kurzurlaub
  urlaubs urlaubszeit urlaubsmeldung ferien sommerferien winterferien weihnachtsferien abwesend
  abwesenheit verreist verreise verreisen fahre fahren fliege fliegen gehe gehen mache machen nehme
  nehmen reise unterwegs weg holiday holidays vacation leave away absent absence offline off break
  travelling traveling traveled travel krankenhaus klinik kur reha hospital pause auszeit time days
  tage tagen woche wochen week weeks zwei drei two three zehn ten bis to until till through thru
  and und einschliesslich inklusive einschl inkl incl including inclusive included beide both nicht
  not no kein keine keinen gibt erreichbar available unavailable reachable da zuhause hause home
  internet netz zugang access kann can cannot can't won't ziehen move moves play spielen antworten
  reply zuege zug moves dieser that machen werde will shall i'll we'll we're be been bleibe on eintragen eintrag notieren vormerken
  eingetragen vormerkung buchen book record register enter note bitte take taking going nehm meld
  melden anmelden announce familie family frau wife mann husband kindern kinder enkeln kids children
  januar februar maerz april mai juni juli august september oktober november dezember jan feb mrz apr
  jun jul aug sep sept okt nov dez january february march may june july october december dec oct mar
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag monday tuesday wednesday
  thursday friday saturday sunday mo di mi do fr sa so mon tue wed thu fri sat sun kw st nd rd th
  woche kalenderwoche weihnachten christmas ostern easter neujahr jedes jahr every year wie as ueber
  between zwischen zeit zeitraum period dieser during waehrend ab starting wieder zurueck back danach
  ich wir ostsee nordsee meer see berge bergen sea mountains abroad ausland daher deshalb inkl dem
  den dec starts ends beginnt endet dauert geplant
`;

const OBJECTION = `
  ${RESULT} einspruch widerspruch protest protestiere objection object lege erhebe reiche ein melde
  raise lodge file falsch wrong incorrect stimmt widerspreche beanstande dispute contest formal
  formally laeuft noch running playing gegen gemeldete gemeldeten reported gemeldet stimmt nicht
`;

const STAY = `
  bleibe bleiben stay staying remain dabei drin mitglied weiter weiterhin spiele spielen mache bin in
  keep seat place still want to play i'm
`;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z0-9']+/g) ?? []);

const ANYWHERE = wordsOf(`${HARMLESS} ${ANNOUNCING}`);

const ALONE = wordsOf(`${HARMLESS} ${COURTESY}`);

const BESIDE_MOVES = wordsOf(`${HARMLESS} ${GAME} antwortzug erster`);

const OF_KIND: Partial<Record<WishContent["kind"], ReadonlySet<string>>> = {
  challenge: wordsOf(CHALLENGE),
  acceptance: wordsOf(ANSWER),
  refusal: wordsOf(REFUSAL),
  moves: wordsOf(`${CHALLENGE} ${ANSWER}`),
  result: wordsOf(RESULT),
  "waiting-list": wordsOf(LIST),
  "standing-waiting-list": wordsOf(LIST),
  holiday: wordsOf(HOLIDAY),
  objection: wordsOf(OBJECTION),
  stay: wordsOf(STAY),
};

/**
 * Returns a test for folded words that do not change a wish of a kind; null for wishes that always
 * need the director.
 */
export const knownBeside = (kind: WishContent["kind"]): ((word: string) => boolean) | null => {
  const words = OF_KIND[kind];
  return words === undefined ? null : (word) => ANYWHERE.has(word) || words.has(word);
};

const WORDS = new Set([...ANYWHERE, ...ALONE, ...Object.values(OF_KIND).flatMap((it) => [...it])]);

/** True if a folded word is a known word of mails. */
export const isWord = (word: string): boolean => WORDS.has(word);

const PIECES = wordsOf("koenig king bauer bishop rook knight pawn");

/** True if a folded word may express a game's result: a colour, a piece, a win. */
export const tellsOfGames = (word: string): boolean =>
  OF_KIND.result?.has(word) === true || PIECES.has(word);

/** True if a folded word may stand in a sentence without a request. */
export const isCourteous = (word: string): boolean => ALONE.has(word);

/** True if a folded word may accompany moves without a further request. */
export const isBesideMoves = (word: string): boolean => BESIDE_MOVES.has(word);
