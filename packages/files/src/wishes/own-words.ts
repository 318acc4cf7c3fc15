/** Introductions of the quoted mail by mail programs, in several languages. */
const ATTRIBUTION_END =
  /(?:\b(?:schrieb|wrote|geschrieben|said|schreef|napsal(?:a)?|yazdı|a écrit|ha scritto|escribió|schreibt|writes)\b[^:]{0,200}:?|\b(?:schrieb|wrote)\b.{0,160}:)\s*$/i;

const ATTRIBUTION_VERB =
  /schrieb|wrote|schrieben|said|schreef|napsal|yazd|écrit|scritto|escribi|schreibt|writes/i;

/** Parts of such a line besides its verb: a date, a time, or an address. */
const ATTRIBUTION_PLACE =
  /\d{1,2}[.:/-]\d{1,2}|\d{4}|@|^\s*(?:am|on|den|at|le|op|dne|il|el)\b|^[^.!?]{1,60}\b(?:schrieb|wrote)\s*:\s*$/i;

const DASHES = "(?:[-–—_=*]{2,}\\s*)";

/** A whole earlier mail follows. */
const EARLIER_MAIL = new RegExp(
  `^\\s*${DASHES}?(?:original(?:\\s|-)?(?:message|nachricht|mail)|urspr(?:ü|ue)ngliche (?:nachricht|mail|e-mail)|forwarded message|weitergeleitete (?:nachricht|mail|e-mail)|(?:begin|start of) forwarded message|(?:anfang|beginn) der weitergeleiteten (?:nachricht|e-mail)|forwarded by|weitergeleitet von|antwort von|nachricht von|reply from|message (?:d['’]origine|original|transféré)|début du message (?:transféré|réexpédié)|réponse de)\\b[^.!?]{0,120}(?:${DASHES}|:)\\s*$`,
  "i",
);

/** The header that Outlook puts above the earlier mail. */
const HEADER =
  /^\s*[*_]{0,2}(?:von|from|gesendet|sent|datum|date|an|to|cc|kopie|betreff|subject|antwort an|reply-to|de|envoyé|à|objet|répondre à)\s*:[*_]{0,2}\s/i;

const DEVICE =
  /^\s*(?:gesendet (?:von|mit|aus|ü?ber)|sent (?:from|with|via|by)|von meinem\b.{0,40}\bgesendet|von (?:unterwegs|meinem (?:handy|iphone|ipad))|diese (?:nachricht|e-?mail|mail) wurde (?:von|mit)|get outlook|outlook für|holen sie sich outlook|envoyé (?:de|depuis|avec)|virenfrei|virus-free|avast|diese e-mail wurde von)\b/i;

/** Words before a signature. */
const SIGN_OFF =
  /^\s*(?:(?:mit|viele|liebe|herzliche|beste|schöne|freundliche|sportliche|liebe|ganz liebe|vlg|mit den? besten|mit sportlichen|einen schönen)(?:\s+\p{L}+){0,3}\s+(?:gr(?:ü|ue)(?:ß|ss)(?:e|en)?|gruss|gruß)|gr(?:u|ü|ue)(?:ß|ss)e?|lg|vg|mfg|hg|bg|glg|hochachtungsvoll|(?:best|kind|kindest|warm|many|with)\s*(?:regards|wishes|greetings)|regards|cheers|sincerely|yours|br|ciao|tschüss|tschüß|bis (?:dann|bald)|servus|rgds|ahoj|groetjes|(?:bien )?cordialement|bien à vous|amicalement|sportivement|amitiés|(?:meilleures )?salutations(?: sportives| distinguées)?|bonne (?:journée|soirée)|à bientôt|respectueusement)(?!\p{L})[^.?!:]{0,50}[.,!]*\s*$/iu;

const POSTSCRIPT = /^\s*(?:ps|p\.\s?s\.|nb|nachtrag|edit)\b/i;

const LONGEST_ATTRIBUTION = 4;

/** Lines of a signature's name, before its other parts. */
const MOST_NAME_LINES = 2;

/** The sender's own text of a mail. */
export interface OwnWords {
  readonly text: string;
  /** Text below the signed name: mottos and titles, seldom an afterthought. */
  readonly below: string;
}

/**
 * Returns the sender's own text: without quoted lines, the answered or forwarded mail, the
 * signature and what telephones add. Answers between quoted lines stay. Linear.
 */
export const ownWords = (text: string): OwnWords => {
  const lines = text.split("\n");
  const own: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (/^\s{0,3}(?:--|—|–)\s*$/.test(line)) break;
    if (/^\s*[_=]{4,}\s*$/.test(line) && headerFollows(lines, index + 1)) break;
    if (earlierMailBegins(lines, index)) break;
    const introduced = attributionLength(lines, index);
    if (introduced > 0) {
      index += introduced - 1;
      // Without quotation marks, old and new text are indistinguishable: all of it is old.
      if (!quotationFollows(lines, index + 1)) break;
      own.push("");
    } else if (isQuoted(line)) own.push("");
    else if (!DEVICE.test(line)) own.push(line.trimEnd());
  }
  return signedOff(own);
};

/** Splits off the text below the name; a postscript is the sender's again. */
const signedOff = (lines: readonly string[]): OwnWords => {
  const signs = lines.findIndex((line, at) => at > 0 && SIGN_OFF.test(line));
  if (signs === -1) return { text: tidied(lines), below: "" };
  let end = signs + 1;
  for (let names = 0; end < lines.length && names < MOST_NAME_LINES; end++) {
    const line = lines[end] ?? "";
    if (line.trim() === "") {
      if (names > 0) break;
      continue;
    }
    if (!isNameLine(line)) break;
    names += 1;
  }
  const below = lines.slice(end);
  const postscript = below.findIndex((line) => POSTSCRIPT.test(line));
  const again = postscript === -1 ? [] : below.slice(postscript);
  return {
    text: tidied([...lines.slice(0, end), "", ...again]),
    below: tidied(postscript === -1 ? below : below.slice(0, postscript)),
  };
};

/** An earlier mail below the sender's own text. */
export interface EarlierMail {
  /** The line that names its writer. */
  readonly from: string;
  readonly text: string;
}

const WRITER = /^\s*[*_]{0,2}(?:von|from|de)\s*:[*_]{0,2}\s*(.{1,200})$/i;

/** Returns the mail that a text passes on with its header, or quotes; null if there is none. */
export const earlierMail = (text: string): EarlierMail | null => {
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const introduced = attributionLength(lines, index);
    if (introduced > 0) {
      const quoted = lines
        .slice(index + introduced)
        .map((line) => line.replace(/^ {0,3}[>|»] ?/, ""));
      return { from: lines.slice(index, index + introduced).join(" "), text: tidied(quoted) };
    }
    if (!earlierMailBegins(lines, index)) continue;
    const from = lines.slice(index, index + 8).findIndex((line) => WRITER.test(line));
    const named = from === -1 ? undefined : WRITER.exec(lines[index + from] ?? "")?.[1];
    if (named === undefined) return null;
    const end = lines.findIndex((line, at) => at > index + from && line.trim() === "");
    return end === -1 ? null : { from: named, text: tidied(lines.slice(end)) };
  }
  return null;
};

const isNameLine = (line: string): boolean =>
  /^\s*[\p{L}.'’() -]{1,40},?\s*$/u.test(line) && line.trim().split(/\s+/).length <= 4;

const tidied = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const isQuoted = (line: string): boolean => /^ {0,3}[>|»]/.test(line);

const headerFollows = (lines: readonly string[], index: number): boolean =>
  lines.slice(index, index + 3).some((line) => HEADER.test(line));

const earlierMailBegins = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? "";
  if (line.length < 300 && EARLIER_MAIL.test(line)) return true;
  if (!HEADER.test(line)) return false;
  const block = lines.slice(index, index + 8).filter((next) => HEADER.test(next));
  return block.length >= 3;
};

/** Counts the lines that introduce a quotation here; 0 if none. Long ones are wrapped. */
const attributionLength = (lines: readonly string[], index: number): number => {
  const near = lines.slice(index, index + LONGEST_ATTRIBUTION);
  if (near[0]?.trim() === "" || !near.some((line) => ATTRIBUTION_VERB.test(line))) return 0;
  for (let length = 1; length <= LONGEST_ATTRIBUTION; length++) {
    const line = lines[index + length - 1] ?? "";
    if (line.trim() === "" || line.length > 300) return 0;
    const words = lines.slice(index, index + length).join(" ");
    if (words.length >= 400) return 0;
    if (ATTRIBUTION_END.test(words) && ATTRIBUTION_PLACE.test(words)) return length;
  }
  return 0;
};

const quotationFollows = (lines: readonly string[], index: number): boolean => {
  const next = lines.slice(index, index + 4).find((line) => line.trim() !== "");
  return next !== undefined && isQuoted(next);
};
