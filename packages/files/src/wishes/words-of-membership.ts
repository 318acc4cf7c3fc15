import { meaning } from "./phrases.ts";

/* Words of lists, of membership, and of objections, in three languages. */

export const LIST = meaning(`
  warteliste* | wartelist | liste | wl | warteschlange | schlange | waiting list | waitlist | wait list | list | queue | dauerwarteliste | liste d'attente
`);

export const ENTERS = meaning(`
  melde .. an | anmeld* | setz* | trag* .. ein | eintrag* | eingetragen | einzutragen | aufnehm* | aufgenommen | auf nehmen | nehm* .. auf | nehmt | pack* | schreib* | einreih* | reih* .. ein | anstell* | stell* | vormerk* | merk* .. vor | warteliste/liste/wartelist bitte/please | waiting list please | bitte warteliste | go/get/be on (the/your) (waiting) list | auf die/eure/ihre warteliste/liste/wl/dauerwarteliste | auf die ewige warteliste | drauf | draufsetzen | rauf | warte | warten
  | put | pop | stick | add | enter | include | sign | join | place | get me on | on the list | line up | queue up | register | get onto | get on | chuck | shove
  | mettez | mets | mettre | inscri* | ajout*
`);

export const LEAVES = meaning(`
  nehme/ziehe ... zurueck | streich* | gestrichen | austrag* | auszutragen | trag* .. aus | runter | herunter | raus | ohne mich | entfern* | loesch* | abmeld* | melde .. ab | nicht mehr | verlass* | nehmt .. von | nehmen .. von
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
  no longer take part/participate/continue | not take part | take my name off | strike my name | ne souhaite plus participer | me desinscrire | scheide ich aus | aus der pyramide | von der pyramide | off the pyramid | from the pyramid | out of the pyramid | off the ladder | from the ladder | out of the ladder | leave the pyramid | leave the ladder | quit the pyramid | quitting the pyramid
  | fuer mich schluss | schluss fuer mich | ist schluss | mache schluss | mach schluss | an den nagel | meinen platz .. auf | meinen platz .. frei* | platz freimachen | scheide aus | nicht weiter* | aufhoer* | hoere .. auf | hoer .. auf | beende .. teilnahme | beende .. mitgliedschaft | beende .. karriere | kuendig* | steige aus | steig aus | aussteig* | ausgestiegen | ich bin raus | bin dann raus | mache nicht mehr mit | mach nicht mehr mit | nicht mehr mitmachen | nicht mehr mitspielen | nicht laenger mitspielen | nicht mehr dabei | ohne mich | verabschiede mich | austritt | trete aus | ruecktritt | abschied nehmen | ziehe mich zurueck | zieh mich zurueck | zurueckziehen | mitgliedschaft | abzumelden | meine abmeldung | melde mich ab
  | hang up | hanging up | hung up | call it a day | calling it a day | retire | retiring | retirement | bow out | bowing out | step down | stepping down | done with | i quit | i'm quitting | time to stop | time to go | drop out | dropping out | pull out | pulling out | withdraw | withdrawing | my last | stop playing | not to continue | not continue | not be continuing | free up my place | vacate my | give up my place | giving up my place | resign my place | resign from | sign off for good
  | arrete | arreter | quitte | quitter | me retire* | desinscri* | retrait | ne joue plus | ne participe plus | plus participer | jette l'eponge | tire ma reverence | mettre fin
`);

export const PYRAMID = meaning("pyramid* | ladder | rangliste | pyramide | echelle");

/** Denials of a report. */
export const WRONG = meaning(`
  verdreht | vertauscht | verwechselt | umgekehrt | andersrum | wrong way round | other way round | the other way | inverse | l'inverse | kann nicht stimmen | richtigstell* | falsch* | stimmt (so) nicht | stimmt (gar) nicht | nicht richtig | nicht korrekt | inkorrekt | unzutreffend | unwahr | gelogen | luege* | luegt | irrtum | irrt* | fehler | nie | niemals | nicht einverstanden | kann nicht sein | unfug | unsinn | quatsch | nicht akzeptieren | akzeptiere .. nicht | korrigier* | berichtig* | reklamier* | widersprech* | einspruch | protest* | fechte .. an | anfechten
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
