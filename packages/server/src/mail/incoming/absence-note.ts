/** Subject prefixes of automatic mail in German, English and French. */
const SUBJECT =
  /^\s*(?:(?:automatische|automatic|auto)[- ]?(?:antwort|reply|response|e-?mail[- ]?antwort|nachricht)\b|autoreply\b|auto\s?:|autoresponse\b|abwesenheits(?:notiz|nachricht|meldung|assistent|info)\b|abwesen(?:d|heit)\s*:(?!.*\d)|urlaubs(?:notiz|benachrichtigung|abwesenheit)\b|out of (?:the )?office\b|ooo\b\s*[:-]|away from (?:the )?office\b|vacation (?:reply|response)\b|ich bin (?:nicht|derzeit nicht) im (?:büro|hause?)\b|.{1,60}\bist (?:außer|ausser) haus\b|.{1,60}\bis out of (?:the )?office\b|(?:gelesen|ungelesen|nicht gelesen|read|not read|lesebestätigung|empfangsbestätigung|read receipt|delivery receipt|zustellbestätigung)\b\s*(?::|$)|undeliver|unzustellbar|mail delivery|delivery (?:status|failure)|returned mail|failure notice|undelivered|réponse automatique|absence du bureau|message d['’]absence|notification d['’]absence|absent du bureau|accusé de (?:lecture|réception)|(?:lu|non lu)\s*:)/i;

/** Phrases that only occur in such notes. */
const SURE: readonly RegExp[] = [
  /\b(?:nicht|kein\w*)\b.{0,30}\b(?:weitergeleitet|weiterleitung)\b|\bnot (?:be )?forwarded\b/i,
  /\bin dringenden? (?:fällen|angelegenheiten|fall)\b|\b(?:for|in) urgent (?:matters|cases|issues)\b|\bif (?:it is|it's|your (?:request|matter) is) urgent\b/i,
  /\bautomatisch (?:generiert|erstellt|erzeugt)\w*\b|\bautomatically generated\b|\bthis is an automat|\bdies ist eine automat/i,
  /\b(?:no|limited) access to (?:my )?e-?mails?\b|\b(?:keinen|eingeschränkten|nur begrenzt\w*) zugriff auf (?:meine |mein )?(?:e-?mails?|postfach)\b/i,
  /\bréponse automatique\b|\bmessage automatique\b|\bgénéré automatiquement\b/i,
  /\babsente? du bureau\b|\b(?:en cas d['’]urgence|pour toute urgence)\b/i,
  /\b(?:nicht|wieder) im büro\b|\bout of (?:the )?office\b/i,
];

/** Phrases of such notes that people use, too. */
const LIKELY: readonly RegExp[] = [
  /\b(?:vielen dank|danke) für (?:ihre|deine|die) (?:e-?mail|mail|nachricht)\b|\bthank(?:s| you) for your (?:e-?mail|mail|message)\b/i,
  /\b(?:reply|respond|get back to you|answer)\b.{0,40}\b(?:return|back)\b|\bnach meiner (?:rückkehr|abwesenheit)\b|\bbeantworte\b.{0,60}\b(?:rückkehr|danach|anschließend)\b/i,
  /\b(?:wenden sie sich|kontaktieren sie|please contact|vertretung|mein\w* vertreter\w*)\b/i,
  /\b(?:abwesend|nicht erreichbar|on leave|on holiday|im urlaub|out of office|außer haus)\b|\babsente?\b|\ben congés?\b|\bde retour le\b/i,
];

/** Words of people who write to a pyramid. */
const PERSONAL =
  /\b(?:pyramide?|zug|züge|ziehen|partie|moves?|game|eintragen|vormerken|warteliste|bedenkzeit|turnierleit\w*|book|fordere|challenge|coups?|vacances du|défie?|liste d['’]attente)\b/i;

const READ_OF_IT = 3000;

/**
 * True if a mail without automatic headers is an absence note or a read receipt: by its subject, or
 * by phrases that only occur in such notes.
 */
export const isAbsenceNote = (subject: string, text: string): boolean => {
  if (SUBJECT.test(subject.slice(0, 200))) return true;
  const begin = text.slice(0, READ_OF_IT);
  if (PERSONAL.test(begin)) return false;
  const sure = SURE.filter((pattern) => pattern.test(begin)).length;
  const likely = LIKELY.filter((pattern) => pattern.test(begin)).length;
  return sure + likely >= 2 && sure > 0;
};
